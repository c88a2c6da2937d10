import Drawing
import Staging
import UIKit
import Wording

/// What the author of a scene may want to change, found at one moment.
@MainActor
struct FindingReport {
  let stage: Stage
  let sights: [ViewSight]
  /// What a view is called.
  let name: (UIView) -> String
  /// The place of each view that is told of in `sights`.
  private let places: [ObjectIdentifier: Int]

  init(_ stage: Stage, _ sights: [ViewSight], name: @escaping (UIView) -> String) {
    (self.stage, self.sights, self.name) = (stage, sights, name)
    places = Dictionary(
      sights.enumerated().map { (ObjectIdentifier($1.view), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  typealias Finding = SceneDescription.Finding

  var screen: CGRect { stage.scene.screen.bounds }

  /// The findings, in the order of their kinds; those of one kind in the order of painting.
  func findings() -> [Finding] {
    let covers = covered
    let texts = TextFindings(self, without: Set(covers.map(\.place)))
    return texts.undrawable + CutTexts(self).findings + texts.hidden + clipped
      + covers.map(\.finding) + beyondScreen + touches + texts.contrasts + underKeyboard
      + constraints
  }

  /// Whether some of a view can be seen at all.
  func isShown(_ sight: ViewSight) -> Bool {
    sight.opacity >= Self.leastOpacity
      && (sight.box.intersects(screen) || sight.view.scrollViewAround != nil)
  }

  /// The place of the nearest view that is told of, from a view outwards.
  func place(around view: UIView) -> Int? {
    sequence(first: view, next: \.superview).lazy.compactMap { places[ObjectIdentifier($0)] }.first
  }

  /// The name of the nearest view that is told of, from a view outwards.
  func nameOfNearest(_ view: UIView) -> String {
    name(place(around: view).map { sights[$0].view } ?? view)
  }

  /// The places of the views around one that is told of, the nearest first.
  func outer(of place: Int) -> [Int] {
    Array(sequence(first: place, next: { sights[$0].parent }).dropFirst())
  }

  /// What reaches beyond a view that clips, apart from what scrolls.
  private var clipped: [Finding] {
    var found: [Int: UIView] = [:]
    return sights.indices.compactMap { place -> Finding? in
      let sight = sights[place]
      guard isShown(sight), sight.isUpright,
        sight.view.showsSomething || sight.view.givenName != nil,
        let (edge, reach) = clip(of: sight)
      else { return nil }
      found[place] = edge
      guard !outer(of: place).contains(where: { found[$0] === edge }) else { return nil }
      let words =
        reach.isOutside
        ? "is clipped away wholly by \(nameOfNearest(edge))"
        : "is clipped by \(nameOfNearest(edge)): \(Self.beyond(reach))"
      return Finding(
        kind: .clipped, view: name(sight.view), numbers: Self.numbers(of: reach),
        words: "\(name(sight.view)) \(words)")
    }
  }

  /// The first view around one, up to the next one that scrolls, which clips it.
  private func clip(of sight: ViewSight) -> (edge: UIView, reach: ScreenReach)? {
    clip(of: sight.box, in: sight.view)
  }

  /// The first view around one, up to the next one that scrolls, which clips a rectangle in it.
  func clip(of box: CGRect, in view: UIView) -> (edge: UIView, reach: ScreenReach)? {
    for outer in sequence(first: view.superview, next: { $0?.superview }) {
      guard let outer, !(outer is UIScrollView) else { return nil }
      guard outer.clipsToBounds, !(outer is UIWindow) else { continue }
      let map = outer.seenTransformToWindow
      guard map.b == 0, map.c == 0 else { return nil }
      let reach = ScreenReach(box, on: outer.seenLayer.bounds.applying(map))
      if reach.farthest != nil { return (outer, reach) }
    }
    return nil
  }

  static func beyond(_ reach: ScreenReach) -> String {
    let sides = ["on the left", "at the top", "on the right", "at the bottom"]
    return Words.list(
      reach.sides.enumerated().filter { $0.element > ScreenReach.least }.map {
        "\(Words.said($0.element)) pt \(sides[$0.offset])"
      }, most: 4)
  }

  static func numbers(of reach: ScreenReach) -> [String: Double] {
    Dictionary(
      uniqueKeysWithValues: zip(["left", "top", "right", "bottom"], reach.sides.map { max(0, $0) }))
  }

  /// The views that lie wholly behind an opaque one of the same controller.
  private var covered: [(place: Int, finding: Finding)] {
    var found: Set<Int> = []
    return sights.indices.compactMap { place -> (place: Int, finding: Finding)? in
      let sight = sights[place]
      guard isShown(sight), sight.view.showsSomething, let cover = cover(of: place) else {
        return nil
      }
      found.insert(place)
      guard !outer(of: place).contains(where: found.contains) else { return nil }
      return (
        place,
        Finding(
          kind: .covered, view: name(sight.view), numbers: [:],
          words: "\(name(sight.view)) is covered wholly by \(name(sights[cover].view))")
      )
    }
  }

  private func cover(of place: Int) -> Int? {
    let box = sights[place].box.intersection(screen)
    guard !box.isEmpty, !scrollsUnderOthers(place, in: box) else { return nil }
    return sights.indices.dropFirst(place + 1).last { other in
      let sight = sights[other]
      return sight.isUpright && sight.opacity >= 1 && sight.box.contains(box)
        && sight.view.hidesWhatIsBehind && !outer(of: other).contains(place)
        && isOfSameController(other, place)
    }
  }

  /// Whether a part of a view that scrolls lies under something that does not scroll with it, such as a
  /// bar or the header of a section: that is no fault.
  func scrollsUnderOthers(_ place: Int, in box: CGRect) -> Bool {
    guard let list = sights[place].view.scrollViewAround else { return false }
    return sights.indices.dropFirst(place + 1).contains { other in
      let view = sights[other].view
      let common = sequence(first: sights[place].view, next: \.superview).first {
        view.isDescendant(of: $0)
      }
      return sights[other].box.intersects(box) && sights[other].opacity > 0
        && view.showsSomething && (common.map { list.isDescendant(of: $0) } ?? true)
    }
  }

  /// Whether two views belong to one controller: what another one presents over it is no fault.
  func isOfSameController(_ one: Int, _ other: Int) -> Bool {
    sights[one].view.innermostController === sights[other].view.innermostController
  }

  /// What reaches beyond an edge, or lies beyond it as a whole, apart from what scrolls.
  private var beyondScreen: [Finding] {
    var found: Set<Int> = []
    return sights.indices.compactMap { place -> Finding? in
      let sight = sights[place]
      let reach = ScreenReach(sight.box, on: screen)
      guard sight.opacity >= Self.leastOpacity, reach.farthest != nil,
        sight.view.scrollViewAround == nil,
        sight.view.showsSomething || sight.view.givenName != nil,
        !reach.isOutside || !sight.view.isBarOfSystem, clip(of: sight) == nil
      else { return nil }
      found.insert(place)
      guard !outer(of: place).contains(where: found.contains) else { return nil }
      let sides = Words.list(reach.outside.map { ScreenReach.names[$0] }, most: 4)
      return Finding(
        kind: .beyondScreen, view: name(sight.view), numbers: Self.numbers(of: reach),
        words: reach.isOutside
          ? "\(name(sight.view)) lies wholly beyond \(sides) of the screen"
          : "\(name(sight.view)) reaches \(reach.words) of the screen")
    }
  }

  private var touches: [Finding] {
    sights.compactMap { sight -> Finding? in
      guard isShown(sight), sight.view.isTouchTarget, let found = stage.touchFinding(of: sight)
      else { return nil }
      let name = name(sight.view)
      switch found {
      case .taken(let other):
        let taker = nameOfNearest(other)
        return Finding(
          kind: .touchTaken, view: name, numbers: [:],
          words: "a touch in the middle of \(name) goes to \(taker)")
      case .reach(let reach):
        let (width, height) = (Double(reach.size.width), Double(reach.size.height))
        guard min(width, height) < Self.leastTarget - Self.slack else { return nil }
        return Finding(
          kind: .touchTarget, view: name, numbers: ["width": width, "height": height],
          words: "\(name) can be touched in \(Words.said(width)) × \(Words.said(height)) pt, under"
            + " \(Words.said(Self.leastTarget)) × \(Words.said(Self.leastTarget))")
      }
    }
  }

  private var underKeyboard: [Finding] {
    guard let (view, keyboard) = stage.editing, let place = place(around: view) else { return [] }
    let box = sights[place].box
    let depth = Double(min(box.maxY, screen.maxY) - keyboard.minY)
    guard depth > ScreenReach.least, keyboard.minY < screen.maxY, !(view is UIScrollView) else {
      return []
    }
    return [
      Finding(
        kind: .underKeyboard, view: name(view), numbers: ["depth": depth],
        words: "\(name(view)), in which one types, lies \(Words.said(depth)) pt under the keyboard")
    ]
  }

  private var constraints: [Finding] {
    stage.brokenConstraints.map {
      Finding(
        kind: .constraint, view: nil, numbers: ["seconds": $0.time],
        words: "a constraint broke at \(Words.seconds($0.time)): \($0.constraint)")
    }
  }

  /// The opacity below which nothing is seen.
  static let leastOpacity = 0.01
  /// The sides of what a finger touches.
  ///
  /// *Units*: points. Source: Apple, Human Interface Guidelines, Accessibility.
  private static let leastTarget = 44.0
  /// By how much a side may be shorter, which no finger feels and no number tells.
  ///
  /// *Units*: points.
  private static let slack = 0.05
}

extension UIView {
  /// Whether it is a bar of the system, which may wait beyond an edge.
  fileprivate var isBarOfSystem: Bool {
    givenName == nil && (self is UINavigationBar || self is UITabBar || self is UIToolbar)
  }
}
