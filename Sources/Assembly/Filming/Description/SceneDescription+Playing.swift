import Staging
import UIKit
import Wording

/// What of a scene is described.
package struct DescribedPart: Hashable, Sendable {
  /// The moment of which the views and the findings are told; `nil` for the end.
  ///
  /// *Units*: seconds since the start.
  package var at: Double?
  /// The first and the last moment of which motion is told.
  ///
  /// *Units*: seconds since the start.
  package var from: Double
  /// The last moment of which motion is told; infinite for the end of the scene.
  package var to: Double
  /// The identifier, label, text or type of the views of which it is told, with all in them; `nil` for
  /// all.
  package var view: String?

  /// Describes a whole scene as it is at its end, unless another part is asked for.
  package init(
    at: Double? = nil, from: Double = 0, to: Double = .infinity, view: String? = nil
  ) {
    (self.at, self.from, self.to, self.view) = (at, from, to, view)
  }
}

extension SceneDescription {
  /// Plays a scene and describes it.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - part: what of it is described.
  ///   - contentSize: the name of the size of text that the user asks for.
  /// - Throws: `StagingError`, and `FilmError.afterTheEnd`, `.nothingBetween` and
  ///   `.noSuchView`.
  @MainActor
  package init(of scene: Scene, _ part: DescribedPart, contentSize: String) async throws {
    let run = try FilmRun(scene, FilmTiming(to: max(part.to, part.at ?? 0)))
    let stage = run.stage
    let watcher = SceneWatcher()
    let wanted = part.at.map { FrameTime(atOrBefore: $0).frame }
    var look: MomentLook?
    try await run.play { _ in
      watcher.watch(stage)
      if stage.time.frame == wanted { look = MomentLook(stage, watcher) }
    }
    let last = stage.time.frame
    if wanted == nil { look = MomentLook(stage, watcher) }
    guard let look else {
      throw FilmError.afterTheEnd(
        scene: scene.name, asked: part.at ?? 0, end: stage.time.seconds)
    }
    let first = FrameTime(atOrAfter: part.from).frame
    guard first <= last else {
      throw FilmError.nothingBetween(
        scene: scene.name, from: part.from, to: part.to, end: stage.time.seconds)
    }
    let end = part.to.isFinite ? min(last, FrameTime(atOrBefore: part.to).frame) : last
    let isCutShort = part.to.isFinite && last >= FrameTime(atOrBefore: part.to).frame
    let names = ThingNames(of: watcher.things)
    let motion = MotionReport(
      things: watcher.things, names: names, frames: first...max(first, end), last: last,
      isCutShort: isCutShort, screen: scene.screen.bounds, rate: Self.rate)
    let isEmpty = motion.motions.isEmpty && part.from == 0 && !isCutShort
    let ending = stage.ending(stoodStill: false) ?? (isEmpty ? stage.emptiness : nil)
    self.init(
      version: 1, scene: scene.name, sentence: scene.sentence,
      screen: Screen(
        width: scene.screen.size.width, height: scene.screen.size.height,
        scale: scene.screen.scale),
      appearance: scene.appearance.rawValue, contentSize: contentSize,
      end: Moment(last, rate: Self.rate),
      ending: ending?.description, isCutShort: isCutShort,
      at: Moment(look.frame, rate: Self.rate), views: look.views, motions: motion.motions,
      changes: ChangeReport(
        things: watcher.things, names: names, frames: motion.frames, last: last, rate: Self.rate
      ).changes,
      fingers: FingerReport(watcher.strokes, motion).fingers, findings: look.findings,
      neverCalled: look.neverCalled,
      events: stage.events.filter { $0.time >= part.from && $0.time <= part.to }.map {
        Event(
          seconds: $0.time, kind: $0.kind, words: $0.description, views: $0.event.viewsInContact)
      })
    if let view = part.view { try narrow(to: view, motion) }
  }

  /// The steps a second at which scenes are played.
  private static let rate = 60

