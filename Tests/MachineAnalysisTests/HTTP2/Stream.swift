import StateMachines

/// The states of an HTTP/2 stream as one endpoint sees it, by section 5.1 of RFC 7540 and of RFC 9113.
///
/// An input is a frame that the endpoint wants to send, or one that it receives; a `Last` frame has END_STREAM set. A
/// stream that is closed remembers how, since the standards treat late frames by that.
enum Stream: Machine {
  static let name = "Stream"
  static let initial = State.idle

  enum Edition: String, Finite {
    case rfc7540 = "RFC7540"
    case rfc9113 = "RFC9113"
  }

  enum State: String, Finite {
    case idle, reservedLocal, reservedRemote, open, halfClosedLocal, halfClosedRemote
    /// Both sides have sent END_STREAM.
    case closedByEnd
    /// The peer has sent RST_STREAM.
    case closedByPeer
    /// This endpoint has sent RST_STREAM.
    case closedByReset
    /// GOAWAY was sent, and all streams are gone with the connection.
    case connectionClosed
  }

  enum Input: String, Finite {
    case sendHeaders, sendLastHeaders, sendData, sendLastData
    case sendPushPromise, sendReset, sendPriority, sendWindowUpdate
    case receiveHeaders, receiveLastHeaders, receiveData, receiveLastData
    case receivePushPromise, receiveReset, receivePriority, receiveWindowUpdate
  }

  enum Output: String, Finite {
    /// The frame is sent, or may not be.
    case sent, refused
    /// What the frame means to whoever uses the stream.
    case headers, data, end, promise, cancelled, credit, priority
    /// The stream is reset with STREAM_CLOSED.
    case resetStreamClosed
    /// The connection ends with an error.
    case goAwayProtocolError, goAwayStreamClosed
  }

  /// Are the signals applied that RFC 9113 deprecates? It says that this can still be of use.
  enum PrioritySignals: String, Question {
    case applied, ignored
    static let id = "Q-PRIORITY"
  }

  /// RFC 9113 lets most frames on a closed stream be an error of the connection.
  enum FramesOnClosedStreams: String, Question {
    case discarded, connectionError
    static let id = "Q-CLOSED"
  }

  /// RFC 7540 lets WINDOW_UPDATE and RST_STREAM be an error that come a significant time after the end. There is no
  /// clock here: an endpoint takes either none or all of them for late.
  enum LateFrames: String, Question {
    case ignored, connectionError
    static let id = "Q-LATE"
  }

  static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .idle: idle(input, edition)
    case .reservedLocal: reservedLocal(input, edition)
    case .reservedRemote: reservedRemote(input, edition)
    case .open: open(input, edition)
    case .halfClosedLocal: halfClosedLocal(input, edition)
    case .halfClosedRemote: halfClosedRemote(input, edition)
    case .closedByEnd: closedByEnd(input, edition)
    case .closedByPeer: closedByPeer(input, edition)
    case .closedByReset: closedByReset(input, edition)
    case .connectionClosed: .impossible(per: edition["5.4.1"])
    }
  }

  /// The rules that hold in every state.
  static func prioritised(in edition: Edition) -> Rule<Self> {
    switch edition {
    case .rfc7540: .stay(.priority, per: "RFC7540-5.3")
    case .rfc9113:
      .open(PrioritySignals.self) {
        switch $0 {
        case .applied: .stay(.priority, per: "RFC9113-5.3.2")
        case .ignored: .stay(per: "RFC9113-5.3.2")
        }
      }
    }
  }
}

extension Stream.Edition {
  /// A section of the standard.
  subscript(section: String) -> Citation { Citation(stringLiteral: "\(rawValue)-\(section)") }
}

/// States in which frames are exchanged, or will be.
extension Stream {
  static func idle(_ input: Input, _ edition: Edition) -> Rule<Self> {
    switch input {
    case .sendHeaders: .go(to: .open, .sent, per: edition["5.1"])
    case .sendLastHeaders: .go(to: .halfClosedLocal, .sent, per: edition["5.1"])
    case .receiveHeaders: .go(to: .open, .headers, per: edition["5.1"])
    case .receiveLastHeaders: .go(to: .halfClosedRemote, .headers, .end, per: edition["5.1"])
    case .sendPushPromise: .go(to: .reservedLocal, .sent, per: edition["6.6"])
    case .receivePushPromise: .go(to: .reservedRemote, .promise, per: edition["6.6"])
    case .sendReset: .stay(.refused, per: edition["6.4"])
    case .sendData, .sendLastData, .sendWindowUpdate: .stay(.refused, per: edition["5.1"])
    case .receiveData, .receiveLastData, .receiveReset, .receiveWindowUpdate:
      .go(to: .connectionClosed, .goAwayProtocolError, per: edition["5.1"])
    case .sendPriority: .stay(.sent, per: edition["6.3"])
    case .receivePriority: prioritised(in: edition)
    }
  }

