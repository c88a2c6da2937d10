import Geometry

/// The hands of a person who plays a scene.
///
/// What comes between two steps is put together to one sample a finger, as a script has them. Every
/// press is a finger of its own, so that a script has them in the same order.
package struct LiveHands {
  fileprivate struct Press {
    let pointer: Int
    /// Where it comes down, and where it is.
    ///
    /// *Units*: points of the screen.
    let start: CGPoint
    var point: CGPoint
    /// The finger, once it is on the screen.
    var finger: Int?
    /// Where the finger was in the last sample.
    var shown = CGPoint.zero
    var isOver = false
  }

  /// What was done so far.
  package private(set) var script: HandScript
  private let screen: CGRect
  private var presses: [Press] = []
  private var letters = ""
  private var fingers = 0
  private var wheel: WheelHand
  private var pinch: PinchHand

  /// Begins with no hand at a scene's screen.
  package init(_ scene: Scene) {
    screen = scene.screen.bounds
    script = HandScript(scene)
    wheel = WheelHand(screen: screen)
    pinch = PinchHand(screen: screen)
  }

  /// Takes what a person does; it happens in the next step.
  ///
  /// What is no point of the screen, or no number, is left out.
  package mutating func take(_ input: HandInput) {
    switch input {
    case .down(let pointer, let point):
      let point = point.rounded
      guard point.isFinite, screen.contains(point) else { return }
      lift(pointer)
      presses.append(Press(pointer: pointer, start: point, point: point))
    case .move(let pointer, let point):
      guard point.isFinite, let index = presses.firstIndex(where: { $0.holds(pointer) }) else {
        return
      }
      presses[index].point = point.rounded
    case .up(let pointer): lift(pointer)
    case .release:
      for press in presses { lift(press.pointer) }
    case .keys(let text): letters += text
    case .scroll(let dx, let dy, let point):
      guard point.isFinite, dx.isFinite, dy.isFinite else { return }
      wheel.turn(by: CGVector(dx: dx, dy: dy), at: point)
    case .pinch(let factor, let point):
      guard point.isFinite, factor.isFinite, factor > 0 else { return }
      pinch.change(by: factor, at: point)
    }
  }

  /// Whether a finger is on the screen, or will be in the next step.
  package var isTouching: Bool { !presses.isEmpty || wheel.isBusy || pinch.isBusy }

  /// Returns what the hands do in a step, and writes it down.
  ///
  /// - Parameter frame: the number of the step, counted from 1 without a gap.
  /// - Returns: the samples and letters of the step.
  mutating func next(at frame: Int) -> HandMoment {
    for input in wheel.next() + pinch.next() { take(input) }
    var moment = HandMoment()
    for index in presses.indices {
      let event = presses[index].next(newNumber: fingers + 1)
      if event.phase == .touches { fingers += 1 }
      moment.samples.append(HandMoment.Sample(finger: presses[index].finger ?? 0, event: event))
    }
    let lifted = moment.samples.filter { $0.event.phase == .lifts }.map(\.finger)
    presses.removeAll { lifted.contains($0.finger ?? 0) }
    // Later presses have higher numbers, so the order is that of the numbers.
    moment.letters = letters
    letters = ""
    script.add(moment, at: frame)
    return moment
  }

  /// Names the views that fingers touched which came down in the last step.
  mutating func note(names: [Int: String]) { script.note(names) }

  private mutating func lift(_ pointer: Int) {
    guard let index = presses.firstIndex(where: { $0.holds(pointer) }) else { return }
    presses[index].isOver = true
  }
}

extension LiveHands.Press {
  /// Returns true when it is the press that a pointer makes now.
  fileprivate func holds(_ pointer: Int) -> Bool { self.pointer == pointer && !isOver }

  /// Goes on by a sample.
  ///
  /// - Parameter newNumber: the number of the finger, if it touches now.
  /// - Returns: what the finger does.
  fileprivate mutating func next(newNumber: Int) -> FingerEvent {
    guard finger != nil else {
      finger = newNumber
      shown = start
      return FingerEvent(phase: .touches, point: start)
    }
    let before = shown
    shown = point
    if isOver { return FingerEvent(phase: .lifts, point: point) }
    return FingerEvent(phase: point == before ? .rests : .moves, point: point)
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The nearest half of a point, which is written in few digits.
  var rounded: CGPoint { CGPoint(x: (x * 2).rounded() / 2, y: (y * 2).rounded() / 2) }
}
