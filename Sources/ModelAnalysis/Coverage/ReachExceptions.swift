extension CoverageException {
  /// The cells that no case visits, each with the reason.
  ///
  /// An exception that a case visits after all is refused, so that the list cannot grow stale.
  public static let ofTheSpecification: [CoverageException] = [
    CoverageException(
      cells: "CallReporting/idle/report",
      reason: "A port reports a call without a message only if it is broken."),
    CoverageException(
      cells: "CallReporting/restricted/report",
      reason: "A port reports a call that it was never told of only if it is broken."),
    CoverageException(
      cells: "DeviceToken/requested/request",
      reason: "Whether a port asks twice for a token is its own business."),
    CoverageException(
      cells: "VoIPToken/requested/request",
      reason: "Whether a port asks twice for a token is its own business."),
    CoverageException(
      cells: "Server/noRecord/acceptUnregister",
      reason: "Whether a port sends an unregistering when it knows of no record is its own business."),
    CoverageException(
      cells: "Server/noRecord/acceptUpdate",
      reason: "Whether a port sends an update when it knows of no record is its own business."),
    CoverageException(
      cells: "TokenRecord/none/found",
      reason: "What a port makes of a removal that failed at the server is decided by nothing."),
  ]
}
