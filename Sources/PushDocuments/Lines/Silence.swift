/// The reason why a line of a document says nothing of how the SDK behaves.
package enum Silence: String, CaseIterable, Hashable, Sendable {
  /// A heading of the document.
  case heading
  /// Marks of a list, a table or a block of code, the names of columns, a label of what follows.
  case layout
  /// A picture.
  case picture
  /// Nothing but the way to another page.
  case link
  /// The place of a setting or command in Xcode.
  case menu
  /// The behaviour of the vendor's console.
  case console
  /// A sentence that only announces what follows.
  case introduction
  /// A comment or a sentence that only names the thing beside it.
  case caption
  /// The scaffolding of a listing or sample.
  case scaffolding
  /// A call or a method as it is declared elsewhere, shown in use.
  case usage
  /// A repetition of other lines, which are cited.
  case repetition

  /// The reason in words.
  package var words: String {
    switch self {
    case .heading: "a heading"
    case .layout: "marks of lists, tables and blocks, and labels"
    case .picture: "a picture"
    case .link: "nothing but the way to another page"
    case .menu: "where something is found in Xcode"
    case .console: "what the vendor's console does"
    case .introduction: "a sentence that only announces what follows"
    case .caption: "a comment or a sentence that only names what it stands at"
    case .scaffolding: "what any listing or sample has around what it shows"
    case .usage: "a call or method as it is declared elsewhere, shown in use"
    case .repetition: "what other lines, which are cited, say already"
    }
  }
}
