extension MutantException {
  /// The faults that no case has to notice, each with the reason.
  ///
  /// An exception is refused when a case notices one of its faults after all, or when it means no fault, so that
  /// the list cannot grow stale.
  public static let ofTheSpecification: [MutantException] = []
}
