package import PushModel

/// A port without any real behaviour. Its score shows what a score is worth.
package struct NullPort: Adapter, Sendable {
  /// The manner in which the port does nothing.
  package enum Manner: String, CaseIterable, Hashable, Sendable {
    /// Does nothing, and completes no call.
    case silent
    /// Lets every call fail.
    case refuses
    /// Lets every call succeed, without a request.
    case agrees
    /// Supports no stimulus.
    case unsupported
  }

  package let manner: Manner
  private var edition = Edition.standard

  package init(_ manner: Manner) { self.manner = manner }

  /// A profile that claims no edition, and every capability.
  package var profile: Profile {
    Profile(adapter: "null", implementation: "null \(manner.rawValue)", edition: nil)
  }

  package mutating func reset(_ setting: Setting) throws(AdapterFault) { edition = setting.edition }

  package mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    switch manner {
    case .silent: return .observed([])
    case .unsupported: return .unsupported("a null port")
    case .refuses, .agrees:
      guard let (operation, type) = call(stimulus) else { return .observed([]) }
      var completion = Completion(call: name, operation: operation, type: type)
      if manner == .refuses { completion.error = ErrorCode.systemFailed.written(in: edition) }
      return .observed([.completed(completion)])
    }
  }

  private func call(_ stimulus: Stimulus) -> (CallKind, PushType)? {
    switch stimulus {
    case .register(let type, _, let handler): handler ? (.register, type) : nil
    case .query(let type): (.query, type)
    case .unregister(let type, let handler): handler ? (.unregister, type) : nil
    case .update: (.update, .apns)
    case .initialize, .setDelegate, .setUser, .answer, .tokenChanged, .tokenInvalidated,
      .messageArrived, .networkChanged, .terminated, .launched, .enteredForeground,
      .enteredBackground, .timePassed:
      nil
    }
  }
}

/// The result of the best null port.
package struct NullScore: Hashable, Sendable {
  /// The manner of the best null port.
  package var manner: NullPort.Manner
  /// The number of cases that it passed.
  package var passed: Int
  /// The number of cases.
  package var total: Int

  /// The share of cases that it passed, from 0 to 1.
  package var share: Double { total == 0 ? 0 : Double(passed) / Double(total) }

  /// Plays the cases of an edition on every null port, with the declarations of another port's profile. Cases that
  /// need an area which is not offered do not count.
  package static func measure(
    _ cases: [ConformanceCase], edition: Edition, declaring declared: Profile? = nil
  ) -> NullScore {
    var runner = SuiteRunner(cases: cases, edition: edition)
    runner.explains = false
    var problems: [CaseProblem] = []
    let compiled = runner.compile(for: edition, problems: &problems)
    var best = NullScore(manner: .silent, passed: 0, total: 0)
    for manner in NullPort.Manner.allCases {
      var port = NullPort(manner)
      var profile = port.profile
      if let declared {
        profile.without = declared.without
        profile.unobserved = declared.unobserved
      }
      let result = runner.run(compiled, on: &port, profile)
      let passed = result.records.count { $0.verdict.isGood }
      if passed > best.passed || best.total == 0 {
        best = NullScore(
          manner: manner, passed: passed, total: result.records.count { $0.verdict != .notOffered })
      }
    }
    return best
  }
}
