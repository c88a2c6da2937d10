import func Arithmetic.cos
import func Arithmetic.sin

/// How a part of one picture lies in another: shifted, turned and stretched about a centre.
struct Warp: Hashable, Sendable {
  /// The centre in the one picture, in pixels.
  var centerX: Double
  var centerY: Double
  /// The turn of the axes along which the part is stretched, in radians clockwise.
  var axes = 0.0
  /// Where the centre lies in the other picture, as seen from where it lies in this one, in pixels.
  var dx = 0.0
  var dy = 0.0
  /// How far the part is turned, in radians clockwise.
  var turn = 0.0
  /// By how much more than once the part is as wide and as high.
  var stretchX = 0.0
  var stretchY = 0.0

  /// What of a warp may change, beside the shift.
  struct Freedom: OptionSet, Hashable, Sendable {
    let rawValue: Int
    /// It may turn.
    static let turn = Freedom(rawValue: 1)
    /// It may be as many times as wide as it is high.
    static let scale = Freedom(rawValue: 2)
    /// Width and height may change, each by itself.
    static let stretch = Freedom(rawValue: 4)
  }

  /// Returns the same warp between pictures of another number of pixels.
  ///
  /// - Parameter factor: how many pixels of these are one of those.
  /// - Returns: the warp between those.
  func reduced(by factor: Double) -> Warp {
    var warp = self
    (warp.centerX, warp.centerY) = (centerX / factor, centerY / factor)
    (warp.dx, warp.dy) = (dx / factor, dy / factor)
    return warp
  }

  /// Returns what would have to be added to this warp for another one.
  ///
  /// - Parameters:
  ///   - other: the other warp, about the same centre.
  ///   - freedom: what may change beside the shift.
  /// - Returns: the shift, then the freedoms in the order of `Freedom`.
  func changes(to other: Warp, _ freedom: Freedom) -> [Double] {
    var changes = [other.dx - dx, other.dy - dy]
    if freedom.contains(.turn) { changes.append(other.turn - turn) }
    if freedom.contains(.scale) { changes.append(other.stretchX - stretchX) }
    if freedom.contains(.stretch) {
      changes += [other.stretchX - stretchX, other.stretchY - stretchY]
    }
    return changes
  }

  /// Adds what was solved for.
  ///
  /// - Parameters:
  ///   - change: the shift, then the freedoms in the order of `Freedom`.
  ///   - freedom: which there are.
  mutating func add(_ change: ArraySlice<Double>, _ freedom: Freedom) {
    var rest = change
    dx += rest.removeFirst()
    dy += rest.removeFirst()
    if freedom.contains(.turn) { turn += rest.removeFirst() }
    if freedom.contains(.scale) {
      let scale = rest.removeFirst()
      stretchX += scale
      stretchY += scale
    }
    if freedom.contains(.stretch) {
      stretchX += rest.removeFirst()
      stretchY += rest.removeFirst()
    }
  }

  /// The warp with its sines and cosines, for many points.
  var prepared: PreparedWarp { PreparedWarp(self) }
}

/// A warp that maps many points.
struct PreparedWarp {
  private let warp: Warp
  private let (axisCosine, axisSine): (Double, Double)
  private let (cosine, sine): (Double, Double)
  /// The sine and cosine of the turn alone, by which slopes are turned.
  private let (turnCosine, turnSine): (Double, Double)

  init(_ warp: Warp) {
    self.warp = warp
    (axisCosine, axisSine) = (cos(warp.axes), sin(warp.axes))
    (cosine, sine) = (cos(warp.axes + warp.turn), sin(warp.axes + warp.turn))
    (turnCosine, turnSine) = (cos(warp.turn), sin(warp.turn))
  }

  /// Returns where a point of the one picture lies in the other.
  @inline(__always)
  func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let (across, down) = (x - warp.centerX, y - warp.centerY)
    let own = (
      (axisCosine * across + axisSine * down) * (1 + warp.stretchX),
      (axisCosine * down - axisSine * across) * (1 + warp.stretchY)
    )
    return (
      warp.centerX + warp.dx + cosine * own.0 - sine * own.1,
      warp.centerY + warp.dy + sine * own.0 + cosine * own.1
    )
  }

  /// Returns a slope of the one picture as it is in the other.
  @inline(__always)
  func slope(_ across: Double, _ down: Double) -> (Double, Double) {
    (turnCosine * across - turnSine * down, turnSine * across + turnCosine * down)
  }

  /// Writes how the level at a point changes with each number of the warp.
  ///
  /// - Parameters:
  ///   - x: the point in the one picture.
  ///   - y: the point in the one picture.
  ///   - slope: how the level changes there in the other picture.
  ///   - freedom: which numbers there are beside the shift.
  ///   - row: where they are written, from the first place on.
  @inline(__always)
  func writeChanges(
    at x: Double, _ y: Double, slope: (Double, Double), _ freedom: Warp.Freedom,
    into row: UnsafeMutableBufferPointer<Double>
  ) {
    row[0] = slope.0
    row[1] = slope.1
    guard !freedom.isEmpty else { return }
    var next = 2
    let (across, down) = (x - warp.centerX, y - warp.centerY)
    let own = (
      axisCosine * across + axisSine * down, axisCosine * down - axisSine * across
    )
    let right = (cosine * own.0, sine * own.0)
    let below = (-sine * own.1, cosine * own.1)
    if freedom.contains(.turn) {
      let (wide, high) = (1 + warp.stretchX, 1 + warp.stretchY)
      let (offsetX, offsetY) = (
        right.0 * wide + below.0 * high, right.1 * wide + below.1 * high
      )
      row[next] = slope.1 * offsetX - slope.0 * offsetY
      next += 1
    }
    if freedom.contains(.scale) {
      row[next] = slope.0 * (right.0 + below.0) + slope.1 * (right.1 + below.1)
      next += 1
    }
    if freedom.contains(.stretch) {
      row[next] = slope.0 * right.0 + slope.1 * right.1
      row[next + 1] = slope.0 * below.0 + slope.1 * below.1
    }
  }
}
