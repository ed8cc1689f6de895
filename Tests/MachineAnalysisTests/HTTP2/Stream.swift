import StateMachines

/// A stream of HTTP/2 as one endpoint sees it, by section 5.1 of RFC 7540 and of RFC 9113, as far as the frames HEADERS
/// and RST_STREAM go.
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
    case idle, open, halfClosedLocal, halfClosedRemote
    /// Both sides have sent END_STREAM; the peer has sent RST_STREAM; this endpoint has.
    case closedByEnd, closedByPeer, closedByReset
    /// GOAWAY was sent, and all streams are gone with the connection.
    case connectionClosed
  }

  enum Input: String, Finite {
    case sendHeaders, sendLastHeaders, sendReset, receiveHeaders, receiveLastHeaders, receiveReset
  }

  enum Output: String, Finite {
    /// The frame is sent, or may not be.
    case sent, refused
    /// What the frame means to whoever uses the stream.
    case headers, end, cancelled
    /// The stream is reset with STREAM_CLOSED, or the connection ends with an error.
    case resetStreamClosed, goAwayProtocolError, goAwayStreamClosed
  }

  /// RFC 9113 lets most frames on a closed stream be an error of the connection.
  enum FramesOnClosedStreams: String, Question {
    case discarded, connectionError
    static let id = "Q-CLOSED"
  }

  /// RFC 7540 lets RST_STREAM be an error that comes a significant time after the end. There is no clock here: an
  /// endpoint takes either none or all of them for late.
  enum LateFrames: String, Question {
    case ignored, connectionError
    static let id = "Q-LATE"
  }

  static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .idle:
      switch input {
      case .sendHeaders: .go(to: .open, .sent, per: edition["5.1"])
      case .sendLastHeaders: .go(to: .halfClosedLocal, .sent, per: edition["5.1"])
      case .sendReset: .stay(.refused, per: edition["6.4"])
      case .receiveHeaders: .go(to: .open, .headers, per: edition["5.1"])
      case .receiveLastHeaders: .go(to: .halfClosedRemote, .headers, .end, per: edition["5.1"])
      case .receiveReset: .go(to: .connectionClosed, .goAwayProtocolError, per: edition["5.1"])
      }
    case .open:
      switch input {
      case .sendHeaders: .stay(.sent, per: edition["5.1"])
      case .sendLastHeaders: .go(to: .halfClosedLocal, .sent, per: edition["5.1"])
      case .sendReset: .go(to: .closedByReset, .sent, per: edition["5.1"])
      case .receiveHeaders: .stay(.headers, per: edition["5.1"])
      case .receiveLastHeaders: .go(to: .halfClosedRemote, .headers, .end, per: edition["5.1"])
      case .receiveReset: .go(to: .closedByPeer, .cancelled, per: edition["5.1"])
      }
    case .halfClosedLocal:
      switch input {
      case .sendHeaders, .sendLastHeaders: .stay(.refused, per: edition["5.1"])
      case .sendReset: .go(to: .closedByReset, .sent, per: edition["5.1"])
      case .receiveHeaders: .stay(.headers, per: edition["5.1"])
      case .receiveLastHeaders: .go(to: .closedByEnd, .headers, .end, per: edition["5.1"])
      case .receiveReset: .go(to: .closedByPeer, .cancelled, per: edition["5.1"])
      }
    case .halfClosedRemote:
      switch input {
      case .sendHeaders: .stay(.sent, per: edition["5.1"])
      case .sendLastHeaders: .go(to: .closedByEnd, .sent, per: edition["5.1"])
      case .sendReset: .go(to: .closedByReset, .sent, per: edition["5.1"])
      case .receiveHeaders, .receiveLastHeaders:
        .go(to: .closedByReset, .resetStreamClosed, per: edition["5.1"])
      case .receiveReset: .go(to: .closedByPeer, .cancelled, per: edition["5.1"])
      }
    case .closedByEnd, .closedByPeer, .closedByReset: closed(state, input, edition)
    case .connectionClosed: .impossible(per: edition["5.4.1"])
    }
  }

  /// A closed stream. Here the editions differ.
  private static func closed(_ state: State, _ input: Input, _ edition: Edition) -> Rule<Self> {
    switch input {
    case .sendHeaders, .sendLastHeaders, .sendReset: .stay(.refused, per: edition["5.1"])
    case .receiveHeaders, .receiveLastHeaders, .receiveReset:
      switch (state, edition) {
      // What the peer sent before it saw the reset is discarded.
      case (.closedByReset, _): .stay(per: edition["5.1"])
      // No RST_STREAM is answered by another.
      case (.closedByPeer, .rfc7540):
        input == .receiveReset
          ? .stay(per: "RFC7540-5.4.2") : .stay(.resetStreamClosed, per: "RFC7540-5.1")
      case (_, .rfc7540):
        input == .receiveReset
          ? lateReset : .go(to: .connectionClosed, .goAwayStreamClosed, per: "RFC7540-5.1")
      case (.closedByEnd, .rfc9113) where input == .receiveReset: .stay(per: "RFC9113-5.1")
      case (_, .rfc9113): frameOnClosedStream
      }
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

  private static var lateReset: Rule<Self> {
    .open(LateFrames.self) {
      switch $0 {
      case .ignored: .stay(per: "RFC7540-5.1")
      case .connectionError: .go(to: .connectionClosed, .goAwayProtocolError, per: "RFC7540-5.1")
      }
    }
  }
}

extension Stream.Edition {
  /// A section of the standard.
  subscript(section: String) -> Citation { Citation(stringLiteral: "\(rawValue)-\(section)") }
}
