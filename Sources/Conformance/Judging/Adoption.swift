import PushModel
import StateMachines

/// Takes over what was seen of a port where the specification leaves it undecided.
extension CasePlay<QuestioningPort> {
  /// Takes over a record as it was seen; all else that is known of this kind of token stays.
  mutating func adopt(_ record: ServerRecord, of type: PushType) {
    player.session.world.place(record, of: type)
    port.port.adopt(record, of: type)
  }

  /// How the device may keep a record that the push service holds after a step that left its outcome open.
  func keeping(_ record: ServerRecord?, of type: PushType) -> [TokenRecord.State] {
    guard let record else { return [.none, .unregistered] }
    let state = port.port.system.state
    // It may have dropped the record before, and whether it has registered it anew since its start cannot be seen.
    let isDropped = state.kept[type] == nil && record == player.session.world.record(of: type)
    if isDropped { return [.registered, .none] }
    let isOld = state.record(type) == .registeredInEarlierRun
    return isOld ? [.registered, .registeredInEarlierRun] : [.registered]
  }

  /// The plays in which nothing is under way for a kind of token and `record`, or none, is registered: one for each
  /// state of the device's own record that is given.
  func settled(_ type: PushType, holding record: ServerRecord?, as known: [TokenRecord.State]) -> [Self] {
    known.map { known in
      var settled = self
      settled.player.session.settle(type, holding: record)
      settled.player.openCallNames = settled.player.session.openCallNames
      settled.port.port.settle(type, as: known, holding: known == .none ? nil : record)
      return settled
    }
  }

  /// Takes over the user, and the system's state for messages, as they were seen.
  mutating func adopt(_ world: MachineStates) { player.session.world.adopt(world) }
}

extension CaseSession {
  /// The kinds of token with an open call or a request that waits for an answer.
  var busyTypes: PushTypes {
    var busy = PushTypes()
    // A call whose outcome is not reported may be under way as long as any request waits.
    for call in calls where call.isOpen && (call.isReported || !world.holdsNothing) {
      // An update tells one outcome for all registered tokens (UPD-2).
      if call.operation == .update { return .both }
      for type in call.types.channels where call.awaits(type) { busy.insert(type) }
    }
    for request in world.held { busy.insert(request.request.type) }
    return busy
  }

  /// Ends all that is under way for a kind of token, and sets its record.
  fileprivate mutating func settle(_ type: PushType, holding record: ServerRecord?) {
    for place in calls.indices where calls[place].awaits(type) { calls[place].completed.insert(type) }
    world.forgetRequests(about: type)
    world.place(record, of: type)
  }
}

extension PushSystem.Request {
  /// The kind of token that the request is about.
  var type: PushType { if case .token(let type) = self { type } else { served ?? .apns } }
}
