import Drawing
import UIKit

/// Plays a scene frame by frame, in virtual time and without making pixels.
///
/// ```swift
/// let stage = try Stage { ViewController() }
/// try stage.advance(frames: 60)
/// #expect(stage.view("square")?.center.y == 300)
/// ```
@MainActor
public final class Stage {
  /// The scene that is played.
  public let scene: Scene
  /// The frame of the present picture; frame 0 is the one before any step.
  public private(set) var time: FrameTime
  /// The window that holds the scene's view; its bounds are the screen's.
  ///
  /// That of a whole app is the one that the app made key at launch.
  public private(set) var window: UIWindow

  let runtime: Runtime
  /// Whether symbols of the scene were made of icons.
  package var hasIcons: Bool { runtime.world.hasIcons }
  private var hands: StagedHands
  /// What the scene's hands did lately.
  var handLog: HandLog { hands.log }
  /// The last frame in which something moved or a finger still had something to do.
  private var lastBusyFrame = 0
  /// The last picture that was asked for, and its frame.
  private var lastPicture: (frame: Int, list: DisplayList)?
  /// Where the named views stood before the last step to the limit.
  private(set) var placesBeforeLimit: [TrajectoryRow] = []
  /// What the hands of a person do in the step that is made, beside those of the scene.
  private var moment = HandMoment()

  /// Shows the scene's first picture.
  ///
  /// - Parameters:
  ///   - scene: what is played.
  ///   - rate: steps a second; a multiple of the 60 at which fingers are sampled.
  ///   - showsPhysics: whether every dynamic animator draws its bodies, joints and fields over its
  ///     view.
  /// - Throws: `StagingError.unusableScene` and `.unusableFinger` for what cannot be played,
  ///   `.appWithoutWindow` for an app that shows nothing, `.stopped` where the layout does not
  ///   settle.
  public convenience init(
    _ scene: Scene, rate: Int = 60, showsPhysics: Bool = false
  ) throws(StagingError) {
    try self.init(scene, rate: rate, showsPhysics: showsPhysics, tuning: nil)
  }

  /// Shows the first picture of a scene, of which a parameter may be scaled.
  ///
  /// - Parameters:
  ///   - scene: what is played.
  ///   - rate: steps a second; a multiple of the 60 at which fingers are sampled.
  ///   - showsPhysics: whether every dynamic animator draws its bodies, joints and fields.
  ///   - tuning: scales a parameter of the motion; `nil` for none.
  /// - Throws: `StagingError` for what cannot be played.
  package init(
    _ scene: Scene, rate: Int, showsPhysics: Bool = false, tuning: MotionTuning?
  ) throws(StagingError) {
    try scene.check()
    precondition(
      rate > 0 && rate % Finger.sampleRate == 0, "a stage makes 60 steps a second, or 120")
    self.scene = scene
    time = FrameTime(rate: rate)
    runtime = Runtime(screen: scene.screen.made)
    runtime.physics.isShown = showsPhysics
    runtime.layers.tuning = tuning
    runtime.world.userInterfaceStyle = scene.appearance == .dark ? .dark : .light
    runtime.world.contentSizeCategory = scene.contentSizeCategory
    runtime.kit = scene.kit
    runtime.world.system = scene.system
    Runtime.current = runtime
    Logbook.begin(scene, rate: rate)
    AppHome.empty()
    window = UIWindow(frame: scene.screen.bounds)
    hands = StagedHands(scene)
    let tilts = scene.tilts
    if !tilts.isEmpty { runtime.motion.gravity = { tilts.gravity(at: $0) } }
    try runtime.world.onStage { () throws(StagingError) in
      if let app = scene.app {
        runtime.launch(app())
        guard let shown = runtime.keyWindow ?? runtime.windows.last else {
          throw .appWithoutWindow(scene: scene.name)
        }
        window = shown
      } else {
        window.rootViewController = scene.rootViewController()
        window.takeTintOfStoryboard()
        window.makeKeyAndVisible()
      }
      do throws(UIKitError) {
        try runtime.layOut()
      } catch {
        throw stopped(error)
      }
    }
    runtime.world.onBlocking { [weak self] in self?.keepPicture() }
    Logbook.rest()
  }

  /// Shows a controller by itself.
  ///
  /// - Parameters:
  ///   - screen: the screen that it is shown on.
  ///   - limit: when the scene ends at the latest, in seconds.
  ///   - fingers: what the fingers do.
  ///   - rootViewController: makes the controller.
  /// - Throws: `StagingError` for what cannot be played.
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
  ///
  /// - Parameters:
  ///   - view: the view; its frame is left as it is.
  ///   - screen: the screen that it is shown on.
  ///   - limit: when the scene ends at the latest, in seconds.
  ///   - fingers: what the fingers do.
  /// - Throws: `StagingError` for what cannot be played.
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

  /// Makes one step: a frame with all of its passes, from the clock's to the layout.
  ///
  /// - Throws: `StagingError.missedTarget` and `.stopped`, after which the stage stands still.
  public func advance() throws(StagingError) { try advance { _, _ in } }

