import MachineAnalysis
import ModelAnalysis

/// The machines that cite a requirement or a question.
enum Citers {
  /// Links to the pages of the machines, as seen from a folder beside theirs.
  static func links(to id: String, from folder: String = "../machines/") -> String {
    names(of: id).map { "[\($0)](\(folder)\($0).md)" }.joined(separator: ", ")
  }

  static func names(of id: String) -> [String] { MachineRegistry.machines(citing: id).map(\.name) }
}
