public import StateMachines

/// A route in the push SDK.
public typealias PushRoute = Route<Effect, LookUp>

/// A machine of the specification, with where each of its outputs goes. What its states, inputs and outputs mean stands in
/// the glossary (`Sources/PushDocuments/Glossary`).
public protocol PushMachine: Machine where Edition == PushModel.Edition {
  /// Where an output goes in an edition; the kind of token matters where there is a machine for each.
  static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute]
}

extension PushMachine {
  /// The machine learns of something; where there is one for each kind of token, of which.
  static func input(_ input: Input, about channel: PushType? = nil) -> MachineInput {
    MachineInput(input, of: Self.self, about: channel?.name)
  }

  /// A wire to the machine.
  static func takes(_ input: Input, about channel: PushType? = nil) -> PushRoute {
    PushRoute(.machine(self.input(input, about: channel)))
  }
}

/// The destinations of an output, written by the edition: a citation counts where the edition bears it out.
struct Routes {
  let edition: Edition

  /// Something is done with values or at the edge; of several citations the first counts that the edition states.
  func does(_ effect: Effect, per citations: Citation...) -> PushRoute {
    PushRoute(.effect(effect), per: Array(stated(citations).prefix(1)))
  }

  /// A value is put together, of parts that rest on a requirement each.
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

  /// A call in progress about a kind of token fails, and another one may begin.
  func fails(_ call: CallKind, _ channel: PushType, _ code: ErrorCode) -> [PushRoute] {
    [
      does(.complete(call, call == .update ? .apns : channel, .failed(code)), per: code.citation),
      Self.ends(call, channel),
    ]
  }

  /// The same with the code of the push service's failure.
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
