import ModelAnalysis

extension PushSystem {
  var indexBound: Int { (3 * 3 * 3 * 2 * 3 * 5 * 3 * 8 * 2 * 4) << (2 * slots) }

  func index(of state: PushState) -> Int {
    var index = MixedRadix()
    index.append(state.permission.rawValue, radix: 3)
    index.append(state.user, radix: 3)
    index.append(state.app.rawValue, radix: 3)
    index.append(state.isOnline ? 1 : 0, radix: 2)
    index.append(state.token.rawValue, radix: 3)
    index.append(state.registration.rawValue, radix: 5)
    index.append(state.boundUser, radix: 3)
    index.append(state.agreement, radix: 8)
    index.append(state.isDirty ? 1 : 0, radix: 2)
    index.append(state.voip.rawValue, radix: 4)
    index.append(state.calls.bits, radix: 1 << (2 * slots))
    return index.number
  }

  func state(at index: Int) -> PushState {
    var index = MixedRadix(index)
    var state = PushState()
    state.calls.bits = UInt32(truncatingIfNeeded: index.removeLast(radix: 1 << (2 * slots)))
    state.voip = .init(digit: index.removeLast(radix: 4))
    state.isDirty = index.removeLast(radix: 2) == 1
    state.agreement = UInt8(truncatingIfNeeded: index.removeLast(radix: 8))
    state.boundUser = UInt8(truncatingIfNeeded: index.removeLast(radix: 3))
    state.registration = .init(digit: index.removeLast(radix: 5))
    state.token = .init(digit: index.removeLast(radix: 3))
    state.isOnline = index.removeLast(radix: 2) == 1
    state.app = .init(digit: index.removeLast(radix: 3))
    state.user = UInt8(truncatingIfNeeded: index.removeLast(radix: 3))
    state.permission = .init(digit: index.removeLast(radix: 3))
    return state
  }
}
