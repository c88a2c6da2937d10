import Drawing
import Staging
import UIKit
import Wording

/// The texts of which something is left out, or lies beyond an edge.
@MainActor
struct CutTexts {
  private let report: FindingReport

  init(_ report: FindingReport) { self.report = report }

  /// The findings, in the order of painting: what has no room, then what an edge cuts.
  var findings: [SceneDescription.Finding] { tooLong + beyondEdges }

  private var tooLong: [SceneDescription.Finding] {
    report.sights.filter(report.isShown).flatMap { sight in
      sight.texts.compactMap { finding(of: $0, in: sight) }
    }
  }

  private func finding(of text: SeenText, in sight: ViewSight) -> SceneDescription.Finding? {
    guard let missing = text.missingRoom else { return nil }
    let (needed, room) = (missing.needed, missing.room)
    let isNarrow = needed.width > room.width + Self.slack
    var numbers = [
      "neededWidth": Double(needed.width), "neededHeight": Double(needed.height),
      "width": Double(room.width), "height": Double(room.height),
    ]
    let name = report.name(sight.view)
    let what: String
    if room.width <= 0 || room.height <= 0 {
      what = "is cut: it has no room"
    } else if isNarrow {
      what =
        "is cut: it needs \(Words.said(needed.width)) pt of width and has \(Words.said(room.width))"
    } else if needed.height > room.height + Self.slack {
      what =
        "is cut: it needs \(Words.said(needed.height)) pt of height and has"
        + " \(Words.said(room.height))"
    } else if let label = text.view as? UILabel {
      let all = label.linesOfText
      // The line breaks at its end are no lines that one misses.
      guard label.numberOfLines > 0, all > label.numberOfLines else { return nil }
      (numbers["lines"], numbers["shownLines"]) = (Double(all), Double(label.numberOfLines))
      what = "is cut: it shows \(label.numberOfLines) of its \(all) lines"
    } else {
      what = "is cut"
    }
    return SceneDescription.Finding(
      kind: .textCut, view: name, numbers: numbers, words: "the text of \(name) \(what)")
  }

  /// The texts that a view around them or the end of the screen cuts; each view once.
  private var beyondEdges: [SceneDescription.Finding] {
    var found: Set<Int> = []
    return report.stage.picturesOfViews.flatMap { view, picture in
      picture.texts.compactMap { run, transform -> SceneDescription.Finding? in
        guard let place = report.place(around: view), !found.contains(place),
          report.sights[place].opacity >= FindingReport.leastOpacity, transform.b == 0,
          transform.c == 0, let ink = run.ink(scale: 1)?.applying(transform), !ink.isEmpty,
          let cut = cut(of: ink, in: view, at: place)
        else { return nil }
        found.insert(place)
        let name = report.name(report.sights[place].view)
        return SceneDescription.Finding(
          kind: .textCut, view: name, numbers: FindingReport.numbers(of: cut.reach),
          words: "the text of \(name) is \(cut.words)")
      }
    }
  }

  private func cut(
    of ink: CGRect, in view: UIView, at place: Int
  ) -> (reach: ScreenReach, words: String)? {
    if let (edge, reach) = report.clip(of: ink, in: view) {
      let name = report.nameOfNearest(edge)
      guard ink.intersects(report.screen) || isReachingBeyond(place) else { return nil }
      return (
        reach,
        reach.isOutside
          ? "cut away wholly by \(name)" : "cut by \(name): \(FindingReport.beyond(reach))"
      )
    }
    let reach = ScreenReach(ink, on: report.screen)
    guard view.scrollViewAround == nil, reach.farthest != nil,
      !reach.isOutside || isReachingBeyond(place)
    else { return nil }
    return (
      reach,
      reach.isOutside
        ? "cut away wholly by the end of the screen"
        : "cut by the end of the screen: \(FindingReport.beyond(reach))"
    )
  }

  /// Whether a view around one that is told of is partly on the screen and partly not: what is away as a
  /// whole waits there for its time.
  private func isReachingBeyond(_ place: Int) -> Bool {
    report.outer(of: place).contains {
      let reach = ScreenReach(report.sights[$0].box, on: report.screen)
      return !reach.isOutside && reach.farthest != nil
    }
  }

  /// *Units*: points.
  private static let slack: CGFloat = 0.5
}

extension UILabel {
  /// How many lines the text has in the width of the label, without the line breaks at its end.
  fileprivate var linesOfText: Int {
    let written = (text ?? "").utf16.count
    let ending = (text ?? "").reversed().prefix { $0.isNewline }.reduce(0) { $0 + $1.utf16.count }
    let probe = UILabel()
    probe.font = font
    probe.attributedText = attributedText?.attributedSubstring(
      from: NSRange(location: 0, length: written - ending))
    probe.lineBreakMode = lineBreakMode
    let width = numberOfLines == 1 ? Self.farAway : bounds.width
    let room = CGRect(x: 0, y: 0, width: width, height: Self.farAway)
    func height(_ lines: Int) -> CGFloat {
      probe.textRect(forBounds: room, limitedToNumberOfLines: lines).height
    }
    let all = height(0)
    return (1...max(1, written)).first { height($0) >= all } ?? 1
  }

  /// A side that no text fills.
  ///
  /// *Units*: points.
  private static let farAway: CGFloat = 100_000
}
