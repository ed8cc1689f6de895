public import StateMachines

/// A set of combinations of readings: some readings of each question, combined in every way.
///
/// A question that arises about both kinds of token has readings of its own about VoIP: a port need not choose alike.
public struct ReadingSet: Hashable, Sendable {
  /// For each question a byte, with a bit for each of its readings that is left; eight questions to a word.
  private var words: [UInt64]

  /// The questions, and after them those that arise about both kinds of token once more, for VoIP.
  private static let all =
    OpenQuestion.all + OpenQuestion.all.filter { OpenQuestion.aboutEachKind.contains($0.id) }
  /// The ids of the questions at their places.
  private static let ids = all.enumerated().map { place, question in
    allPlaces.contains(place) ? question.id : Readings.id(of: question.id, about: PushType.voip.name)
  }
  /// The place of each question, by id.
  private static let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
  /// For each question the place of the same one about VoIP, if it has another.
  private static let placesOfVoIP = allPlaces.map {
    places[Readings.id(of: all[$0].id, about: PushType.voip.name)]
  }
  /// Every reading of every question.
  private static let allWords = all.enumerated().reduce(
    into: [UInt64](repeating: 0, count: (all.count + 7) / 8)
  ) {
    words, entry in
    precondition(entry.element.readings.count <= 8, "a byte has a bit for each reading")
    let mask = UInt64(1 << entry.element.readings.count) - 1
    words[entry.offset >> 3] |= mask << shift(entry.offset)
  }

  private static func shift(_ place: Int) -> UInt64 { UInt64(place & 7) << 3 }

  /// The readings that are left of the question at a place, a bit each.
  private subscript(_ place: Int) -> UInt64 {
    get { words[place >> 3] >> Self.shift(place) & 255 }
    set {
      words[place >> 3] = words[place >> 3] & ~(255 << Self.shift(place)) | newValue << Self.shift(place)
    }
  }

  /// All combinations.
  public init() { words = Self.allWords }

  /// The combinations that agree with some readings.
  public init(_ readings: Readings) {
    self.init()
    // A choice about VoIP alone comes after the one for both kinds.
    for choice in readings.sorted {
      guard let place = Self.places[choice.question] else { continue }
      let number = Self.all[place].readings.firstIndex { $0.name == choice.reading }
      set(number.map { 1 << UInt64($0) } ?? 0, at: place)
    }
  }

  /// The combinations in which each named question follows one of the readings named for it.
  public init(anyOf named: [(question: String, reading: String)]) {
    self.init()
    for (question, readings) in Dictionary(grouping: named, by: \.question) {
      guard let place = Self.places[question] else { continue }
      let bits = Self.all[place].readings.enumerated().reduce(into: UInt64(0)) { bits, entry in
        if readings.contains(where: { $0.reading == entry.element.name }) {
          bits |= 1 << UInt64(entry.offset)
        }
      }
      set(bits, at: place)
    }
  }

  /// Leaves some readings of a question, about VoIP as well if it has a place of its own there.
  private mutating func set(_ bits: UInt64, at place: Int) {
    self[place] = bits
    if Self.allPlaces.contains(place), let voip = Self.placesOfVoIP[place] { self[voip] = bits }
  }

  /// The place of a question in general; `nil` if no reading of it can be followed.
  public static func place(of question: String) -> Int? { places[question] }

  /// The place of the same question about VoIP, which is the same if it is not one about each kind of token.
  public static func placeAboutVoIP(of place: Int) -> Int { placesOfVoIP[place] ?? place }

  /// The place of the same question in general.
  public static func generalPlace(of place: Int) -> Int { places[all[place].id] ?? place }

  /// The places of all questions in general.
  public static var allPlaces: Range<Int> { OpenQuestion.all.indices }

  /// The questions that have lost some of their readings.
  public var questions: [String] {
    constrained.reduce(into: []) { if !$0.contains(Self.all[$1].id) { $0.append(Self.all[$1].id) } }
  }

  /// The places of the questions that have lost some of their readings.
  private var constrained: [Int] {
    var constrained: [Int] = []
    for word in words.indices where words[word] != Self.allWords[word] {
      let difference = words[word] ^ Self.allWords[word]
      for place in word << 3..<(word + 1) << 3 where difference >> Self.shift(place) & 255 != 0 {
        constrained.append(place)
      }
    }
    return constrained
  }

