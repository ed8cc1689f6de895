import PushDocuments
import PushModel
import Testing

/// Tests that need no documents: the repository has the number of lines, and the numbers of the blank ones.
@Suite struct LineAccountTests {
  @Test(arguments: Edition.allCases)
  func `A line with text belongs to something, or says nothing for a reason`(in edition: Edition) {
    let open = LineAccount.all(of: edition).filter(\.isOpen).map(\.line)
    #expect(open == [], "nobody has said what these lines of \(edition.rawValue) are for")
  }

  @Test(arguments: Edition.allCases)
  func `A citation begins and ends on a line that says something`(of edition: Edition) {
    let lines = edition.documentLines
    for place in CitedPlace.all where place.edition == edition {
      for range in place.lines.ranges ?? [] {
        #expect(range.upperBound <= lines.count, "\(place) is beyond the end of the document")
        for line in Set([range.lowerBound, range.upperBound]) {
          #expect(!lines.blank.contains(line), "\(place): line \(line) is blank")
        }
      }
    }
  }

  @Test(arguments: Edition.allCases)
  func `Nothing rests on marks, pictures and links alone`(of edition: Edition) {
    let silent = edition.documentLines.silent
    for place in CitedPlace.all where place.edition == edition && Defect.named(place.id) == nil {
      let isEmpty = place.lines.numbers.allSatisfy { line in
        switch silent[line] {
        case .layout, .picture, .link: true
        case .heading, .menu, .console, .introduction, .caption, .scaffolding, .usage, .repetition, nil: false
        }
      }
      #expect(!isEmpty, "\(place)")
    }
  }

  @Test(arguments: Edition.allCases)
  func `Lines that are said to say nothing exist`(in edition: Edition) {
    let lines = edition.documentLines
    for line in lines.silent.keys {
      #expect((1...lines.count).contains(line), "\(edition.rawValue) \(line) does not exist")
    }
  }
}
