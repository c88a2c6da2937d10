import Drawing
import Rasterizer
import Staging
import UIKit
import Wording

/// What of the texts is not seen, or badly.
@MainActor
struct TextFindings {
  private(set) var hidden: [SceneDescription.Finding] = []
  private(set) var contrasts: [SceneDescription.Finding] = []
  /// That there is no picture in which to look; empty where there is one.
  private(set) var undrawable: [SceneDescription.Finding] = []

  /// Looks at all texts.
  ///
  /// - Parameters:
  ///   - report: whose views they are in.
  ///   - covered: the places of views of which it is known that they are covered.
  init(_ report: FindingReport, without covered: Set<Int>) {
    do {
      try look(report, without: covered)
    } catch {
      undrawable = [
        SceneDescription.Finding(
          kind: .undrawable, view: nil, numbers: [:],
          words: "the picture cannot be drawn, so that nothing is said of hidden texts and of"
            + " contrast: \(error)")
      ]
    }
  }

  private mutating func look(
    _ report: FindingReport, without covered: Set<Int>
  ) throws(RasterizerError) {
    let own = report.stage.picturesOfViews.map { ($0.view, $0.picture.texts) }
    let texts = own.filter { !$0.1.isEmpty }
    guard !texts.isEmpty else { return }
    let pictures = try TextPictures(report.stage.snapshot(), size: report.screen.size)
    for (view, runs) in texts {
      guard let place = report.place(around: view), report.isShown(report.sights[place]),
        !covered.contains(place), !report.outer(of: place).contains(where: covered.contains)
      else { continue }
      for (run, transform) in runs {
        let ink = run.ink(scale: 1)?.applying(transform) ?? .null
        guard !report.scrollsUnderOthers(place, in: ink) else { continue }
        if let finding = hiding(of: run, transform, in: view, at: place, pictures, report) {
          hidden.append(finding)
        }
        guard !Self.isExempt(view), !isVeiled(place, in: ink, report),
          let contrast = pictures.contrast(of: run, transform)
        else { continue }
        if let finding = finding(contrast, at: place, report) { contrasts.append(finding) }
      }
    }
  }

  private func hiding(
    of run: TextRun, _ transform: CGAffineTransform, in view: UIView, at place: Int,
    _ pictures: TextPictures, _ report: FindingReport
  ) -> SceneDescription.Finding? {
    let sight = report.sights[place]
    // What scrolls or is clipped is told of otherwise.
    let allowed = Self.clip(around: sight.view, report.screen)
    guard let ink = run.ink(scale: 1)?.applying(transform),
      let share = pictures.shareHidden(of: run, transform, in: allowed), share > Self.most
    else { return nil }
    let open = ink.intersection(allowed)
    let cover = report.sights.indices.last { other in
      let sight = report.sights[other]
      return other > place && sight.box.intersects(open) && sight.view.showsSomething
        && sight.opacity > 0 && !report.outer(of: other).contains(place)
    }
    if let cover, !report.isOfSameController(cover, place) { return nil }
    let name = report.name(sight.view)
    if cover == nil {
      // A text without room is told of otherwise, too.
      let isCut = sight.texts.contains { $0.missingRoom != nil && view.isDescendant(of: $0.view) }
      if isCut { return nil }
      if let reach = Self.reach(of: run, transform, beyond: view) {
        return SceneDescription.Finding(
          kind: .textCut, view: name, numbers: FindingReport.numbers(of: reach),
          words: "the text of \(name) is cut by its own edges: \(FindingReport.beyond(reach))")
      }
    }
    let by = cover.map { " behind \(report.name(report.sights[$0].view))" } ?? ""
    let percent = Int((share * 100).rounded())
    return SceneDescription.Finding(
      kind: .textHidden, view: name, numbers: ["hidden": share],
      words: "the text of \(name) is hidden by \(percent) %\(by)")
  }

  /// How far the letters stand out of the label that shows them, which draws nothing beyond its edges.
  private static func reach(
    of run: TextRun, _ transform: CGAffineTransform, beyond view: UIView
  ) -> ScreenReach? {
    let map = view.seenTransformToWindow
    guard view is UILabel, map.a * map.d != map.b * map.c, let ink = run.ink(scale: 1) else {
      return nil
    }
    let reach = ScreenReach(
      ink.applying(transform.concatenating(map.inverted())), on: view.seenLayer.bounds)
    return reach.farthest == nil ? nil : reach
  }

  /// Whether a view of another controller lies over some of a view: what waits under a sheet or an alert
  /// may be dim.
  private func isVeiled(_ place: Int, in box: CGRect, _ report: FindingReport) -> Bool {
    report.sights.indices.dropFirst(place + 1).contains { other in
      let sight = report.sights[other]
      return sight.opacity > 0 && sight.box.intersects(box) && sight.view.showsSomething
        && !report.outer(of: other).contains(place) && !report.isOfSameController(other, place)
    }
  }

  /// What the views around one let through.
  private static func clip(around view: UIView, _ screen: CGRect) -> CGRect {
    sequence(first: view, next: \.superview).reduce(screen) { rect, outer in
      outer.clipsToBounds
        ? rect.intersection(outer.seenLayer.bounds.applying(outer.seenTransformToWindow)) : rect
    }
  }

  private func finding(
    _ contrast: TextContrast, at place: Int, _ report: FindingReport
  ) -> SceneDescription.Finding? {
    guard contrast.ratio < contrast.least else { return nil }
    let name = report.name(report.sights[place].view)
    let ratio = (contrast.ratio * 100).rounded(.down) / 100
    return SceneDescription.Finding(
      kind: .contrast, view: name,
      numbers: ["ratio": contrast.ratio, "least": contrast.least],
      words: "the text of \(name) has the contrast \(Words.said(ratio)):1 (\(contrast.letters) on"
        + " \(contrast.ground)), under \(Words.said(contrast.least)):1")
  }

  /// Whether a text may be faint: that of a disabled control, one that is there until another is
  /// typed, or one of Apple's calendars.
  private static func isExempt(_ view: UIView) -> Bool {
    if (view as? UILabel)?.isEnabled == false { return true }
    if view.isPlaceholderNow { return true }
    return sequence(first: view, next: \.superview).contains {
      ($0 as? UIControl)?.isEnabled == false || $0 is UIDatePicker || $0 is UICalendarView
    }
  }

  /// The share of a text that may be hidden.
  private static let most = 0.03
}
