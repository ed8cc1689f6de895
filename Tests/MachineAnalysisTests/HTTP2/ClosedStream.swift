import StateMachines

/// A closed stream, by how it was closed. Here the editions differ most.
extension Stream {
  static func closedByEnd(_ input: Input, _ edition: Edition) -> Rule<Self> {
    switch input {
    case .sendHeaders, .sendLastHeaders, .sendData, .sendLastData, .sendReset, .sendWindowUpdate:
      .stay(.refused, per: edition["5.1"])
    case .sendPushPromise: .stay(.refused, per: edition["6.6"])
    case .receiveHeaders, .receiveLastHeaders, .receiveData, .receiveLastData:
      switch edition {
      case .rfc7540: .go(to: .connectionClosed, .goAwayStreamClosed, per: "RFC7540-5.1")
      case .rfc9113: frameOnClosedStream
      }
    case .receiveReset, .receiveWindowUpdate:
      switch edition {
      case .rfc7540: lateFrame
      case .rfc9113: .stay(per: "RFC9113-5.1")
      }
    case .receivePushPromise: .go(to: .connectionClosed, .goAwayProtocolError, per: edition["6.6"])
    case .sendPriority: .stay(.sent, per: edition["6.3"])
    case .receivePriority: prioritised(in: edition)
    }
  }

  static func closedByPeer(_ input: Input, _ edition: Edition) -> Rule<Self> {
    switch input {
    case .sendHeaders, .sendLastHeaders, .sendData, .sendLastData, .sendReset, .sendWindowUpdate:
      .stay(.refused, per: edition["5.1"])
    case .sendPushPromise: .stay(.refused, per: edition["6.6"])
    case .receiveHeaders, .receiveLastHeaders, .receiveData, .receiveLastData, .receiveWindowUpdate:
      switch edition {
      case .rfc7540: .stay(.resetStreamClosed, per: "RFC7540-5.1")
      case .rfc9113: frameOnClosedStream
      }
    case .receiveReset:
      switch edition {
      // No RST_STREAM is answered by another.
      case .rfc7540: .stay(per: "RFC7540-5.4.2")
      case .rfc9113: frameOnClosedStream
      }
    case .receivePushPromise: .go(to: .connectionClosed, .goAwayProtocolError, per: edition["6.6"])
    case .sendPriority: .stay(.sent, per: edition["6.3"])
    case .receivePriority: prioritised(in: edition)
    }
  }

  /// What the peer sent before it saw the reset is discarded.
  static func closedByReset(_ input: Input, _ edition: Edition) -> Rule<Self> {
    switch input {
    case .sendHeaders, .sendLastHeaders, .sendData, .sendLastData, .sendReset, .sendWindowUpdate:
      .stay(.refused, per: edition["5.1"])
    case .sendPushPromise: .stay(.refused, per: edition["6.6"])
    case .receiveHeaders, .receiveLastHeaders, .receiveData, .receiveLastData, .receiveReset,
      .receiveWindowUpdate:
      .stay(per: edition["5.1"])
    case .receivePushPromise: .go(to: .connectionClosed, .goAwayProtocolError, per: edition["6.6"])
    case .sendPriority: .stay(.sent, per: edition["6.3"])
    case .receivePriority: prioritised(in: edition)
    }
  }

  private static var frameOnClosedStream: Rule<Self> {
    .open(FramesOnClosedStreams.self) {
      switch $0 {
      case .discarded: .stay(per: "RFC9113-5.1")
      case .connectionError: .go(to: .connectionClosed, .goAwayStreamClosed, per: "RFC9113-5.1")
      }
    }
  }

  private static var lateFrame: Rule<Self> {
    .open(LateFrames.self) {
      switch $0 {
      case .ignored: .stay(per: "RFC7540-5.1")
      case .connectionError: .go(to: .connectionClosed, .goAwayProtocolError, per: "RFC7540-5.1")
      }
    }
  }
}
