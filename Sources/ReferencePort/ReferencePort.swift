/// A build of the SDK: one product, with its answers to the open questions.
public struct ReferencePort: Hashable, Sendable {
  /// The product.
  public var edition: SDKEdition
  /// The choices of the port where the documents leave a question open.
  public var choices: Choices
  /// The rule that the port breaks on purpose, for tests of the suite itself.
  public var fault: Fault?

  /// Makes a build.
  public init(edition: SDKEdition, choices: Choices = Choices(), fault: Fault? = nil) {
    self.edition = edition
    self.choices = choices
    self.fault = fault
  }

  /// Loads the SDK into a starting process. The contents of `storage` are from earlier processes.
  public func launch(environment: any PushEnvironment, storage: PushStorage) -> PushSDK {
    PushSDK(port: self, environment: environment, storage: storage)
  }
}
