/// A build of the SDK: one product, with its answers to the open questions.
public struct ReferencePort: Hashable, Sendable {
  /// The product.
  public var edition: SDKEdition
  /// What it does where the documents leave it open.
  public var choices: Choices
  /// The rule it breaks on purpose, so that a test suite can show that it notices.
  public var fault: Fault?

  /// A build.
  public init(edition: SDKEdition, choices: Choices = Choices(), fault: Fault? = nil) {
    self.edition = edition
    self.choices = choices
    self.fault = fault
  }

  /// Loads the SDK into a process that starts now. What `storage` holds is from earlier processes.
  public func launch(environment: any PushEnvironment, storage: PushStorage) -> PushSDK {
    PushSDK(port: self, environment: environment, storage: storage)
  }
}
