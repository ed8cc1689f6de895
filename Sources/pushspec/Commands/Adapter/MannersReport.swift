import CommandSupport
import Conformance
import JSON
import ProcessAdapters
import PushModel

#if canImport(Glibc) || canImport(Musl) || os(macOS)
  /// The findings of the checks of an adapter's manners.
  struct MannersReport: Report {
    let check: MannersCheck
    let manners: [(manner: Manner, kept: Kept)]
    let isInterrupted: Bool

    private var different: Int { manners.count { if case .differs = $0.kept { true } else { false } } }

    var exitCode: ExitCode { isInterrupted ? .inconclusive : different > 0 ? .adapter : .success }

    var text: String {
      let head = check.profile.map {
        "\($0.implementation.shown()) through \($0.adapter.shown()), edition \(check.edition.rawValue)\n\n"
      }
      let verdict =
        isInterrupted
        ? "Interrupted." : different > 0 ? "Not ready to be judged: mend this first." : "Ready to be judged."
      let asked = manners.count { if case .notAsked = $0.kept { false } else { true } }
      let numbers = [
        "\(asked - different) good", "\(different) to mend",
        asked < manners.count ? "\(manners.count - asked) not asked" : nil,
      ]
      return (head ?? "") + manners.map(lines).joined()
        + (different > 0 ? TextReport.diagnostics(check.diagnostics) : []).map { $0 + "\n" }.joined()
        + "\n\(verdict)\n\(numbers.compactMap(\.self).joined(separator: ", "))\n"
    }

    private func lines(_ manner: Manner, _ kept: Kept) -> String {
      let (sign, more): (String, [(heading: String, text: String)]) =
        switch kept {
        case .yes: ("ok  ", [])
        case .differs(let seen):
          ("MEND", seen + (seen.contains { $0.heading == "mend" } ? [] : [("mend", manner.words.cure)]))
        case .notAsked(let reason): ("-   ", [("", "not asked: \(reason)")])
        }
      return "\(sign)  \(manner.rawValue.padded(to: 17))  \(manner.words.rule)\n"
        + more.map { "      \($0.heading.padded(to: 17))  \($0.text)\n" }.joined()
    }

    var json: JSONNode {
      .object([
        "exit": Int(exitCode.rawValue).json, "edition": check.edition.rawValue.json,
        "profile": check.profile?.json,
        "manners": .array(manners) { manner, kept in
          let (isKept, seen, cure): (JSONNode, String?, String?) =
            switch kept {
            case .yes: (true.json, nil, nil)
            case .differs(let seen): (false.json, seen.map(\.text).joined(separator: "\n"), manner.words.cure)
            case .notAsked(let reason): (JSONNode(.null), reason, nil)
            }
          return .object([
            "manner": manner.rawValue.json, "rule": manner.words.rule.json, "kept": isKept,
            "seen": seen?.json, "mend": cure?.json,
          ])
        },
        "stderr": check.diagnostics.isEmpty ? nil : check.diagnostics.json,
      ])
    }
  }

  extension String {
    fileprivate func padded(to width: Int) -> String {
      self + String(repeating: " ", count: max(0, width - count))
    }
  }
#endif
