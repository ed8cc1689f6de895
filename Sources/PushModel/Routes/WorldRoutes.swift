public import StateMachines

/// A machine of the world. What it tells goes to whoever has asked: the world itself knows who that is.
public protocol WorldMachine: PushMachine {}

extension WorldMachine {
  /// No output is led on by a route.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    []
  }
}

extension Permission: WorldMachine {}
extension DeviceToken: WorldMachine {}
extension VoIPToken: WorldMachine {}
extension Server: WorldMachine {}
extension CallReporting: WorldMachine {}
