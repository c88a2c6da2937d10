import Foundation
import Wording

extension CalibrationOutcome {
  /// What was found, in sentences; the first says whether they are the same.
  package var lines: [String] {
    var lines = ["\(recording) beside \(scene): \(isSame ? "same." : "differs.")"]
    lines.append("  Aligned: \(alignment.inWords).")
    lines += distances.map { "  \($0.inWords)" }
    if !unseen.isEmpty {
      let names = unseen.map { "`\($0)`" }
      lines.append(
        "  \(Words.list(names)) \(unseen.count == 1 ? "is" : "are") not seen in the recording.")
    }
    if !isSame { lines.append("  " + sentence) }
    return lines
  }

  /// What would explain the difference.
  private var sentence: String {
    guard let explanation else {
      return "No parameter of the scene changes how its views move, so none explains it."
    }
    let name = explanation.inWords
    guard explanation.isEnough else {
      return "No single parameter explains it: the best, \(name), takes away"
        + " \(Words.percent(explanation.share)) of the distance."
    }
    var text =
      "\(name) would explain it best: \(Words.percent(explanation.share)) of the distance goes, "
      + "\(Words.points(explanation.rest)) on average stays."
    let others = explanation.others.map {
      Explanation.inWords($0.parameter, $0.values, $0.factor)
    }
    if !others.isEmpty { text += " As well does \(Words.list(others, "or"))." }
    return text
  }
}

extension CalibrationOutcome.Explanation {
  /// The parameter with its values: `UIGravityBehavior.magnitude 0.8 instead of 1`.
  fileprivate var inWords: String { Self.inWords(parameter, values, factor) }

  fileprivate static func inWords(
    _ parameter: String, _ values: [Double], _ factor: Double
  ) -> String {
    func list(_ values: [Double]) -> String { Words.list(values.map(rounded)) }
    return "\(parameter) \(list(values.map { $0 * factor })) instead of \(list(values))"
  }

  /// Writes a value with three digits that matter.
  private static func rounded(_ value: Double) -> String {
    let size = abs(value)
    let digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : size >= 0.1 ? 3 : 4
    var text = Words.fixed(value, digits: digits)
    while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
    return text
  }
}

extension CalibrationOutcome.ViewDistance {
  /// How far the view is: `` `square` is 0.1 pt off at first, 12 pt on average, … ``.
  fileprivate var inWords: String {
    "`\(view)` is \(Words.points(first.points)) off at first, \(Words.points(mean)) on average,"
      + " \(Words.points(most.points)) at most, at \(Words.seconds(most.time))."
  }
}

extension CalibrationOutcome.Alignment {
  /// Where and when the scene lies in the recording.
  fileprivate var inWords: String {
    func pixels(_ value: Double) -> String {
      "\(Words.number(value)) \(abs(value) == 1 ? "pixel" : "pixels")"
    }
    func edge(_ offset: Double, _ name: String) -> String? {
      if abs(offset) < 0.25 { return nil }
      return "\(pixels(offset)) \(offset < 0 ? "cut" : "added") at the \(name)"
    }
    let edges = [edge(left, "left"), edge(top, "top")].compactMap { $0 }
    var text = "\(Words.fixed(scale, digits: 3)) pixels a point"
    text += edges.isEmpty ? ", nothing cut at the left and the top" : ", " + Words.list(edges)
    let moment = Words.fixed(abs(start), digits: 3)
    text +=
      start < 0
      ? "; it begins \(moment) s after the scene's start"
      : "; the scene starts \(moment) s after its first picture"
    return text + "; \(Words.fixed(rate, digits: 2)) pictures a second"
  }
}
