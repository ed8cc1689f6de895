public import PushModel

/// The specification as a port, with the rules that each stimulus led to.
public struct TracingPort: Adapter, Sendable {
  private(set) var port: ModelPort

  /// The rules that were followed since the last reset, a list for each stimulus.
  public private(set) var rules: [[RuleTaken]] = []

  /// Traces a port.
  public init(_ port: ModelPort) { self.port = port }

  /// The specification, claiming the edition that it follows.
  public var profile: Profile { port.profile }

  /// Starts anew on the device of a setting.
  public mutating func reset(_ setting: Setting) {
    rules = []
    port.reset(setting)
  }

  /// Lets the machines react.
  public mutating func perform(_ stimulus: Stimulus, as name: String?) -> Reply {
    let reply = port.perform(stimulus, as: name)
    rules.append(port.rulesTaken)
    return reply
  }
}
