import PushModel
import StateMachines

/// The cells of the world's machines that a case passed.
public struct WorldVisits: Sendable {
  private let permission: [Cell<Permission>]
  private let deviceToken: [Cell<DeviceToken>]
  private let voipToken: [Cell<VoIPToken>]
  private let apnsServer: [Cell<Server>]
  private let voipServer: [Cell<Server>]
  private let callReporting: [Cell<CallReporting>]

  init(_ world: World) {
    permission = world.permission.visited
    deviceToken = world.deviceToken.visited
    voipToken = world.voipToken.visited
    apnsServer = world.apnsServer.visited
    voipServer = world.voipServer.visited
    callReporting = world.callReporting.visited
  }

  /// The cells as `Machine/state/input`, without repetition.
  public var keys: [String] {
    var keys: [String] = []
    var known: Set<String> = []
    func add<M: Machine>(_ cells: [Cell<M>]) {
      for cell in cells {
        let key = "\(M.name)/\(cell.state.name)/\(cell.input.name)"
        if known.insert(key).inserted { keys.append(key) }
      }
    }
    add(permission)
    add(deviceToken)
    add(voipToken)
    add(apnsServer)
    add(voipServer)
    add(callReporting)
    return keys
  }
}
