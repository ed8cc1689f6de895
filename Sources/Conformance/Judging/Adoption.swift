import PushModel
import StateMachines

/// The specification goes on from what was seen of a port, where nobody decides what is to be seen.
extension CasePlay<QuestioningPort> {
  /// What is registered is as it was seen; whatever else is known of the kind of token stays.
  mutating func adopt(_ record: ServerRecord, of type: PushType) {
    player.session.world.place(record, of: type)
    port.port.adopt(record, of: type)
  }

  /// Nothing is under way about a kind of token; in each way in which the device may keep what was seen.
  func settled(_ type: PushType, holding record: ServerRecord?) -> [Self] {
    let known: [TokenRecord.State] = record == nil ? [.none, .unregistered] : [.registered]
    return known.map { known in
      var settled = self
      settled.player.session.settle(type, holding: record)
      settled.player.openCallNames = settled.player.session.openCallNames
      settled.port.port.settle(type, as: known, holding: record)
      return settled
    }
  }

  /// The user, and what the system tells of messages, are as they were seen.
  mutating func adopt(_ world: MachineStates) { player.session.world.adopt(world) }
}

extension CaseSession {
  /// The kinds of token about which a call is open or something waits for an answer.
  var busyTypes: PushTypes {
    var busy = PushTypes()
    // One of whose outcome nobody is told may be under way as long as something waits.
    for call in calls where call.isOpen && (call.isReported || !world.holdsNothing) {
      for type in call.types.channels where call.awaits(type) { busy.insert(type) }
    }
    for request in world.held { busy.insert(request.request.type) }
    return busy
  }

  /// Nothing is under way about a kind of token, and this is registered.
  fileprivate mutating func settle(_ type: PushType, holding record: ServerRecord?) {
    for place in calls.indices where calls[place].awaits(type) { calls[place].completed.insert(type) }
    world.forgetRequests(about: type)
    world.place(record, of: type)
  }
}

extension PushSystem.Request {
  /// The kind of token that it is about.
  var type: PushType {
    if case .token(let type) = self { type } else { served ?? .apns }
  }
}
