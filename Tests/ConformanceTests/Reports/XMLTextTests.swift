import Testing

@testable import Conformance

@Suite struct XMLTextTests {
  @Test func `Nothing is taken for markup`() {
    #expect(XMLText.escaped("a<b>&\"c\"\n", isAttribute: false) == "a&lt;b&gt;&amp;\"c\"\n")
    #expect(XMLText.escaped("a<b>&\"c\"\n\t", isAttribute: true) == "a&lt;b&gt;&amp;&quot;c&quot;&#10;&#9;")
  }

  @Test func `What no document may hold is replaced`() {
    #expect(
      XMLText.escaped("a\u{0}\u{1B}\u{FFFE}b\r", isAttribute: false) == "a\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}")
  }
}
