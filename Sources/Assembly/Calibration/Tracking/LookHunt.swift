import Foundation
import Pixels

import func Arithmetic.cos
import func Arithmetic.sin

/// The search for one view in one picture.
struct LookHunt {
  /// What the scene draws, at the recording's size and place.
  let look: PicturePyramid
  /// The picture of the recording.
  let seen: PicturePyramid
  /// Where the view stands in `look`.
  let pose: Pose
  let placement: Placement
  let freedom: Warp.Freedom
  /// The pixels that show the screen.
  let shown: PixelRectangle

  /// Finds the view.
  ///
  /// - Parameters:
  ///   - expectation: where it should be by what was seen before; `nil` for nothing.
  ///   - usual: how alike it looked before; where it does so again, nobody looks farther.
  /// - Returns: where it is and how alike it looks; `nil` where it is not seen.
  func match(_ expectation: Pose?, usual: Double?) -> (pose: Pose, likeness: Double)? {
    let goodLikeness = min((usual ?? 1) - Self.leewayOfTheUsual, Self.goodLikeness)
    guard let finest = levels.first, isMostlyShown, isDistinct(at: finest) else { return nil }
    var best: Registration.Match?
    let guesses = (expectation.map { [warp(to: $0)] } ?? []) + [warp(to: pose)]
    for guess in guesses {
      if let match = refined(guess),
        match.likeness > (best.map { $0.likeness + Self.worthOfTheScene } ?? Self.leastLikeness)
      {
        best = match
      }
    }
    if (best?.likeness ?? 0) < goodLikeness {
      for guess in guesses {
        guard let near = nearest(to: guess), let match = refined(near),
          match.likeness > (best?.likeness ?? Self.leastLikeness) + Self.worthOfASearch
        else { continue }
        best = match
      }
    }
    return best.map { (pose(of: $0.warp), $0.likeness) }
  }

  /// The sizes of pictures that are compared, the largest first: 0 for whole, 1 for half.
  private var levels: [Int] {
    let count = min(look.levels.count, seen.levels.count)
    var finest = 0
    while finest + 1 < count, part(at: finest).area > 4 * Self.mostPixels { finest += 1 }
    var levels = [finest]
    let side = min(pose.width, pose.height) * placement.scale
    while let last = levels.last, last + 1 < count, side / Double(2 << last) >= Self.leastSide {
      levels.append(last + 1)
    }
    return levels.filter { part(at: $0).width > 2 && part(at: $0).height > 2 }
  }

  /// Returns of how many pixels, each way, one is asked so that there are not too many.
  private func stride(for part: PixelRectangle, _ most: Int) -> Int {
    var stride = 1
    while part.area / (stride * stride) > most { stride += 1 }
    return stride
  }

