import Drawing
import Foundation
import Rasterizer
import Staging

/// Finds about when a scene starts in a recording, by small pictures of both.
struct StartSearch {
  let recording: Recording
  let take: Take
  let placement: Placement
  /// The scene's screen.
  let screen: Screen

  /// Returns the moment of the recording at which the scene starts.
  ///
  /// *Units*: seconds; less than 0 where the recording begins later than the scene.
  ///
  /// - Throws: `RasterizerError` where the scene cannot be drawn.
  func start() throws(RasterizerError) -> TimeInterval {
    let (seen, reduction) = smallFrames()
    guard let first = seen.first else { return 0 }
    let place = placement.reduced(by: reduction)
    let small = Screen(
      width: screen.size.width, height: screen.size.height, scale: CGFloat(max(place.scale, 0.1)))
    var painter = try ScenePainter(small, width: first.width, height: first.height, place)
    var looks: [GrayPicture] = []
    for list in take.pictures { looks.append(try painter.picture(of: list)) }
    let rate = take.course.rate
    let every = max(1, recording.times.count / Self.mostFrames)
    let steps = stride(from: 0, to: recording.times.count, by: every).map {
      (frame: $0, step: Int((recording.times[$0] * rate).rounded()))
    }
    guard let last = steps.last?.step else { return 0 }
    var best: (start: Int, cost: Double)?
    var costs: [Pairing: Double] = [:]
    for start in -looks.count...last {
      var (sum, count) = (0.0, 0)
      for (frame, step) in steps {
        let wanted = max(0, step - start)
        guard wanted < looks.count || take.course.endsAtRest else { continue }
        let pairing = Pairing(frame: frame, look: min(wanted, looks.count - 1))
        let cost = costs[pairing] ?? distance(seen[frame], looks[pairing.look])
        costs[pairing] = cost
        sum += cost
        count += 1
      }
      guard count * 2 >= min(steps.count, looks.count / every) else { continue }
      let cost = sum / Double(count) + Double(abs(start)) * Self.costOfAStep
      if cost < (best?.cost ?? .infinity) { best = (start, cost) }
    }
    return Double(best?.start ?? 0) / rate
  }

  /// A picture of the recording beside one of the scene.
  private struct Pairing: Hashable {
    let frame: Int
    let look: Int
  }

  /// The pictures of the recording, made small, and by how much.
  private func smallFrames() -> (frames: [GrayPicture], reduction: Double) {
    var halvings = 0
    let whole = recording.frames[0].whole
    while min(whole.width, whole.height) >> halvings >= Self.mostSide { halvings += 1 }
    let frames = recording.frames.map { pyramid in
      var picture = pyramid.levels[min(halvings, pyramid.levels.count - 1)]
      for _ in pyramid.levels.count - 1..<max(halvings, pyramid.levels.count - 1) {
        picture = picture.halved
      }
      return picture
    }
    return (frames, Double(1 << halvings))
  }

  /// Returns how much two pictures differ, in levels a pixel; nothing counts for more than a view
  /// that stands elsewhere.
  private func distance(_ one: GrayPicture, _ other: GrayPicture) -> Double {
    var sum = 0
    one.levels.withUnsafeBufferPointer { one in
      other.levels.withUnsafeBufferPointer { other in
        for place in 0..<min(one.count, other.count) {
          sum &+= min(abs(Int(one[place]) - Int(other[place])), Self.mostDifference)
        }
      }
    }
    return Double(sum) / Double(max(one.levels.count, 1))
  }

  /// *Units*: pixels.
  private static let mostSide = 48
  /// How many pictures of the recording are looked at, evenly over its time.
  private static let mostFrames = 90
  /// *Units*: levels.
  private static let mostDifference = 64
  /// Among starts that fit alike, the one nearest to the recording's is taken.
  ///
  /// *Units*: levels.
  private static let costOfAStep = 1e-5
}