  /// The readings that are left of a question, in its order: about both kinds of token, or else about either.
  public func readings(of question: String) -> [String] {
    guard let place = Self.places[question] else { return [] }
    let (own, ofVoIP) = (self[place], Self.placesOfVoIP[place].map { self[$0] })
    let left = ofVoIP.map { own & $0 == 0 ? own | $0 : own & $0 } ?? own
    return Self.all[place].readings.enumerated().compactMap { number, reading in
      left >> UInt64(number) & 1 == 0 ? nil : reading.name
    }
  }

  /// A single combination: the first reading that is left of each question.
  public var first: ReadingSet {
    var first = self
    for place in Self.all.indices { first[place] = self[place] & (~self[place] &+ 1) }
    return first
  }

  /// A single combination: of the questions at some places, the reading chosen by its number among those that are left,
  /// and of the others the first. It is the same about both kinds of token.
  public func one(of questions: some Sequence<Int>, _ choose: (Int) -> Int) -> ReadingSet {
    var one = first
    for place in questions {
      var left = self[place]
      for _ in 0..<choose(left.nonzeroBitCount) { left &= left &- 1 }
      one[place] = left & (~left &+ 1)
    }
    for place in Self.allPlaces { one.set(one[place], at: place) }
    return one
  }

  /// Whether all combinations of another set are in this one.
  public func contains(_ other: ReadingSet) -> Bool {
    // Asked so often that a loop without closures counts in a debug build.
    for place in words.indices where other.words[place] & ~words[place] != 0 { return false }
    return true
  }

  /// The first combination as readings. A question that follows its first reading is not named, nor one about VoIP that
  /// follows the same as in general.
  public var readings: Readings {
    var readings = Readings()
    for place in Self.all.indices {
      let general = Self.generalPlace(of: place)
      let number = self[place].trailingZeroBitCount
      guard number != (place == general ? 0 : self[general].trailingZeroBitCount) else { continue }
      readings[Self.ids[place]] = Self.all[place].readings[number].name
    }
    return readings
  }

  /// Whether this set has all readings of every question that the other one constrains.
  public func isFree(where other: ReadingSet) -> Bool { Set(constrained).isDisjoint(with: other.constrained) }

  /// The combinations that both sets have; `nil` if there are none.
  public func intersection(_ other: ReadingSet) -> ReadingSet? {
    var shared = self
    for word in words.indices where words[word] != other.words[word] {
      shared.words[word] &= other.words[word]
      for place in word << 3..<min((word + 1) << 3, Self.all.count) where shared[place] == 0 { return nil }
    }
    return shared
  }

  /// The same with the readings of another set where that one has lost some.
  public func answering(as other: ReadingSet) -> ReadingSet {
    var answering = self
    for place in other.constrained { answering[place] = other[place] }
    return answering
  }

  /// The combinations outside another set, in parts: those that answer one of its questions otherwise, about both kinds
  /// of token.
  public func outside(of other: ReadingSet) -> [ReadingSet] {
    var inside = self
    return other.constrained.filter(Self.allPlaces.contains).compactMap { place in
      var others = inside
      others.set(inside[place] & ~other[place], at: place)
      inside.set(inside[place] & other[place], at: place)
      return others[place] == 0 ? nil : others
    }
  }

  /// The combinations that answer the questions at some places as another set does, and the others, in parts.
  public func split(
    as other: ReadingSet, on questions: [Int]
  ) -> (inside: ReadingSet?, outside: [ReadingSet]) {
    var inside = self
    var outside: [ReadingSet] = []
    for place in questions {
      let left = self[place]
      let chosen = other[place]
      guard left & chosen != 0 else { return (nil, outside + [inside]) }
      if left & ~chosen != 0 {
        var others = inside
        others[place] = left & ~chosen
        outside.append(others)
      }
      inside[place] = left & chosen
    }
    return (inside, outside)
  }

  /// The smallest single set that has all combinations of some sets. It may have more than they have.
  public static func hull(_ sets: [ReadingSet]) -> ReadingSet {
    var hull = sets.first ?? ReadingSet()
    for set in sets.dropFirst() {
      for place in hull.words.indices { hull.words[place] |= set.words[place] }
    }
    return hull
  }
}
