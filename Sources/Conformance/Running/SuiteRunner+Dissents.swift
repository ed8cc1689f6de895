import PushModel

extension SuiteRunner {
  /// The readings that the cases of a port show.
  ///
  /// A case with another reading than most contradicts them only if the specification does not allow its observations
  /// under theirs.
  func readings(of records: inout [CaseRecord], by judge: inout SpecificationJudge) -> ReadingProfile {
    let profile = ReadingProfile(records)
    guard !profile.contradictions.isEmpty else { return profile }
    let places = records.placesByCase
    for dissent in profile.dissents() where !dissent.isArgued {
      let usual = ReadingSet(anyOf: [(question: dissent.question, reading: dissent.reading)])
      guard let place = places[dissent.vote.caseID], let one = compiled(records[place]),
        let readings = profile.combinations.intersection(usual),
        judge.allows(records[place], of: one, under: readings)
      else { continue }
      records[place].isPartlyOpen = true
    }
    return ReadingProfile(records)
  }

  private func compiled(_ record: CaseRecord) -> CompiledCase? {
    cases.first { $0.id == record.caseID }.flatMap { try? CompiledCase($0, edition: record.edition) }
  }
}

extension [CaseRecord] {
  /// The place of each case's record.
  var placesByCase: [String: Int] { Dictionary(enumerated().map { ($1.caseID, $0) }) { first, _ in first } }
}
