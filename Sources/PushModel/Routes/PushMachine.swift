public import StateMachines

/// A route in the push SDK.
public typealias PushRoute = Route<Effect, LookUp>

/// A machine of the specification, with the routes of its outputs. The glossary (`Sources/PushDocuments/Glossary`)
/// explains its states, inputs and outputs.
public protocol PushMachine: Machine where Edition == PushModel.Edition {
  /// The routes of an output in an edition. The kind of token matters where there is a machine for each.
  static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute]
}

extension PushMachine {
  /// An input of the machine; where there is a machine for each kind of token, of the one for `channel`.
  static func input(_ input: Input, about channel: PushType? = nil) -> MachineInput {
    MachineInput(input, of: Self.self, about: channel?.name)
  }

  /// A route that hands the machine an input.
  static func takes(_ input: Input, about channel: PushType? = nil) -> PushRoute {
    PushRoute(.machine(self.input(input, about: channel)))
  }
}

/// Makes the routes of an output in an edition. A citation counts where the edition bears it out.
struct Routes {
  let edition: Edition

  /// A route to an effect. Of several citations the first that the edition states counts.
  func does(_ effect: Effect, per citations: Citation...) -> PushRoute {
    PushRoute(.effect(effect), per: Array(stated(citations).prefix(1)))
  }

  /// A route that keeps a value made of parts that rest on a requirement each.
  func keeps(_ value: Value, in register: Register, perEach citations: Citation...) -> PushRoute {
    PushRoute(.effect(.keep(value, in: register)), per: stated(citations))
  }

  /// A route to one of several machines, chosen by values.
  func choose<Kind: Finite>(
    _ lookUp: LookUp, per citations: Citation..., by input: (Kind) -> MachineInput?
  ) -> PushRoute {
    PushRoute(
      .choice(lookUp, Kind.allCases.map { PushRoute.Alternative($0.name, input($0)) }),
      per: Array(stated(citations).prefix(1)))
  }

  /// The routes by which a call in progress about a kind of token fails, so that another one may begin.
  func fails(_ call: CallKind, _ channel: PushType, _ code: ErrorCode) -> [PushRoute] {
    [
      does(.complete(call, call == .update ? .apns : channel, .failed(code)), per: code.citation),
      Self.ends(call, channel),
    ]
  }

  /// The routes by which a call in progress fails with the code of the push service's failure.
  func failsAsServed(_ call: CallKind, _ channel: PushType) -> [PushRoute] {
    [does(.complete(call, channel, .failedAsServed)), Self.ends(call, channel)]
  }

  /// The route that ends a call in the machine of calls in progress.
  static func ends(_ call: CallKind, _ channel: PushType) -> PushRoute {
    switch (call, channel) {
    case (.register, .apns): CallsInProgress.takes(.registrationEnds)
    case (.query, .apns): CallsInProgress.takes(.queryEnds)
    case (.unregister, .apns): CallsInProgress.takes(.unregistrationEnds)
    case (.update, .apns), (.update, .voip): CallsInProgress.takes(.updateEnds)
    case (.register, .voip): VoIPCallsInProgress.takes(.registrationEnds)
    case (.query, .voip): VoIPCallsInProgress.takes(.queryEnds)
    case (.unregister, .voip): VoIPCallsInProgress.takes(.unregistrationEnds)
    }
  }

  private func stated(_ citations: [Citation]) -> [Citation] {
    citations.filter { citation in
      if let requirement = Requirement.named(citation.id) {
        return requirement.isStated(in: edition) || requirement.isExternal(in: edition)
      }
      return OpenQuestion.named(citation.id)?.editions.contains(edition) ?? false
    }
  }
}

extension ErrorCode {
  /// The requirement behind the error code.
  package var citation: Citation {
    switch self {
    case .notInitialized: "ERR-1"
    case .userInvalid: "ERR-2"
    case .permissionDenied: "ERR-3"
    case .systemFailed: "ERR-4"
    case .networkNotAvailable: "ERR-5"
    case .requestFailed: "ERR-6"
    case .requestTimeout: "ERR-7"
    case .responseInvalid: "ERR-8"
    case .tokenInvalid: "ERR-10"
    case .alreadyInProgress, .requestAlreadyInProgress: "ERR-11"
    case .parameterInvalid: "ERR-12"
    case .clientFailed: "Q-ERR-1"
    case .unknown: "Q-INIT-7"
    case .notSupported, .requestInvalid, .urlInvalid, .requiresSecureConnection: "SUITE-2"
    }
  }
}
