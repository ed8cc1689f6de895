extension OpenQuestion {
  /// The questions that no case can decide, each with the reason.
  static let untestable: [OpenQuestion] =
    untestableInitialization + untestableLogin + untestablePermission + untestableRegistration
    + untestableAgreement + untestableTokenCalls + untestableUpdate + untestableVoIP
    + untestableCallReporting + untestableErrors
}
