import PushDocuments
import PushModel
import Testing

@Suite struct SectionTests {
  @Test func `A line belongs to the nearest heading above it`() {
    #expect(Edition.nhncloudKo.section(atLine: 231) == Edition.nhncloudKo.section(atLine: 226))
    #expect(Edition.toastEn.section(atLine: 215) == "Token Registration")
    #expect(Edition.toastEn.section(atLine: 640) == "Token Registration")
    #expect(Edition.toastEn.section(atLine: 747) == "Network Error Codes")
  }

  @Test func `A heading belongs to itself`() {
    for edition in Edition.allCases {
      for heading in edition.headings {
        #expect(edition.section(atLine: heading.line) == heading.text)
      }
    }
  }

  @Test(arguments: [(171, 151), (143, 157), (203, 211), (227, 159), (283, 217), (459, 495)])
  func `In tcpush-ko a block that stands away from its heading is still found in its section`(
    line: Int, heading: Int
  ) {
    let edition = Edition.tcpushKo
    #expect(edition.section(atLine: line) == edition.section(atLine: heading))
    #expect(edition.headings.contains { $0.line == heading })
  }

  @Test func `Every citation has a section`() {
    for citation in CitedPlace.all {
      #expect(!citation.edition.section(atLine: citation.lines.first).isEmpty, "\(citation)")
    }
  }
}
