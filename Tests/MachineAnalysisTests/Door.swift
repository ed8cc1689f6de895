import StateMachines

/// A small machine for the tests: a door whose older edition has no lock.
enum Door: Machine {
  static let name = "Door"
  static let initial = State.closed

  enum Edition: String, Finite { case old, middle, new }
  enum State: String, Finite { case closed, open, end }
  enum Input: String, Finite { case push, pull, lock, wait }
  enum Output: String, Finite { case creak, click }

  /// What does the lock do to an open door?
  enum LockOfAnOpenDoor: String, Question {
    case ignored, slams
    static let id = "Q-DOOR-1"
  }

  /// Does a door creak?
  enum Creaking: String, Question {
    case silent, loud
    static let id = "Q-DOOR-2"
  }

  static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .closed:
      switch input {
      case .push: .go(to: .open, .creak, per: "DOOR-1")
      case .pull: .impossible(per: "DOOR-2")
      case .lock: edition == .old ? .impossible(per: "DOOR-3") : .go(to: .end, .click, per: "DOOR-4")
      case .wait: .stay(per: "DOOR-5")
      }
    case .open:
      switch input {
      case .push: .impossible(per: "DOOR-2")
      case .pull: pulled
      case .lock where edition == .old: .impossible(per: "DOOR-3")
      case .lock:
        .open(LockOfAnOpenDoor.self) {
          switch $0 {
          case .ignored: .stay(.click, per: "DOOR-4")
          case .slams: .go(to: .closed, .creak, .click, per: "Q-DOOR-1")
          }
        }
      case .wait: .stay(per: "DOOR-5")
      }
    case .end: .impossible(per: "DOOR-10")
    }
  }

  /// Asks the same question twice: the contradicting branches are nobody's.
  private static var pulled: Rule<Self> {
    .open(Creaking.self) { first in
      .open(Creaking.self) { second in
        switch (first, second) {
        case (.silent, .silent): .go(to: .closed, per: "DOOR-6")
        case (.loud, .loud): .go(to: .closed, .creak, per: "DOOR-6")
        case (.silent, .loud), (.loud, .silent): .impossible(per: "DOOR-7")
        }
      }
    }
  }
}
