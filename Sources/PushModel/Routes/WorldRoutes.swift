public import StateMachines

/// A machine of the world. Its outputs go to whoever has asked, which the world itself knows.
public protocol WorldMachine: PushMachine {}

extension WorldMachine {
  /// No routes: the outputs are not led on.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    []
  }
}

extension Permission: WorldMachine {}
extension DeviceToken: WorldMachine {}
extension VoIPToken: WorldMachine {}
extension Server: WorldMachine {}
extension CallReporting: WorldMachine {}
