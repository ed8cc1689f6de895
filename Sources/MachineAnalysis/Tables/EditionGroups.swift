/// Editions with a common value.
package struct EditionGroup<Value: Hashable & Sendable>: Sendable {
  /// The names of the editions, in their order.
  package internal(set) var editions: [String]
  /// The common value.
  package let value: Value
}

extension EditionGroup {
  /// Groups editions with the same value; a group has the place of its first edition.
  package static func merging(_ values: [(edition: String, value: Value)]) -> [EditionGroup] {
    var groups: [EditionGroup] = []
    for (edition, value) in values {
      if let index = groups.firstIndex(where: { $0.value == value }) {
        groups[index].editions.append(edition)
      } else {
        groups.append(EditionGroup(editions: [edition], value: value))
      }
    }
    return groups
  }

  /// The group's name: `all`, or the editions one by one.
  package func title(of all: [String]) -> String {
    editions.count == all.count ? "all" : editions.joined(separator: ", ")
  }
}
