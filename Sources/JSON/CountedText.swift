extension Int {
  /// The number with its noun: `1 table`, `2 tables`. `plural` is for nouns whose plural is not the word with an s.
  public func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
