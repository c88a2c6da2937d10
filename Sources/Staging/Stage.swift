import Drawing
import UIKit

/// A scene while it is played, frame after frame, in virtual time and without a pixel.
///
/// ```swift
/// let stage = try Stage { ViewController() }
/// try stage.advance(frames: 60)
/// #expect(stage.view("square")?.center.y == 300)
/// ```
@MainActor
public final class Stage {
  public let scene: Scene
  /// The picture that stands now; frame 0 is the one before any step.
  public private(set) var time: FrameTime
  /// Holds the scene's view; its bounds are the screen's.
  public let window: UIWindow

  let runtime: Runtime
  private var fingers: [StagedFinger]
  private var typing: [StagedTyping]
  /// The last frame in which something moved or a finger had still to do something.
  private var lastBusyFrame = 0
  /// Where the named views stood before the last step to the limit.
  private(set) var placesBeforeLimit: [TrajectoryRow] = []

  /// Shows the scene's first picture.
  ///
  /// - Parameter rate: how many steps are made for each second; a multiple of the 60 at which
  ///   fingers are sampled.
  /// - Parameter showsPhysics: whether every dynamic animator draws its bodies, joints and fields
  ///   over its view.
  /// - Throws: `StagingError.unusableScene` and `.unusableFinger` for what cannot be played.
  public init(
    _ scene: Scene, rate: Int = 60, showsPhysics: Bool = false
  ) throws(StagingError) {
    try scene.check()
    precondition(
      rate > 0 && rate % Finger.sampleRate == 0, "a stage makes 60 steps a second, or 120")
    self.scene = scene
    time = FrameTime(rate: rate)
    runtime = Runtime(screen: UIScreen(size: scene.screen.size, scale: scene.screen.scale))
    runtime.showsPhysics = showsPhysics
    Runtime.current = runtime
    window = UIWindow(frame: scene.screen.bounds)
    fingers = scene.fingers.enumerated().map { StagedFinger($1, number: $0 + 1) }
    typing = scene.typing.map(StagedTyping.init)
    let tilts = scene.tilts
    if !tilts.isEmpty { runtime.gravity = { tilts.gravity(at: $0) } }
    try runtime.onStage { () throws(StagingError) in
      window.rootViewController = scene.rootViewController()
      window.makeKeyAndVisible()
      try layOut()
    }
  }

  /// Shows a controller by itself.
  public convenience init(
    screen: Screen = Screen(), limit: TimeInterval = 30, fingers: [Finger] = [],
    rootViewController: @escaping @MainActor () -> UIViewController
  ) throws(StagingError) {
    try self.init(
      Scene(
        "stage", "", screen: screen, limit: limit, fingers: fingers,
        rootViewController: rootViewController))
  }

