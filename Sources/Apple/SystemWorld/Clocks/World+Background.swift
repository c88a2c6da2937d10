extension World {
  /// Runs a block of a queue in the background.
  ///
  /// Where it sleeps, the clock goes on for it alone: what it asks for afterwards comes later, and
  /// the frames do not wait.
  package func inBackground(_ block: () -> Void) {
    let outer = (clocks.isInBackground, clocks.hasSlept)
    (clocks.isInBackground, clocks.hasSlept) = (true, false)
    defer { (clocks.isInBackground, clocks.hasSlept) = outer }
    StageClocks.doing(offMain: true, block)
  }

  /// Lets the clock go on for the block that sleeps.
  ///
  /// - Parameter seconds: how long it sleeps.
  /// - Returns: false where no block of a queue in the background runs.
  func sleepInBackground(_ seconds: TimeInterval) -> Bool {
    guard clocks.isInBackground else { return false }
    clocks.hasSlept = clocks.hasSlept || seconds > 0
    // Who sleeps until a moment may ask for less than the clock can tell, again and again.
    advanceClock(to: time + max(seconds, 1e-9))
    return true
  }

  /// Ends a scene that waits for the main queue in a block that has slept: what is done there would
  /// be seen before its time.
  package func enterMainQueue() {
    guard clocks.isInBackground, clocks.hasSlept else { return }
    stop(
      .leavesVirtualTime(
        call: "DispatchQueue.main.sync behind a sleep",
        advice: "The block has its own time then. Use DispatchQueue.main.async."))
  }
}