  /// Makes one step and reports its passes.
  ///
  /// - Parameter telling: called after each pass with the pass and how much was done in it.
  /// - Throws: `StagingError.missedTarget` and `.stopped`, after which the stage stands still.
  package func advance(telling: (FramePass, Int) -> Void) throws(StagingError) {
    Runtime.current = runtime
    // The frame in which the last thing comes to rest is one in which it moved.
    let wasBusy = isBusy
    if time.frame + 1 == limit.frame { placesBeforeLimit = trajectory }
    time.frame += 1
    Logbook.enter(.time, of: time.frame)
    try runtime.makeFrame(
      at: FrameMoment(time: time.seconds, step: time.step), hands: act, failure: stopped
    ) { pass, count in
      Logbook.leave(pass)
      telling(pass, count)
    }
    if wasBusy || isBusy { lastBusyFrame = time.frame }
  }

  /// Makes one step with the hands of a person, beside those of the scene.
  ///
  /// - Parameter person: the hands, which write down what they do.
  /// - Throws: `StagingError.missedTarget` and `.stopped`, after which the stage stands still.
  package func advance(with person: inout LiveHands) throws(StagingError) {
    moment = person.next(at: time.frame + 1)
    defer { moment = HandMoment() }
    try advance()
    person.note(names: namesOfTouchedViews)
  }

  /// Gives the runtime the touches and keys of this frame.
  private func act() throws(StagingError) {
    try hands.act(at: time, on: runtime, with: moment) {
      target, isTouched, finger, source throws(StagingError) in
      try locate(target, isTouched: isTouched, finger: finger, source: source)
    }
  }

  /// Makes several steps.
  ///
  /// - Parameter frames: how many.
  /// - Throws: `StagingError.missedTarget` and `.stopped`, after which the stage stands still.
  public func advance(frames: Int) throws(StagingError) {
    for _ in 0..<frames { try advance() }
  }

  /// Makes steps until the scene has ended.
  ///
  /// - Throws: `StagingError.missedTarget` and `.stopped`, after which the stage stands still.
  public func advanceToEnd() throws(StagingError) {
    var playback = Playback(self)
    while try playback.next() {}
  }

  /// Whether the scene has ended.
  ///
  /// It ends half a second after everything came to rest and the last finger was lifted, or at its
  /// limit, or where a playground page ends itself.
  public var isFinished: Bool {
    time >= limit || runtime.isOver
      || Double(time.frame - lastBusyFrame) * time.step >= Self.pauseAtTheEnd - Self.slack
  }

  /// The frame at which the scene ends at the latest.
  var limit: FrameTime { FrameTime(atOrAfter: scene.limit, rate: time.rate) }

  /// Whether something moves, a task, timer or queue waits for a moment, or a finger still has
  /// something to do.
  public var isBusy: Bool {
    runtime.world.isBlocked(at: time.seconds) || runtime.hasDisplayLinks || runtime.isAnimating
      || runtime.isAnimatingEndlessly
      || runtime.isWaiting || !hands.isFinished || isTilted
  }

  /// Whether views move with the device, which is still being tilted.
  private var isTilted: Bool {
    runtime.motion.follow != nil
      && scene.tilts.contains { $0.start + $0.duration > time.seconds + Self.slack }
  }

  /// Returns the present picture; changes nothing.
  ///
  /// While the main thread sleeps, it is the one from before.
  package func snapshot() -> DisplayList {
    if runtime.world.isBlocked(at: time.seconds), let lastPicture { return lastPicture.list }
    let list = perform { runtime.snapshot() }
    lastPicture = (time.frame, list)
    return list
  }

  /// Keeps what is shown when the main thread begins to sleep: the last picture, or, where none was
  /// asked for lately, what there is.
  private func keepPicture() {
    if let lastPicture, time.frame - lastPicture.frame <= Self.recentFrames { return }
    lastPicture = (time.frame, runtime.snapshot())
  }

  /// How many frames old a picture may be that is the last of a film.
  private static let recentFrames = 4

  /// Runs code as the scene's own code runs.
  ///
  /// What the code starts waits in virtual time, and the clocks and random numbers that it asks for
  /// are the stage's. Code that a test runs between two steps without this function finds the real
  /// ones.
  ///
  /// - Parameter body: the code.
  /// - Returns: what the code returns.
  /// - Throws: what the code throws.
  @discardableResult
  public func perform<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    Runtime.current = runtime
    return try runtime.world.onStage(body)
  }

  /// How long a scene goes on after everything has come to rest.
  ///
  /// *Units*: seconds.
  private static let pauseAtTheEnd: TimeInterval = 0.5
  /// A tolerance for times that are sums, less than any step.
  ///
  /// *Units*: seconds.
  private static let slack: TimeInterval = 1e-6

  /// Returns the error for a layout that does not settle.
  private func stopped(_ error: UIKitError) -> StagingError {
    .stopped(scene: scene.name, seconds: time.seconds, reason: "\(error)")
  }
}
