public import StateMachines

/// The record of one kind of token of the device at the push service.
public enum Server: Machine {
  /// The name in the specification.
  public static let name = "Server"
  /// Where the machine begins.
  public static let initial = State.noRecord

  /// What the server remembers.
  public enum State: String, Finite {
    case noRecord, recorded
  }

  /// A request that reaches the server, by what becomes of it.
  public enum Input: String, Finite {
    case acceptRegister, acceptUpdate, acceptUnregister, acceptQuery, fail
  }

  /// What the server answers.
  public enum Output: String, Finite {
    case confirm, tellRecord, tellNoRecord, failure
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .noRecord:
      switch input {
      case .acceptRegister: .go(to: .recorded, .confirm, per: "REG-1")
      case .acceptUpdate: .stay(.confirm, per: "PLAT-10")
      case .acceptUnregister: .stay(.confirm, per: "PLAT-10")
      case .acceptQuery: .stay(.tellNoRecord, per: "QUERY-3")
      case .fail: .stay(.failure, per: "ERR-6")
      }
    case .recorded:
      switch input {
      case .acceptRegister: .stay(.confirm, per: "REG-9")
      case .acceptUpdate: .stay(.confirm, per: "REG-9")
      case .acceptUnregister where edition.hasUnregister: .go(to: .noRecord, .confirm, per: "UNREG-1")
      case .acceptUnregister: .go(to: .noRecord, .confirm, per: "PLAT-10")
      case .acceptQuery: .stay(.tellRecord, per: "QUERY-3")
      case .fail: .stay(.failure, per: "ERR-6")
      }
    }
  }
}
