import MachineAnalysis
import StateMachines

/// A client and a server with one stream between them, which the client opens, and a frame on its way to each.
struct Exchange: TransitionSystem {
  struct State: Hashable, Sendable {
    var client = Endpoint()
    var server = Endpoint()
  }

  /// The state of the stream, and the frame that will arrive.
  struct Endpoint: Hashable, Sendable {
    var stream = Stream.initial
    var arriving: Stream.Input?
  }

  enum Move: Hashable, Sendable {
    case client(Stream.Input)
    case server(Stream.Input)
  }

  let machine: MachineSystem<Stream>
  var initialStates: [State] { [State()] }

  func addSuccessors(of state: State, to list: inout [Successor<Move, [Stream.Output], State>]) {
    for input in Stream.Input.allCases {
      if let (seen, next) = step(\.client, \.server, in: state, input) {
        list.append(Successor(.client(input), seen: seen, to: next))
      }
      // The server does not begin.
      if state.server.stream != .idle || input.received == nil,
        let (seen, next) = step(\.server, \.client, in: state, input)
      {
        list.append(Successor(.server(input), seen: seen, to: next))
      }
    }
  }

  /// The outputs and the next state for a frame that one side sends or receives; `nil` where the frame is impossible.
  private func step(
    _ side: WritableKeyPath<State, Endpoint>, _ peer: WritableKeyPath<State, Endpoint>, in state: State,
    _ input: Stream.Input
  ) -> ([Stream.Output], State)? {
    guard let transition = machine.rule(in: state[keyPath: side].stream, on: input).transition else {
      return nil
    }
    var next = state
    if let target = transition.target { next[keyPath: side].stream = target }
    var sent = input.received
    if sent == nil {
      guard state[keyPath: side].arriving == input else { return nil }
      next[keyPath: side].arriving = nil
      if transition.outputs == [.resetStreamClosed] { sent = .receiveReset }
    } else if transition.outputs != [.sent] {
      return nil
    }
    if let sent {
      guard state[keyPath: peer].arriving == nil else { return nil }
      next[keyPath: peer].arriving = sent
    }
    return (transition.outputs, next)
  }
}

extension Stream.Input {
  /// The received frame for a sent one; `nil` for a received one.
  fileprivate var received: Self? {
    switch self {
    case .sendHeaders: .receiveHeaders
    case .sendLastHeaders: .receiveLastHeaders
    case .sendReset: .receiveReset
    case .receiveHeaders, .receiveLastHeaders, .receiveReset: nil
    }
  }
}