  /// Leaves out what is not of some views or in them.
  @MainActor
  private mutating func narrow(
    to view: String, _ motion: MotionReport
  ) throws(FilmError) {
    let (things, names) = (motion.things, motion.names)
    let meant = things.filter { $0.isCalled(view) || names[$0.number] == view }.map(\.number)
    guard !meant.isEmpty else {
      let identifiers = things.compactMap(\.identifier)
      throw .noSuchView(scene: scene, asked: view, names: identifiers)
    }
    let inside = things.filter { thing in
      sequence(first: thing.number, next: { things[$0].parent }).contains(where: meant.contains)
    }
    let told = Set(inside.map { names[names.subject(of: $0.number)] })
    views = views.filter { told.contains($0.name) }
    let outermost = views.map(\.depth).min() ?? 0
    views = views.map { $0.moved(outwards: outermost) }
    let outer = meant.filter { number in
      !sequence(first: number, next: { things[$0].parent }).dropFirst().contains(
        where: meant.contains)
    }
    let around = motion.motions(around: outer).filter { !($0.with.map(told.contains) ?? false) }
    let all = motions.filter { told.contains($0.view) } + around
    motions = all.enumerated().sorted {
      ($0.element.start.frame, $0.offset) < ($1.element.start.frame, $1.offset)
    }.map(\.element)
    changes = changes.filter { told.contains($0.view) }
    fingers = fingers.filter { finger in
      finger.view.map(told.contains) == true
        || finger.followers.contains { told.contains($0.view) }
    }
    findings = findings.filter { $0.view.map(told.contains) ?? true }
    events = events.filter { $0.views.contains { told.contains(Words.code($0)) } }
    neverCalled = neverCalled.filter { told.contains($0.view) }
  }
}

extension SeenThing {
  /// Whether an author may mean it by a name.
  fileprivate func isCalled(_ name: String) -> Bool {
    identifier == name || label == name || kind == name || controller == name
      || texts.contains { $0.text == name }
  }
}

/// The views of one moment, and what is found there.
@MainActor
private struct MomentLook {
  let frame: Int
  let views: [SceneDescription.View]
  let findings: [SceneDescription.Finding]
  let neverCalled: [SceneDescription.Handler]

  init(_ stage: Stage, _ watcher: SceneWatcher) {
    frame = stage.time.frame
    let names = ThingNames(of: watcher.things)
    let sights = stage.sights
    func name(_ view: UIView) -> String {
      watcher.number(of: view).map { names[names.subject(of: $0)] } ?? view.toldKind
    }
    let screen = stage.scene.screen.bounds
    views = sights.map { sight in
      let view = sight.view
      return SceneDescription.View(
        name: name(view), type: view.toldKind, depth: sight.depth,
        identifier: view.givenName, text: view.writtenText,
        accessibilityLabel: view.accessibilityLabel, value: view.toldValue,
        traits: view.toldTraits, controller: view.toldController,
        frame: SceneDescription.Box(sight.box), opacity: sight.opacity,
        isOffScreen: ScreenReach(sight.box, on: screen).isOutside)
    }
    findings = FindingReport(stage, sights, name: name).findings()
    neverCalled = sights.flatMap { sight in
      sight.view.uncalledHandlers.map {
        SceneDescription.Handler(view: name(sight.view), cause: $0.cause, method: $0.method)
      }
    }
  }
}

extension SceneDescription.Box {
  fileprivate init(_ box: CGRect) {
    self.init(
      x: Double(box.minX), y: Double(box.minY), width: Double(box.width),
      height: Double(box.height))
  }
}

extension SceneDescription.View {
  fileprivate func moved(outwards steps: Int) -> Self {
    Self(
      name: name, type: type, depth: depth - steps, identifier: identifier, text: text,
      accessibilityLabel: accessibilityLabel, value: value, traits: traits,
      controller: controller, frame: frame, opacity: opacity, isOffScreen: isOffScreen)
  }
}
