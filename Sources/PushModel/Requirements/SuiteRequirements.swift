extension Requirement {
  /// The suite's own rules, which keep the model finite. No port is ever judged by them.
  static let suite: [Requirement] = [
    Requirement(
      external: "SUITE-1", .platform, .must, .inferred,
      "A case asks for one call more while one is in progress, not for two.",
      argument: "A third overlapping call is decided by nothing that the second did not show."),
    Requirement(
      external: "SUITE-2", .platform, .must, .inferred,
      "A call or an error exists in an edition only if the edition lists it.",
      argument: "What an edition does not list, nobody can call or see by its name."),
    Requirement(
      external: "SUITE-3", .platform, .must, .inferred,
      "A machine that an event does not concern stays as it is.",
      argument: "A rule that nothing asks for would be an invention."),
    Requirement(
      external: "SUITE-4", .platform, .must, .inferred,
      "The world answers a question about the permission's status at once.",
      argument:
        "Reading the status shows nothing to the user and changes nothing, so that no case gains by holding it."
    ),
    Requirement(
      external: "SUITE-5", .platform, .must, .inferred,
      "Whether the network is there is decided when a request is made: one that is held is not answered as unreachable.",
      argument: "Both would be possible; one of them has to be laid down, and no text speaks of it."),
  ]
}
