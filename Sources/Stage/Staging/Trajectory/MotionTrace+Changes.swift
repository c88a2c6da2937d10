import UIKit

extension MotionTrace {
  /// Claims that a view is seen larger at some time than at the beginning, by a factor or more.
  ///
  /// Size is that of the bounds times the scale, in the direction that grows less.
  ///
  /// - Parameters:
  ///   - view: the name of the view.
  ///   - factor: how many times as large; 1.2 for a pulse of a fifth.
  /// - Returns: the claim; untrue when no view has the name.
  public func grows(_ view: String, by factor: Double) -> MotionClaim {
    let rows = rows(of: view)
    guard let first = rows.first else { return missing(view) }
    func growth(_ row: TrajectoryRow) -> Double {
      min(row.seenWidth / first.seenWidth, row.seenHeight / first.seenHeight)
    }
    guard first.seenWidth > 0, first.seenHeight > 0 else {
      return MotionClaim(false, "`\(view)` begins without a size, of which it could be a multiple")
    }
    let best = rows.dropFirst().reduce(first) { growth($1) > growth($0) ? $1 : $0 }
    let isTrue = growth(best) >= factor - Self.slack
    return MotionClaim(
      isTrue,
      "`\(view)` grows to \(growth(best).inHundredths) times its size at "
        + "\(best.time.inHundredths) s\(isTrue ? "" : ", not to \(factor.inHundredths) times")")
  }

  /// Claims that a view is seen in a size at a time: its bounds times its scale.
  ///
  /// - Parameters:
  ///   - view: the name of the view.
  ///   - size: the size, in points.
  ///   - seconds: the time, in seconds since the start; the first frame at or after it counts.
  ///   - tolerance: how far a side may be off, in points.
  /// - Returns: the claim; untrue when there is no such view then.
  public func isAsLarge(
    _ view: String, as size: CGSize, at seconds: TimeInterval, tolerance: CGFloat = 0.5
  ) -> MotionClaim {
    let rows = rows(of: view)
    guard !rows.isEmpty else { return missing(view) }
    guard let row = rows.first(where: { $0.time >= seconds - Self.slack }) else {
      return MotionClaim(false, "`\(view)` is not there at \(seconds.inHundredths) s")
    }
    let (width, height) = (row.seenWidth, row.seenHeight)
    let isTrue =
      abs(width - Double(size.width)) <= Double(tolerance)
      && abs(height - Double(size.height)) <= Double(tolerance)
    return MotionClaim(
      isTrue,
      "`\(view)` is \(width.inHundredths) × \(height.inHundredths) pt at \(row.time.inHundredths) s"
        + (isTrue
          ? ""
          : ", not \(Double(size.width).inHundredths) × \(Double(size.height).inHundredths) pt"))
  }

  /// Claims that a view turns by an angle between its first frame and its last, whole turns counted.
  ///
  /// - Parameters:
  ///   - view: the name of the view.
  ///   - angle: in radians, clockwise; below 0 for counterclockwise.
  ///   - tolerance: how far the turn may be off, in radians.
  /// - Returns: the claim; untrue when no view has the name.
  public func turns(_ view: String, by angle: Double, tolerance: Double = 0.01) -> MotionClaim {
    let rows = rows(of: view)
    guard !rows.isEmpty else { return missing(view) }
    let turn = zip(rows, rows.dropFirst()).reduce(0) {
      $0 + ($1.1.angle - $1.0.angle).remainder(dividingBy: 2 * .pi)
    }
    let isTrue = abs(turn - angle) <= tolerance
    return MotionClaim(
      isTrue,
      "`\(view)` turns by \(turn.inHundredths) rad\(isTrue ? "" : ", not by \(angle.inHundredths) rad")"
    )
  }

  /// Claims that the opacity of a view goes from its first value to another without turning back, and
  /// is there by a time.
  ///
  /// - Parameters:
  ///   - view: the name of the view.
  ///   - alpha: the opacity at the end, 0...1.
  ///   - seconds: the time, in seconds since the start.
  ///   - tolerance: how far the opacity may be off.
  /// - Returns: the claim; untrue when no view has the name.
  public func fades(
    _ view: String, to alpha: Double, within seconds: TimeInterval, tolerance: Double = 0.01
  ) -> MotionClaim {
    let rows = rows(of: view)
    guard let first = rows.first, let last = rows.last else { return missing(view) }
    guard abs(last.alpha - alpha) <= tolerance else {
      return MotionClaim(
        false,
        "`\(view)` ends with the alpha \(last.alpha.inHundredths), not \(alpha.inHundredths)")
    }
    let direction = alpha >= first.alpha ? 1.0 : -1
    if let back = zip(rows, rows.dropFirst()).first(where: {
      ($1.alpha - $0.alpha) * direction < -tolerance
    }) {
      return MotionClaim(
        false, "the alpha of `\(view)` turns back at \(back.1.time.inHundredths) s")
    }
    let late = rows.last { abs($0.alpha - alpha) > tolerance }
    let there = late.map { late in rows.first { $0.time > late.time } ?? late } ?? first
    let isTrue = there.time <= seconds + Self.slack
    return MotionClaim(
      isTrue,
      "`\(view)` fades from \(first.alpha.inHundredths) to \(last.alpha.inHundredths) by "
        + "\(there.time.inHundredths) s\(isTrue ? "" : ", not within \(seconds.inHundredths) s")")
  }
}

extension TrajectoryRow {
  /// The width of the bounds as it is seen.
  ///
  /// *Units*: points.
  fileprivate var seenWidth: Double { Double(size.width) * abs(scaleX) }

  /// The height of the bounds as it is seen.
  ///
  /// *Units*: points.
  fileprivate var seenHeight: Double { Double(size.height) * abs(scaleY) }
}
