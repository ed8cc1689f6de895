public import StateMachines

// What the world's machines tell goes to whoever has asked: the world itself knows who that is.

extension Permission: PushMachine {
  /// No output is led on by a route.
  public static func routes(of output: Output, about channel: Channel, in edition: Edition) -> [PushRoute] {
    []
  }
}

extension DeviceToken: PushMachine {
  /// No output is led on by a route.
  public static func routes(of output: Output, about channel: Channel, in edition: Edition) -> [PushRoute] {
    []
  }
}

extension VoIPToken: PushMachine {
  /// No output is led on by a route.
  public static func routes(of output: Output, about channel: Channel, in edition: Edition) -> [PushRoute] {
    []
  }
}

extension Server: PushMachine {
  /// No output is led on by a route.
  public static func routes(of output: Output, about channel: Channel, in edition: Edition) -> [PushRoute] {
    []
  }
}

extension CallReporting: PushMachine {
  /// No output is led on by a route.
  public static func routes(of output: Output, about channel: Channel, in edition: Edition) -> [PushRoute] {
    []
  }
}
