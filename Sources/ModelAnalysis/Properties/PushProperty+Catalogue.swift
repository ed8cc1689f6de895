extension PushProperty {
  /// All properties, in the order of reports.
  public static let all: [PushProperty] = permission + users + calls + tokens + voip
}
