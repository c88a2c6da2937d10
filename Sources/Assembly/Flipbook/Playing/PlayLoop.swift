import Files
import Filming
import Foundation
import Staging
import Streams

/// Plays a scene at its pace while pages look on, and does what they order.
///
/// The clock is read here alone: a step of the scene is made when its time has come, and how long a
/// step lasts in the scene is always the same. A scene whose steps take too long plays slower.
@MainActor
final class PlayLoop {
  private let scene: Scene
  private let desk: PlayDesk
  private let takings: PlayTakings
  private let console: Console
  private var run: LiveRun
  private var state = PlayState()
  /// How many steps are to be made while the scene pauses.
  private var steps = 0
  /// The count of the script that pages were told.
  private var toldCount = 0
  private var told: PlayState?
  /// The numbers of the last messages that were heard, and that a step answered, by pages.
  private var (heard, answered): ([Int: Int], [Int: Int]) = ([:], [:])

  /// Shows the first picture of a scene.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - showsPhysics: whether the physics is drawn at first.
  ///   - desk: where pages are found.
  ///   - takings: makes files of what was done.
  ///   - console: hears of troubles.
  /// - Throws: `StagingError` for a scene that cannot be played.
  init(
    _ scene: Scene, showsPhysics: Bool, at desk: PlayDesk, _ takings: PlayTakings,
    _ console: Console
  ) throws(StagingError) {
    (self.scene, self.desk, self.takings, self.console) = (scene, desk, takings, console)
    run = try LiveRun(scene)
    if showsPhysics { showPhysics(true) }
  }

  /// Plays until some time has passed.
  ///
  /// - Parameter duration: seconds of real time; nil for ever.
  /// - Returns: false when the scene's own code kept it from going on to the end.
  /// - Throws: `FilmError` where a picture cannot be made.
  func play(for duration: Double?) async throws -> Bool {
    let end = duration.map { ContinuousClock.now + .seconds($0) }
    var next = ContinuousClock.now
    state.script = run.script.swift
    try show()
    while end.map({ ContinuousClock.now < $0 }) ?? true {
      let (orders, hasNewPage) = desk.takeOrders()
      for order in orders { try await follow(order) }
      hear()
      if !orders.isEmpty || hasNewPage { try show() }
      let isRunning = state.trouble.isEmpty && (steps > 0 || (!state.isPaused && desk.hasPages))
      let now = ContinuousClock.now
      guard isRunning, now >= next else {
        if !isRunning { next = now }
        desk.wait(isRunning ? next - now : Self.longestWait)
        continue
      }
      steps = max(0, steps - 1)
      step()
      try show()
      // A step that came late is made up for, a few are not.
      next = max(next + Self.step / state.speed, now - Self.longestDelay)
    }
    state.isOver = true
    try tell()
    desk.close()
    desk.wait(Self.farewell)
    return state.trouble.isEmpty
  }

  private func hear() {
    for (input, page, number) in desk.takeInputs() {
      run.take(input)
      if number > 0 { heard[page] = number }
    }
  }

  private func step() {
    answered = heard
    do throws(StagingError) {
      try run.advance()
      if run.isOver { state.trouble = "The scene was played for a day, which is the most." }
    } catch {
      state.trouble = "\(error)"
      console.report("\(error)")
    }
  }

  private func show() throws {
    state.takesKeys = run.takesKeys
    state.caption = run.caption ?? ""
    state.showsPhysics = run.showsPhysics
    if run.script.count != toldCount { takeScript() }
    try tell()
    let picture = try run.picture(showsHands: state.showsHands)
    desk.show(PlayedPicture(picture: picture, frame: run.frame, answered: answered))
  }

  /// Tells pages how things stand where they do not know it.
  private func tell() throws {
    guard state != told else { return }
    told = state
    try desk.tell(state)
  }

  private func takeScript() {
    toldCount = run.script.count
    state.script = run.script.swift
  }

  // MARK: Orders

  private func follow(_ order: PageMessage.Order) async throws {
    switch order {
    case .pause(let pauses):
      state.isPaused = pauses
      if pauses { takeScript() }
    case .step:
      state.isPaused = true
      steps += 1
    case .speed(let speed): state.speed = speed
    case .physics(let shows): showPhysics(shows)
    case .hands(let shows): state.showsHands = shows
    case .restart: restart()
    case .script:
      takeScript()
      told = nil
    case .save: save()
    case .film: try await film()
    }
  }

  private func showPhysics(_ shows: Bool) { run.showPhysics(shows) }

  private func restart() {
    let showsPhysics = run.showsPhysics
    // What is still on the screen belongs to what was before.
    _ = desk.takeInputs()
    do throws(StagingError) {
      run = try LiveRun(scene)
      if showsPhysics { showPhysics(true) }
      (state.trouble, state.said) = ("", "")
      takeScript()
    } catch {
      state.trouble = "\(error)"
      console.report("\(error)")
    }
  }

  private func save() {
    do {
      let path = try takings.save(run.script)
      state.said = "\(path) holds the fingers. \(takings.advice(on: path))"
      takeScript()
    } catch {
      state.said = "\(error)"
    }
    console.note(state.said)
  }

  private func film() async throws {
    state.isFilming = true
    takeScript()
    try tell()
    do {
      let paths = try await takings.film(
        run.scripted, showsHands: state.showsHands, showsPhysics: run.showsPhysics)
      state.films = paths.map {
        PlayState.Made(
          path: $0, address: desk.publish($0),
          isImage: PlayDesk.type(of: $0).hasPrefix("image/"))
      }
      state.said =
        "\(paths.joined(separator: ", ")): \(run.frame + 1) frames of 60 a second were seen."
      if let frame = try await run.firstDifference() {
        state.said += " \(Self.warning(ofDifferenceAt: frame))"
      }
    } catch {
      state.said = "\(error)"
    }
    state.isFilming = false
    console.note(state.said)
  }

  /// Returns what is said where a scene does not do the same again.
  static func warning(ofDifferenceAt frame: Int) -> String {
    "The film differs from what was seen, from frame \(frame) on: the scene's code keeps something"
      + " outside of its controllers, as in a static variable. Make it anew with each controller."
  }

  /// How long a step lasts at the scene's own speed.
  private static let step = Duration.seconds(1) / 60
  private static let longestWait = Duration.milliseconds(50)
  private static let longestDelay = Duration.milliseconds(40)
  /// How long pages have to hear that the command has ended.
  private static let farewell = Duration.milliseconds(100)
}
