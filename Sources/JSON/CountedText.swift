extension Int {
  /// The number with what it counts: `1 table`, `2 tables`; `plural` where that is not the word and an s.
  public func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
