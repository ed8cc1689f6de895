import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import Proofs
import PushModel
import StateMachines

/// Coverage as text and as JSON.
struct CoverageReport: Report {
  private let source: CoverageSource
  private let listsMissing: Bool
  private var coverage: Coverage { source.coverage }

  /// Makes a report. Required items that are missing are always listed, others on demand.
  init(_ source: CoverageSource, listsMissing: Bool) {
    self.source = source
    self.listsMissing = listsMissing
  }

  var exitCode: ExitCode { source.isComplete ? .success : .failed }

  // MARK: Text

  var text: String {
    var blocks = [machines, readings].map(\.text)
    let lines = missing + coverage.problems
    if !lines.isEmpty { blocks.append(lines.map { $0 + "\n" }.joined()) }
    blocks.append(totals)
    return blocks.joined(separator: "\n")
  }

  private var machines: TextTable {
    TextTable(
      header: ["machine", "edition", "cells", "rules", "pairs"],
      rows: coverage.rows.filter { $0.cells.possible > 0 }.map { row in
        [
          row.machine, row.edition, Self.figures(row.cells), Self.figures(row.rules),
          row.pairs.map(Self.figures) ?? "-",
        ]
      })
  }

  private var readings: TextTable {
    TextTable(
      header: ["readings of", "followed", "told apart"],
      rows: coverage.readings.map { [$0.edition, Self.figures($0.followed), Self.figures($0.toldApart)] })
  }

  private static func figures(_ measure: CoverageMeasure) -> String {
    let excepted = measure.excepted.isEmpty ? "" : " (\(measure.excepted.count) excepted)"
    return "\(measure.visited)/\(measure.possible)\(excepted)"
  }

  private var missing: [String] {
    var lines: [String] = []
    func list(_ kind: String, _ measure: CoverageMeasure, _ edition: String) {
      lines += measure.missing.map { "missing \(kind): \($0) in \(edition)" }
    }
    if listsMissing || source.isDemanding {
      for row in coverage.rows { list("cell", row.cells, row.edition) }
      for row in coverage.rows { list("rule", row.rules, row.edition) }
      for row in coverage.readings { list("reading", row.followed, row.edition) }
      for row in coverage.readings {
        lines += row.toldApart.missing.map { "not told apart: \($0) in \(row.edition)" }
      }
    }
    if listsMissing {
      for row in coverage.rows { list("pair", row.pairs ?? CoverageMeasure(), row.edition) }
    }
    return lines
  }

  private var totals: String {
    func line(_ measure: CoverageMeasure, _ what: String) -> String {
      "\(measure.visited) of \(measure.possible) \(what), \(measure.excepted.count) excepted\n"
    }
    return line(sum(\.cells), "cells visited") + line(sum(\.rules), "rules visited")
      + line(pairs, "pairs of transitions visited")
      + line(coverage.readings.map(\.followed).reduce(CoverageMeasure(), +), "readings followed")
      + line(coverage.readings.map(\.toldApart).reduce(CoverageMeasure(), +), "readings told apart")
  }

  private func sum(_ measure: KeyPath<Coverage.Row, CoverageMeasure>) -> CoverageMeasure {
    coverage.rows.map { $0[keyPath: measure] }.reduce(CoverageMeasure(), +)
  }

  private var pairs: CoverageMeasure { coverage.rows.compactMap(\.pairs).reduce(CoverageMeasure(), +) }

  // MARK: JSON

  var json: JSONNode {
    .object([
      "machines": .array(coverage.rows) { row in
        .object([
          "machine": row.machine.json, "edition": row.edition.json, "cells": Self.node(row.cells),
          "rules": Self.node(row.rules), "pairs": row.pairs.map(Self.node),
        ])
      },
      "readings": .array(coverage.readings) { row in
        .object([
          "edition": row.edition.json, "followed": Self.node(row.followed),
          "toldApart": Self.node(row.toldApart),
        ])
      },
      "problems": coverage.problems.json,
    ])
  }

  private static func node(_ measure: CoverageMeasure) -> JSONNode {
    .object([
      "possible": measure.possible.json, "visited": measure.visited.json,
      "excepted": measure.excepted.json, "missing": measure.missing.json,
    ])
  }
}
