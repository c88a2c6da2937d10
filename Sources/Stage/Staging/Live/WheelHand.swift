import Geometry

/// A finger that drags as a wheel is turned.
///
/// It spreads each turn over some steps, as a finger would, and lifts when the wheel has come to
/// rest. At an edge of the screen it lifts and touches again where it began, as one swipes again.
struct WheelHand {
  private let screen: CGRect
  private var home = CGPoint.zero
  private var point = CGPoint.zero
  /// How far it has still to go.
  ///
  /// *Units*: points of the screen.
  private var way = CGVector.zero
  /// How many steps it has rested; nil while it does not touch.
  private var rest: Int?
  private(set) var isBusy = false

  init(screen: CGRect) { self.screen = screen }

  /// Turns the wheel over a point.
  mutating func turn(by more: CGVector, at place: CGPoint) {
    if !isBusy {
      guard screen.contains(place.rounded) else { return }
      (home, way, isBusy) = (place.rounded, .zero, true)
    }
    way.dx += more.dx
    way.dy += more.dy
  }

  /// Returns what the finger does in the next step.
  mutating func next() -> [HandInput] {
    guard isBusy else { return [] }
    guard let rested = rest else {
      (point, rest) = (home, 0)
      return [.down(pointer: Self.pointer, home)]
    }
    let isShort = abs(way.dx) < 1 && abs(way.dy) < 1
    let part = isShort ? 1 : Self.part
    let step = CGVector(dx: way.dx * part, dy: way.dy * part)
    way.dx -= step.dx
    way.dy -= step.dy
    guard step != .zero else { return restOn(after: rested) }
    rest = 0
    point.x += step.dx
    point.y += step.dy
    guard screen.contains(point.rounded) else {
      rest = nil
      return [.move(pointer: Self.pointer, point), .up(pointer: Self.pointer)]
    }
    return [.move(pointer: Self.pointer, point)]
  }

  private mutating func restOn(after rested: Int) -> [HandInput] {
    guard rested >= Self.longestRest else {
      rest = rested + 1
      return []
    }
    (rest, isBusy) = (nil, false)
    return [.up(pointer: Self.pointer)]
  }

  /// The number of its pointer, which no person has.
  private static let pointer = -1
  /// How much of its way it goes in a step.
  private static let part = 0.4
  /// How many steps it rests before it lifts, so that nothing flies on.
  static let longestRest = 8
}

/// Two fingers that pinch as a touch pad says.
struct PinchHand {
  private let screen: CGRect
  private var middle = CGPoint.zero
  /// How far each finger is from the middle, and how far it shall be.
  ///
  /// *Units*: points of the screen.
  private var (reach, wanted) = (0.0, 0.0)
  private var rest: Int?
  private(set) var isBusy = false

  init(screen: CGRect) { self.screen = screen }

  /// Pinches at a point.
  mutating func change(by factor: Double, at place: CGPoint) {
    if !isBusy {
      reach = min(Self.firstReach, screen.width / 4)
      wanted = reach
      guard screen.contains(place) else { return }
      middle = CGPoint(
        x: min(max(place.x, screen.minX + reach), screen.maxX - reach - 1), y: place.y)
      isBusy = true
    }
    wanted = min(max(wanted * factor, Self.leastReach), screen.width + screen.height)
  }

  /// Returns what the fingers do in the next step.
  mutating func next() -> [HandInput] {
    guard isBusy else { return [] }
    guard let rested = rest else {
      rest = 0
      return places.enumerated().map { .down(pointer: Self.pointers[$0], $1) }
    }
    let left = wanted - reach
    guard left != 0 else {
      guard rested >= WheelHand.longestRest else {
        rest = rested + 1
        return []
      }
      (rest, isBusy) = (nil, false)
      return Self.pointers.map { .up(pointer: $0) }
    }
    rest = 0
    reach = abs(left) < 1 ? wanted : reach + left * Self.part
    return places.enumerated().map { .move(pointer: Self.pointers[$0], $1) }
  }

  private var places: [CGPoint] {
    [-reach, reach].map { CGPoint(x: middle.x + $0, y: middle.y) }
  }

  /// The numbers of its pointers, which no person has.
  private static let pointers = [-2, -3]
  private static let firstReach = 60.0
  private static let leastReach = 4.0
  private static let part = 0.4
}
