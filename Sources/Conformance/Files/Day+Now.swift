import Foundation

extension Day {
  /// The current day by the system's clock, in its time zone.
  package static var now: String {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    func text(_ number: Int?, _ width: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return [text(parts.year, 4), text(parts.month, 2), text(parts.day, 2)].joined(separator: "-")
  }
}