  static func reservedLocal(_ input: Input, _ edition: Edition) -> Rule<Self> {
    switch input {
    case .sendHeaders: .go(to: .halfClosedRemote, .sent, per: edition["5.1"])
    case .sendLastHeaders: .go(to: .closedByEnd, .sent, per: edition["5.1"])
    case .sendReset: .go(to: .closedByReset, .sent, per: edition["5.1"])
    case .sendData, .sendLastData, .sendWindowUpdate: .stay(.refused, per: edition["5.1"])
    case .sendPushPromise: .stay(.refused, per: edition["6.6"])
    case .receiveReset: .go(to: .closedByPeer, .cancelled, per: edition["5.1"])
    case .receiveWindowUpdate: .stay(.credit, per: edition["5.1"])
    case .receiveHeaders, .receiveLastHeaders, .receiveData, .receiveLastData:
      .go(to: .connectionClosed, .goAwayProtocolError, per: edition["5.1"])
    case .receivePushPromise: .go(to: .connectionClosed, .goAwayProtocolError, per: edition["6.6"])
    case .sendPriority: .stay(.sent, per: edition["6.3"])
    case .receivePriority: prioritised(in: edition)
    }
  }

  static func reservedRemote(_ input: Input, _ edition: Edition) -> Rule<Self> {
    switch input {
    case .sendReset: .go(to: .closedByReset, .sent, per: edition["5.1"])
    case .sendWindowUpdate: .stay(.sent, per: edition["5.1"])
    case .sendHeaders, .sendLastHeaders, .sendData, .sendLastData: .stay(.refused, per: edition["5.1"])
    case .sendPushPromise: .stay(.refused, per: edition["6.6"])
    case .receiveHeaders: .go(to: .halfClosedLocal, .headers, per: edition["5.1"])
    case .receiveLastHeaders: .go(to: .closedByEnd, .headers, .end, per: edition["5.1"])
    case .receiveReset: .go(to: .closedByPeer, .cancelled, per: edition["5.1"])
    case .receiveData, .receiveLastData, .receiveWindowUpdate:
      .go(to: .connectionClosed, .goAwayProtocolError, per: edition["5.1"])
    case .receivePushPromise: .go(to: .connectionClosed, .goAwayProtocolError, per: edition["6.6"])
    case .sendPriority: .stay(.sent, per: edition["6.3"])
    case .receivePriority: prioritised(in: edition)
    }
  }

  static func open(_ input: Input, _ edition: Edition) -> Rule<Self> {
    switch input {
    case .sendHeaders, .sendData, .sendWindowUpdate: .stay(.sent, per: edition["5.1"])
    case .sendLastHeaders, .sendLastData: .go(to: .halfClosedLocal, .sent, per: edition["5.1"])
    case .sendReset: .go(to: .closedByReset, .sent, per: edition["5.1"])
    case .sendPushPromise: .stay(.refused, per: edition["6.6"])
    case .receiveHeaders: .stay(.headers, per: edition["5.1"])
    case .receiveLastHeaders: .go(to: .halfClosedRemote, .headers, .end, per: edition["5.1"])
    case .receiveData: .stay(.data, per: edition["5.1"])
    case .receiveLastData: .go(to: .halfClosedRemote, .data, .end, per: edition["5.1"])
    case .receiveReset: .go(to: .closedByPeer, .cancelled, per: edition["5.1"])
    case .receiveWindowUpdate: .stay(.credit, per: edition["6.9"])
    case .receivePushPromise: .go(to: .connectionClosed, .goAwayProtocolError, per: edition["6.6"])
    case .sendPriority: .stay(.sent, per: edition["6.3"])
    case .receivePriority: prioritised(in: edition)
    }
  }

  static func halfClosedLocal(_ input: Input, _ edition: Edition) -> Rule<Self> {
    switch input {
    case .sendWindowUpdate: .stay(.sent, per: edition["5.1"])
    case .sendReset: .go(to: .closedByReset, .sent, per: edition["5.1"])
    case .sendHeaders, .sendLastHeaders, .sendData, .sendLastData: .stay(.refused, per: edition["5.1"])
    case .sendPushPromise: .stay(.refused, per: edition["6.6"])
    case .receiveHeaders: .stay(.headers, per: edition["5.1"])
    case .receiveLastHeaders: .go(to: .closedByEnd, .headers, .end, per: edition["5.1"])
    case .receiveData: .stay(.data, per: edition["5.1"])
    case .receiveLastData: .go(to: .closedByEnd, .data, .end, per: edition["5.1"])
    case .receiveReset: .go(to: .closedByPeer, .cancelled, per: edition["5.1"])
    case .receiveWindowUpdate: .stay(per: edition["5.1"])
    case .receivePushPromise: .go(to: .connectionClosed, .goAwayProtocolError, per: edition["6.6"])
    case .sendPriority: .stay(.sent, per: edition["6.3"])
    case .receivePriority: prioritised(in: edition)
    }
  }

  static func halfClosedRemote(_ input: Input, _ edition: Edition) -> Rule<Self> {
    switch input {
    case .sendHeaders, .sendData, .sendWindowUpdate: .stay(.sent, per: edition["5.1"])
    case .sendLastHeaders, .sendLastData: .go(to: .closedByEnd, .sent, per: edition["5.1"])
    case .sendReset: .go(to: .closedByReset, .sent, per: edition["5.1"])
    case .sendPushPromise: .stay(.refused, per: edition["6.6"])
    case .receiveHeaders, .receiveLastHeaders, .receiveData, .receiveLastData:
      .go(to: .closedByReset, .resetStreamClosed, per: edition["5.1"])
    case .receiveReset: .go(to: .closedByPeer, .cancelled, per: edition["5.1"])
    case .receiveWindowUpdate: .stay(.credit, per: edition["5.1"])
    case .receivePushPromise: .go(to: .connectionClosed, .goAwayProtocolError, per: edition["6.6"])
    case .sendPriority: .stay(.sent, per: edition["6.3"])
    case .receivePriority: prioritised(in: edition)
    }
  }
}
