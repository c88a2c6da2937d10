/// A side of a shape while it is followed from row to row, as Cairo does.
///
/// Cairo looks at fifteen rows a pixel. In each it finds the place of the side at half the height of
/// the row, in 256ths of a pixel and an exact rest.
///
/// Source: Cairo, `cairo-tor-scan-converter.c`.
struct ShapeSide {
  /// How many rows a pixel has.
  static let rowsPerPixel = 15

  /// How many sides of the outline come before.
  private(set) var number = 0
  /// Whether it belongs to the chain in the order of the corners.
  private(set) var isForward = false
  /// How many rows are left.
  var height = 0
  /// The place in the row, rounded.
  ///
  /// *Units*: 256ths of a pixel.
  private(set) var place = 0
  /// The place, and the rest in parts of `unit`; the rest is never negative.
  private var whole = 0
  private var rest = 0
  /// How far the place moves in a row; the rest is never negative.
  private var step = 0
  private var stepRest = 0
  /// The height in the units of the rests; an upright side, whose rests are zero, has the largest.
  private var unit = Int.max
  /// Half a unit, from which on places are rounded up.
  private var half = Int.max
  /// How far the side goes to the right.
  private var across = 0

  /// Finds the first row whose middle is below a height.
  ///
  /// - Parameter height: in 256ths of a pixel.
  /// - Returns: how many rows come before it.
  @inline(__always)
  static func row(at height: Int32) -> Int { (rowsPerPixel &* Int(height) &+ 128) >> 8 }

  init() {}

  /// Begins a side in its first row.
  ///
  /// - Parameters:
  ///   - upper: the upper end, in 256ths of a pixel.
  ///   - lower: the lower end.
  ///   - rows: the rows that it meets; at least one.
  ///   - number: how many sides of the outline come before.
  ///   - isForward: whether it belongs to the chain in the order of the corners.
  @inline(__always)
  mutating func begin(
    from upper: SIMD2<Int32>, to lower: SIMD2<Int32>, rows: (first: Int, end: Int), number: Int,
    isForward: Bool
  ) {
    (self.number, self.isForward, height) = (number, isForward, rows.end &- rows.first)
    across = Int(lower.x &- upper.x) &* 256
    guard across != 0 else {
      (whole, rest, place) = (Int(upper.x), 0, Int(upper.x))
      (step, stepRest, unit, half) = (0, 0, .max, .max)
      return
    }
    unit = Int(lower.y &- upper.y) &* (Self.rowsPerPixel * 512)
    half = unit / 2
    (step, stepRest) = Self.divided(across &* 512, by: unit)
    let below = (2 &* rows.first &+ 1) &* 256 &- Int(upper.y) &* (2 * Self.rowsPerPixel)
    (whole, rest) = Self.divided(below &* across, by: unit)
    whole &+= Int(upper.x)
    round()
  }

  /// Divides, so that the rest is not negative.
  @inline(__always)
  private static func divided(_ number: Int, by unit: Int) -> (Int, Int) {
    let (whole, rest) = number.quotientAndRemainder(dividingBy: unit)
    // All bits where the rest is negative.
    let sign = rest &>> 63
    return (whole &+ sign, rest &+ (unit & sign))
  }

  /// Brings the rest below the unit.
  @inline(__always)
  private mutating func carry() {
    // All bits where the rest is too large. Which it is cannot be foreseen, so nothing branches.
    let sign = (unit &- 1 &- rest) &>> 63
    whole &-= sign
    rest &-= unit & sign
  }

  @inline(__always)
  private mutating func round() { place = whole &- ((half &- 1 &- rest) &>> 63) }

  /// Goes to the next row.
  @inline(__always)
  mutating func advance() {
    whole &+= step
    rest &+= stepRest
    carry()
    round()
  }

  /// Returns the same row of the pixel below.
  var onePixelBelow: ShapeSide {
    guard across != 0 else { return self }
    var side = self
    let (pixelStep, pixelStepRest) = Self.divided(across &* (512 * Self.rowsPerPixel), by: unit)
    side.whole &+= pixelStep
    side.rest &+= pixelStepRest
    side.carry()
    side.round()
    return side
  }

  /// Where a side enters or leaves a row of pixels.
  struct Crossing {
    /// *Units*: 256ths of a pixel.
    let whole: Int
    let rest: Int
  }

  /// The place above the row by half a row, where the row of pixels begins.
  var crossing: Crossing {
    guard across != 0 else { return Crossing(whole: whole, rest: 0) }
    // Cairo halves a step that was divided towards zero.
    let isUp = across < 0 && stepRest > 0
    let (step, stepRest) = isUp ? (step &+ 1, stepRest &- unit) : (step, stepRest)
    var place = (whole: whole &- step / 2, rest: rest &- stepRest / 2)
    if place.rest < 0 {
      place = (place.whole &- 1, place.rest &+ unit)
    } else if place.rest >= unit {
      place = (place.whole &+ 1, place.rest &- unit)
    }
    return Crossing(whole: place.whole, rest: place.rest)
  }

  /// Finds how many rows a side needs from a crossing to a column.
  ///
  /// - Parameters:
  ///   - start: the crossing further to the left.
  ///   - column: the number of the column.
  ///   - distance: how far the other crossing is.
  /// - Returns: the whole rows, and the rest.
  func rows(from start: Crossing, toColumn column: Int, distance: Int) -> (Int, Int) {
    let way = column &* 256 &* unit &- (start.whole &* unit &+ start.rest)
    return (way &* Self.rowsPerPixel).quotientAndRemainder(dividingBy: distance)
  }

  /// Returns how many rows a side needs for a column, and the rest.
  func rowsPerColumn(distance: Int) -> (Int, Int) {
    (Self.rowsPerPixel &* 256 &* unit).quotientAndRemainder(dividingBy: distance)
  }

  /// Returns how far one crossing is from another, in parts of `unit`.
  func distance(from start: Crossing, to end: Crossing) -> Int {
    (end.whole &- start.whole) &* unit &+ (end.rest &- start.rest)
  }
}