  /// Returns the pixels of the view and of a margin around it.
  private func part(at level: Int) -> PixelRectangle {
    let factor = Double(1 << level)
    let (cosine, sine) = (abs(cos(pose.angle)), abs(sin(pose.angle)))
    let (wide, high) = (
      (pose.width * cosine + pose.height * sine) / 2 * placement.scale,
      (pose.width * sine + pose.height * cosine) / 2 * placement.scale
    )
    let (x, y) = placement.place(pose.x, pose.y)
    func bounded(_ value: Double, _ range: Range<Int>) -> Int {
      Int(min(max(value.rounded(), Double(range.lowerBound)), Double(range.upperBound)))
    }
    let columns = shown.x..<shown.x + shown.width
    let rows = shown.y..<shown.y + shown.height
    let left = bounded((x - wide) - Self.margin * factor, columns) >> level
    let right = bounded((x + wide) + Self.margin * factor, columns) >> level
    let top = bounded((y - high) - Self.margin * factor, rows) >> level
    let bottom = bounded((y + high) + Self.margin * factor, rows) >> level
    return PixelRectangle(
      x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Whether enough of the view is on the screen and in the recording to tell where it is.
  private var isMostlyShown: Bool {
    let (width, height) = (pose.width * placement.scale, pose.height * placement.scale)
    let (cosine, sine) = (abs(cos(pose.angle)), abs(sin(pose.angle)))
    let (wide, high) = (width * cosine + height * sine, width * sine + height * cosine)
    let (x, y) = placement.place(pose.x, pose.y)
    let across =
      min(x + wide / 2, Double(shown.x + shown.width)) - max(x - wide / 2, Double(shown.x))
    let down =
      min(y + high / 2, Double(shown.y + shown.height)) - max(y - high / 2, Double(shown.y))
    return max(0, across) * max(0, down) >= Self.leastShown * wide * high
  }

  private func pair(at level: Int) -> Registration.Pair {
    Registration.Pair(
      look: look.levels[level], seen: seen.levels[level], part: part(at: level))
  }

  /// Returns true where the view stands out from what lies around it.
  private func isDistinct(at level: Int) -> Bool {
    let part = part(at: level)
    guard part.area >= Self.leastPixels else { return false }
    var (least, most) = (255.0, 0.0)
    look.levels[level].withSampler { look in
      for row in part.rows {
        for column in part.columns {
          let level = look.level(column, row)
          (least, most) = (min(least, level), max(most, level))
        }
      }
    }
    return most - least >= Self.leastContrast
  }

  private func refined(_ guess: Warp) -> Registration.Match? {
    var (warp, match): (Warp, Registration.Match?) = (guess, nil)
    for level in levels.reversed() {
      let factor = Double(1 << level)
      let pair = pair(at: level)
      let registration = Registration(
        freedom: freedom, tolerance: Self.tolerance,
        stride: stride(for: pair.part, Self.mostPixels),
        expectation: self.warp(to: pose).reduced(by: factor))
      guard let found = registration.match([pair], from: warp.reduced(by: factor))
      else { return nil }
      warp = found.warp.reduced(by: 1 / factor)
      match = Registration.Match(warp: warp, likeness: found.likeness)
    }
    return match
  }

  /// Returns the most alike place around a guess, to a pixel of the smallest pictures.
  private func nearest(to guess: Warp) -> Warp? {
    guard let level = levels.last else { return nil }
    let factor = Double(1 << level)
    let pair = pair(at: level)
    let registration = Registration(stride: stride(for: pair.part, Self.mostPixelsOfASearch))
    let reach = Int((Self.reach * placement.scale / factor).rounded(.up))
    var best: (warp: Warp, likeness: Double)?
    for down in -reach...reach {
      for across in -reach...reach {
        var warp = guess.reduced(by: factor)
        warp.dx += Double(across)
        warp.dy += Double(down)
        guard let likeness = registration.likeness([pair], warp) else { continue }
        let way = Double(across * across + down * down).squareRoot() / Double(reach)
        let worth = likeness - Self.costOfTheWay * way
        if worth > (best?.likeness ?? 0) { best = (warp, worth) }
      }
    }
    return best?.warp.reduced(by: 1 / factor)
  }

  /// Returns the warp under which the view stands at another place.
  private func warp(to other: Pose) -> Warp {
    let (x, y) = placement.place(pose.x, pose.y)
    var warp = Warp(centerX: x, centerY: y, axes: pose.angle)
    warp.dx = (other.x - pose.x) * placement.scale
    warp.dy = (other.y - pose.y) * placement.scale
    if freedom.contains(.turn) {
      warp.turn = (other.angle - pose.angle).remainder(dividingBy: 2 * .pi)
    }
    if freedom.contains(.stretch), pose.width > 0, pose.height > 0 {
      warp.stretchX = min(max(other.width / pose.width - 1, -0.8), 0.8)
      warp.stretchY = min(max(other.height / pose.height - 1, -0.8), 0.8)
    }
    return warp
  }

  private func pose(of warp: Warp) -> Pose {
    let point = placement.point(warp.centerX + warp.dx, warp.centerY + warp.dy)
    return Pose(
      x: point.x, y: point.y, width: pose.width * (1 + warp.stretchX),
      height: pose.height * (1 + warp.stretchY), angle: pose.angle + warp.turn)
  }

  /// How much of what lies around a view belongs to its look.
  ///
  /// *Units*: pixels of the compared pictures.
  private static let margin = 5.0
  /// *Units*: pixels; of parts with more, smaller pictures or some of the pixels are compared.
  private static let mostPixels = 12_000
  private static let leastPixels = 36
  /// *Units*: pixels; in smaller pictures a view would be too small to be told.
  private static let leastSide = 8.0
  private static let leastShown = 0.4
  /// *Units*: levels.
  private static let leastContrast = 10.0
  private static let tolerance = 100.0
  /// How far a view may be from where it should be.
  ///
  /// *Units*: points.
  private static let reach = 28.0
  /// How much less alike a view at that distance may seem.
  private static let costOfTheWay = 0.05
  private static let leastLikeness = 0.7
  private static let goodLikeness = 0.97
  private static let leewayOfTheUsual = 0.03
  private static let mostPixelsOfASearch = 900
  private static let worthOfASearch = 0.01
  /// By how much more alike a view has to be where the scene has it than where it was going.
  private static let worthOfTheScene = 0.002
}