  /// Shows a view by itself, in the upper left corner of a white screen.
  public convenience init(
    showing view: UIView, screen: Screen = Screen(), limit: TimeInterval = 30,
    fingers: [Finger] = []
  ) throws(StagingError) {
    try self.init(screen: screen, limit: limit, fingers: fingers) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.view.addSubview(view)
      return controller
    }
  }

  /// Makes one step: touch, animate, simulate, lay out. The last pass, `snapshot`, changes nothing and
  /// is made for those frames whose picture is wanted.
  ///
  /// - Throws: `StagingError.missedTarget`, after which the stage stands still.
  public func advance() throws(StagingError) { try advance { _ in } }

  /// Makes one step and tells of each pass when it is over.
  ///
  /// - Throws: `StagingError.missedTarget`, after which the stage stands still.
  package func advance(telling: (StagePass) -> Void) throws(StagingError) {
    Runtime.current = runtime
    // The frame in which the last thing comes to rest is one in which it moved.
    let wasBusy = isBusy
    if time.frame + 1 == limit.frame { placesBeforeLimit = trajectory }
    time.frame += 1
    runtime.advanceClock(to: time.seconds)
    // Who is told between the passes is not on the stage.
    try runtime.onStage { () throws(StagingError) in
      try touch()
      type()
    }
    telling(.touch)
    runtime.onStage { animate() }
    telling(.animate)
    runtime.onStage { simulate() }
    telling(.simulate)
    try runtime.onStage { () throws(StagingError) in try layOut() }
    telling(.layOut)
    if wasBusy || isBusy { lastBusyFrame = time.frame }
  }

  /// Makes so many steps.
  public func advance(frames: Int) throws(StagingError) {
    for _ in 0..<frames { try advance() }
  }

  /// Makes steps until the scene has ended.
  public func advanceToEnd() throws(StagingError) {
    while !isFinished { try advance() }
  }

  /// Whether the scene has ended: half a second after everything came to rest and the last finger
  /// was lifted, or at its limit.
  public var isFinished: Bool {
    time >= limit
      || Double(time.frame - lastBusyFrame) * time.step >= Self.pauseAtTheEnd - Self.slack
  }

  /// When it ends at the latest.
  var limit: FrameTime { FrameTime(atOrAfter: scene.limit, rate: time.rate) }

  /// Whether something moves, a task, timer or queue waits for a moment, or a finger has still to do
  /// something.
  public var isBusy: Bool {
    runtime.hasDisplayLinks || runtime.isAnimating || runtime.isAnimatingEndlessly
      || runtime.isWaitingForTouches
      || fingers.contains { !$0.isFinished } || typing.contains { !$0.isFinished }
  }

  /// The picture that stands now: the last pass.
  package func snapshot() -> DisplayList {
    Runtime.current = runtime
    return runtime.onStage { runtime.snapshot() }
  }

  /// Does something as code of the scene does it: what it starts waits in the stage's time, and the
  /// clocks and the chance that it asks are the stage's.
  ///
  /// What a test calls otherwise between two steps finds the real ones.
  @discardableResult
  public func perform<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    Runtime.current = runtime
    return try runtime.onStage(body)
  }

  /// Units: seconds.
  private static let pauseAtTheEnd: TimeInterval = 0.5
  /// Units: seconds; less than any step.
  private static let slack: TimeInterval = 1e-6

  // MARK: Passes

  /// Delivers the samples of the fingers to the views and their gesture recognizers.
  private func touch() throws(StagingError) {
    let stepsBetweenSamples = time.rate / Finger.sampleRate
    guard time.frame % stepsBetweenSamples == 0 else { return runtime.deliverTouches() }
    for index in fingers.indices {
      let number = fingers[index].number
      let event = try fingers[index].event(at: time.frame / stepsBetweenSamples) {
        target, isTouched, source throws(StagingError) in
        try locate(target, isTouched: isTouched, finger: number, source: source)
      }
      if let event { runtime.touch(id: number, phase: event.phase.inUIKit, at: event.point) }
    }
    runtime.deliverTouches()
  }

  /// Types the letters whose time has come.
  private func type() {
    for index in typing.indices {
      runtime.enterText(typing[index].due(at: time.seconds))
    }
  }

  /// Ends the view animations whose time is over.
  private func animate() { runtime.animate() }

  /// Steps every animator that runs, which writes back and calls delegates and actions.
  private func simulate() { runtime.fireDisplayLinks(after: time.step) }

  /// Lays out until nothing needs it.
  private func layOut() throws(StagingError) {
    do {
      try runtime.layOut()
    } catch {
      throw .stopped(scene: scene.name, seconds: time.seconds, reason: "\(error)")
    }
  }
}

/// What a step is made of, in this order.
package enum StagePass: Hashable, Sendable, CaseIterable {
  case touch, animate, simulate, layOut
}

extension FingerEvent.Phase {
  fileprivate var inUIKit: UITouch.Phase {
    switch self {
    case .touches: .began
    case .moves: .moved
    case .rests: .stationary
    case .lifts: .ended
    }
  }
}
