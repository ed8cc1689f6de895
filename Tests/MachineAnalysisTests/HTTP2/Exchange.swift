import MachineAnalysis
import StateMachines

/// A client and a server with one stream between them, which the client opens, and the frames on their way.
struct Exchange: TransitionSystem {
  struct State: Hashable, Sendable {
    var client = Endpoint()
    var server = Endpoint()
  }

  /// Where the stream is, and up to two frames that will arrive.
  struct Endpoint: Hashable, Sendable {
    var stream = Stream.initial
    var first: Stream.Input?
    var second: Stream.Input?

    var isFull: Bool { second != nil }

    mutating func add(_ frame: Stream.Input) {
      if first == nil { first = frame } else { second = frame }
    }
  }

  enum Move: Hashable, Sendable {
    case client(Stream.Input)
    case server(Stream.Input)
  }

  let machine: MachineSystem<Stream>
  var initialStates: [State] { [State()] }

  func addSuccessors(of state: State, to list: inout [Successor<Move, [Stream.Output], State>]) {
    addMoves(of: \.client, beside: \.server, in: state, Move.client, to: &list)
    addMoves(of: \.server, beside: \.client, in: state, Move.server, to: &list)
  }

  private func addMoves(
    of side: WritableKeyPath<State, Endpoint>, beside peer: WritableKeyPath<State, Endpoint>, in state: State,
    _ move: (Stream.Input) -> Move, to list: inout [Successor<Move, [Stream.Output], State>]
  ) {
    func add(_ input: Stream.Input, after before: State, causing frame: (Stream.Output) -> Stream.Input?) {
      guard let transition = machine.rule(in: state[keyPath: side].stream, on: input).transition else {
        return
      }
      let frames = transition.outputs.compactMap(frame)
      guard !transition.outputs.contains(.refused), frames.isEmpty || !state[keyPath: peer].isFull else {
        return
      }
      var next = before
      if let target = transition.target { next[keyPath: side].stream = target }
      for frame in frames { next[keyPath: peer].add(frame) }
      list.append(Successor(move(input), seen: transition.outputs, to: next))
    }

    for (sent, received) in Self.frames where side == \.client || state[keyPath: side].stream != .idle {
      add(sent, after: state) { $0 == .sent ? received : nil }
    }
    if let arriving = state[keyPath: side].first {
      var next = state
      next[keyPath: side].first = state[keyPath: side].second
      next[keyPath: side].second = nil
      add(arriving, after: next) { $0 == .resetStreamClosed ? .receiveReset : nil }
    }
  }

  /// Every frame but PUSH_PROMISE, as it is sent and as it arrives.
  private static let frames = zip(Stream.Input.allCases.prefix(8), Stream.Input.allCases.dropFirst(8)).filter
  {
    $0.0 != .sendPushPromise
  }
}
