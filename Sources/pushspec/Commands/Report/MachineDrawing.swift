import Foundation
import JSON
import MachineAnalysis
import PushModel

/// A drawing of a machine: its states on an ellipse, and one highlighted transition.
struct MachineDrawing {
  private let diagram: Diagram<Certainty>
  private let from: String
  private let to: String
  private let input: String

  private static let width = 420.0
  private static let box = 26.0

  /// Draws a machine in an edition; `nil` where it does not have the transition's states.
  init?(_ machine: MachineDescription, in edition: Edition, _ transition: JSONNode) {
    guard let diagram = Diagram(of: machine, edition: edition.rawValue) else { return nil }
    self.diagram = diagram
    from = transition.text("state")
    to = transition.text("target")
    input = transition.text("input")
    guard diagram.states.contains(from), diagram.states.contains(to) else { return nil }
  }

  private var height: Double { diagram.states.count < 3 ? 130 : Double(120 + diagram.states.count * 26) }

  /// The middle of a state.
  private func middle(_ state: String) -> (x: Double, y: Double) {
    let place = Double(diagram.states.firstIndex(of: state) ?? 0)
    let angle = 2 * Double.pi * place / Double(diagram.states.count) - Double.pi
    let margin = halfWidth(state) + 3
    let across = Self.width / 2 + cos(angle) * 132
    return (min(max(across, margin), Self.width - margin), height / 2 + 6 + sin(angle) * (height / 2 - 44))
  }

  private func halfWidth(_ state: String) -> Double { Double(state.count) * 3.35 + 9 }

  /// The drawing, for a page that has the arrows.
  var svg: String {
    let label = "\(diagram.machine): \(from) on \(input) goes to \(to)"
    var svg =
      "<svg class=\"machine\" role=\"img\" aria-label=\"\(label.html)\" viewBox=\"0 0 \(Self.width.short) \(height.short)\">"
    for edge in diagram.edges where edge.from != edge.to && !(edge.from == from && edge.to == to) {
      svg += curve(edge.from, edge.to, "edge", arrow: "arrow")
    }
    svg += from == to ? loop(from) : curve(from, to, "passed", arrow: "passed")
    for state in diagram.states {
      let (middle, half) = (middle(state), halfWidth(state))
      let isPassed = state == from || state == to
      svg +=
        "<g class=\"state\(isPassed ? " at" : "")\"><rect x=\"\((middle.x - half).short)\" y=\"\((middle.y - Self.box / 2).short)\""
      svg += " width=\"\((2 * half).short)\" height=\"\(Self.box.short)\" rx=\"13\"/>"
      svg += "<text x=\"\(middle.x.short)\" y=\"\((middle.y + 4).short)\">\(state.html)</text></g>"
    }
    return svg + "</svg>"
  }

  /// An edge, bent a little, so that the edge in the other direction lies beside it.
  private func curve(_ from: String, _ to: String, _ name: String, arrow: String) -> String {
    let (begin, end) = (middle(from), middle(to))
    let (dx, dy) = (end.x - begin.x, end.y - begin.y)
    let bend = (x: (begin.x + end.x) / 2 - dy * 0.14, y: (begin.y + end.y) / 2 + dx * 0.14)
    let first = border(of: from, towards: bend)
    let last = border(of: to, towards: bend)
    return "<path class=\"\(name)\" marker-end=\"url(#\(arrow))\" d=\"M\(first.x.short) \(first.y.short)"
      + "Q\(bend.x.short) \(bend.y.short) \(last.x.short) \(last.y.short)\"/>"
  }

  private func loop(_ state: String) -> String {
    let (middle, top) = (middle(state), middle(state).y - Self.box / 2)
    let height = 30.0
    return "<path class=\"passed\" marker-end=\"url(#passed)\" d=\"M\((middle.x - 14).short) \(top.short)"
      + "C\((middle.x - 26).short) \((top - height).short) \((middle.x + 26).short) \((top - height).short)"
      + " \((middle.x + 14).short) \((top - 3).short)\"/>"
  }

  /// The point at which a line from the middle of a state leaves its box.
  private func border(of state: String, towards other: (x: Double, y: Double)) -> (x: Double, y: Double) {
    let middle = middle(state)
    let (dx, dy) = (other.x - middle.x, other.y - middle.y)
    let share = min(
      dx == 0 ? .infinity : (halfWidth(state) + 3) / abs(dx),
      dy == 0 ? .infinity : (Self.box / 2 + 3) / abs(dy), 1)
    return (middle.x + dx * share, middle.y + dy * share)
  }

  /// The arrowheads, once on a page.
  static let arrows = """
    <svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs>\
    <marker id="arrow" class="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker>\
    <marker id="passed" class="passedhead" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0L8 4L0 8z"/></marker>\
    </defs></svg>
    """
}

extension Double {
  /// The number with one decimal at most.
  fileprivate var short: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0
      ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
