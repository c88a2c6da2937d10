import Drawing
import Geometry
import Pixels
import Rasterizer
import Staging

/// Finds the picture of a film that stands for it where no motion is wanted, and whether there is anything to see.
///
/// It is the one in which most differs from the ground, the latest of several, among those at which
/// the film rests; where it shows more than twice as much while it moves, among all. What is drawn
/// for that is small, and not every picture is.
package struct StillChoice {
  /// A picture that was looked at.
  private struct Sample {
    /// The number of the frame.
    let frame: Int
    /// *Units*: seconds since the start of the scene.
    let seconds: Double
    /// How many pixels differ from the ground.
    let richness: Int
    /// Whether the next frame shows the same, or none comes.
    let rests: Bool
  }

  private var easel: Easel
  private var samples: [Sample] = []
  /// The most frequent pixel of the first picture.
  private var ground: UInt32?
  private var last: (picture: DisplayList, frame: Int, seconds: Double, isTaken: Bool)?
  /// How many pictures came that differ from the one before.
  private var count = 0
  /// Whether all pictures have one colour throughout, and the same.
  package private(set) var isBlank = true

  /// Begins with a film of that size.
  ///
  /// - Parameters:
  ///   - size: the size of its pictures, in points.
  ///   - background: what is behind everything; `nil` for nothing.
  /// - Throws: `RasterizerError` for a size without area.
  package init(size: CGSize, background: Color?) throws(RasterizerError) {
    let scale = min(1, Self.side / Double(max(size.width, size.height, 1)))
    easel = try Easel(Rasterizer(size: size, scale: scale, background: background))
  }

  /// Looks at the next picture.
  ///
  /// - Parameters:
  ///   - picture: what is shown.
  ///   - frame: the number of the frame that shows it first, counted from 0.
  ///   - seconds: the moment of the scene.
  /// - Throws: `RasterizerError` where it cannot be drawn.
  package mutating func see(
    _ picture: DisplayList, frame: Int, at seconds: Double
  ) throws(RasterizerError) {
    if let last, last.picture == picture {
      if !last.isTaken { try take(picture, frame: frame, at: seconds, rests: true) }
      self.last = (picture, frame, seconds, true)
      return
    }
    if isBlank || count % Self.stride == 0 {
      try take(picture, frame: frame, at: seconds, rests: false)
    }
    count += 1
    last = (picture, frame, seconds, false)
  }

  /// Returns the frame that was chosen, and its moment in seconds; `nil` where no picture came.
  ///
  /// - Throws: `RasterizerError` where the last picture cannot be drawn.
  package mutating func chosen() throws(RasterizerError) -> (frame: Int, seconds: Double)? {
    if let last { try take(last.picture, frame: last.frame, at: last.seconds, rests: true) }
    last = nil
    let resting = samples.filter(\.rests)
    let most = samples.map(\.richness).max() ?? 0
    let mostAtRest = resting.map(\.richness).max() ?? 0
    let pool = mostAtRest * Self.factor >= most ? resting : samples
    let enough = Double(pool.map(\.richness).max() ?? 0) * Self.nearly
    return pool.last { Double($0.richness) >= enough }.map { ($0.frame, $0.seconds) }
  }

  /// Says that a film shows nothing, as a sentence without its end.
  ///
  /// - Parameter stage: at the end of the film.
  /// - Returns: why nothing is seen on the whole screen, or that the part that is shown is of one colour.
  @MainActor
  package static func blankness(of stage: Stage) -> String {
    stage.emptiness?.description ?? "nothing is seen in it: it has one colour throughout"
  }

  private mutating func take(
    _ picture: DisplayList, frame: Int, at seconds: Double, rests: Bool
  ) throws(RasterizerError) {
    _ = try easel.draw(picture)
    let pixels = easel.frame.pixels
    let ground = ground ?? easel.frame.mostFrequentPixel
    self.ground = ground
    if isBlank { isBlank = pixels.allSatisfy { $0 == ground } }
    let richness = pixels.count { Self.differ($0, ground) }
    samples.append(Sample(frame: frame, seconds: seconds, richness: richness, rests: rests))
  }

  private static func differ(_ one: UInt32, _ other: UInt32) -> Bool {
    let shifts: [UInt32] = [24, 16, 8, 0]
    return shifts.contains { (shift: UInt32) -> Bool in
      let (old, new) = (Int((one >> shift) & 255), Int((other >> shift) & 255))
      return abs(old - new) > nothing
    }
  }

  /// The longer side of what is drawn.
  ///
  /// *Units*: pixels.
  private static let side = 96.0
  /// Of pictures that follow one another, every so many is drawn.
  private static let stride = 6
  /// How many times as much a film has to show while it moves.
  private static let factor = 2
  /// The share of the most that is as much.
  private static let nearly = 0.95
  /// How far a pixel of the ground may be off, in levels of a channel.
  private static let nothing = 8
}
