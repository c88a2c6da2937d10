import UIKit

import func Arithmetic.cos
import func Arithmetic.sin
import func Arithmetic.tan

extension MotionTrace {
  /// Claims that a view has reached its last place by a time and stays there.
  ///
  /// - Parameters:
  ///   - view: the name of the view.
  ///   - seconds: the time, in seconds since the start.
  ///   - tolerance: how far a corner may still be off, in points.
  /// - Returns: the claim; untrue when no view has the name.
  public func settles(
    _ view: String, within seconds: TimeInterval, tolerance: CGFloat = 0.5
  ) -> MotionClaim {
    let rows = rows(of: view)
    guard let end = rows.last else { return missing(view) }
    let target = end.corners
    let last = rows.last { row in
      zip(row.corners, target).contains { $0.distance(to: $1) > tolerance }
    }
    guard let last else { return MotionClaim(true, "`\(view)` never moves") }
    let step = rows.first { $0.time > last.time }?.time ?? last.time
    return MotionClaim(
      step <= seconds + Self.slack,
      "`\(view)` settles at \(step.inHundredths) s\(step <= seconds + Self.slack ? "" : ", not within \(seconds.inHundredths) s")"
    )
  }

  /// Claims that a view goes beyond the place where it ends up by less than a distance.
  ///
  /// Beyond is away from where the view began; where it ends where it began, both sides count.
  ///
  /// - Parameters:
  ///   - view: the name of the view.
  ///   - quantity: the number of the view that is looked at.
  ///   - distance: in the unit of the quantity: points, radians, or none for scales and opacities.
  /// - Returns: the claim; untrue when no view has the name.
  public func overshoots(
    _ view: String, in quantity: MotionQuantity, lessThan distance: Double
  ) -> MotionClaim {
    let rows = rows(of: view)
    guard let first = rows.first, let last = rows.last else { return missing(view) }
    let (start, end) = (quantity.value(in: first), quantity.value(in: last))
    func excess(_ row: TrajectoryRow) -> Double {
      let difference = quantity.value(in: row) - end
      return abs(start - end) < Self.leastWay
        ? abs(difference) : difference * (end > start ? 1 : -1)
    }
    guard let worst = rows.max(by: { excess($0) < excess($1) }) else { return missing(view) }
    let most = max(0, excess(worst))
    let unit = quantity.unit
    return MotionClaim(
      most < distance,
      "`\(view)` overshoots its \(quantity.title) by \(most.inHundredths)\(unit) at "
        + "\(worst.time.inHundredths) s\(most < distance ? "" : ", not by less than \(distance.inHundredths)\(unit)")"
    )
  }

  /// Claims that all of a view stays inside a rectangle of the window in every frame.
  ///
  /// - Parameters:
  ///   - view: the name of the view.
  ///   - rect: the rectangle, in points of the window.
  ///   - tolerance: how far a corner may reach out, in points.
  /// - Returns: the claim; untrue when no view has the name.
  public func stays(
    _ view: String, inside rect: CGRect, tolerance: CGFloat = 0.5
  ) -> MotionClaim {
    let rows = rows(of: view)
    guard !rows.isEmpty else { return missing(view) }
    let allowed = rect.insetBy(dx: -tolerance, dy: -tolerance)
    for row in rows {
      guard let corner = row.corners.first(where: { !allowed.holds($0) }) else { continue }
      let over = max(
        rect.minX - corner.x, corner.x - rect.maxX, rect.minY - corner.y, corner.y - rect.maxY)
      return MotionClaim(
        false,
        "`\(view)` reaches \(Double(over).inHundredths) pt out at \(row.time.inHundredths) s")
    }
    return MotionClaim(true, "`\(view)` stays inside")
  }

  /// Claims that two views never lie over one another.
  ///
  /// - Parameters:
  ///   - view: the name of one view.
  ///   - other: the name of the other view.
  ///   - tolerance: how deep they may overlap, in points.
  /// - Returns: the claim; untrue when no view has one of the names.
  public func neverOverlap(
    _ view: String, _ other: String, tolerance: CGFloat = 0.5
  ) -> MotionClaim {
    let (one, two) = (rows(of: view), rows(of: other))
    guard !one.isEmpty else { return missing(view) }
    guard !two.isEmpty else { return missing(other) }
    let partners = Dictionary(two.map { ($0.frame, $0) }, uniquingKeysWith: { first, _ in first })
    for row in one {
      guard let partner = partners[row.frame] else { continue }
      let depth = overlap(row.corners, partner.corners)
      guard depth > tolerance else { continue }
      return MotionClaim(
        false,
        "`\(view)` and `\(other)` overlap by \(Double(depth).inHundredths) pt at "
          + "\(row.time.inHundredths) s")
    }
    return MotionClaim(true, "`\(view)` and `\(other)` never overlap")
  }

  /// Claims that contacts begin one after another; others may come between.
  ///
  /// - Parameter contacts: pairs of names of views or boundaries, `("square", "floor")`; the
  ///   boundary of a view's bounds is `the reference bounds`.
  /// - Returns: the claim.
  public func contacts(inOrder contacts: [(String, String)]) -> MotionClaim {
    var rest = events[...]
    for (one, other) in contacts {
      let place = rest.firstIndex { event in
        guard let parties = event.event.partiesOfBeginningContact else { return false }
        return parties == (one, other) || parties == (other, one)
      }
      guard let place else {
        let known = events.filter { $0.event.partiesOfBeginningContact != nil }
          .map { "\($0.description) at \($0.time.inHundredths) s" }
        return MotionClaim(
          false,
          "`\(one)` does not meet `\(other)` after what comes before; what happens: "
            + (known.isEmpty ? "nothing" : known.joined(separator: ", ")))
      }
      rest = rest[(place + 1)...]
    }
    return MotionClaim(true, "the contacts come in this order")
  }

  func missing(_ view: String) -> MotionClaim {
    MotionClaim(
      false,
      "there is no view “\(view)”; these have a name: "
        + (views.isEmpty ? "none" : views.joined(separator: ", ")))
  }

  /// Returns how deep two convex shapes overlap, along the axis on which that is least.
  ///
  /// Source: the separating axis theorem.
  private func overlap(_ one: [CGPoint], _ other: [CGPoint]) -> CGFloat {
    var least = CGFloat.infinity
    for shape in [one, other] {
      for (start, end) in zip(shape, shape.dropFirst() + shape.prefix(1)) {
        let (x, y) = (start.y - end.y, end.x - start.x)
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { continue }
        let first = one.map { ($0.x * x + $0.y * y) / length }
        let second = other.map { ($0.x * x + $0.y * y) / length }
        guard let a = first.min(), let b = first.max(), let c = second.min(), let d = second.max()
        else { continue }
        least = min(least, min(b, d) - max(a, c))
      }
    }
    return least.isFinite ? least : 0
  }

  /// A tolerance for times that are sums.
  ///
  /// *Units*: seconds.
  static let slack = 1e-6
  /// How near to its beginning a view must end to count as ending there.
  ///
  /// *Units*: points or radians.
  private static let leastWay = 1e-3
}

extension TrajectoryRow {
  /// The corners of the bounds as they lie in the window, in order; tilts make them come nearer to the
  /// axis, without perspective.
  fileprivate var corners: [CGPoint] {
    let (sine, cosine) = (CGFloat(sin(angle)), CGFloat(cos(angle)))
    let lean = CGFloat(shear == 0 ? 0 : tan(shear))
    let (acrossX, acrossY) = (CGFloat(cos(tiltX)), CGFloat(cos(tiltY)))
    let depth = CGFloat(sin(tiltX) * sin(tiltY))
    let half = CGSize(
      width: size.width / 2 * CGFloat(scaleX), height: size.height / 2 * CGFloat(scaleY))
    return [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { (x: CGFloat, y: CGFloat) in
      let down = y * half.height
      let right = x * half.width + down * lean
      // The axes after both tilts, seen from the front.
      let (dx, dy) = (right * acrossY + down * depth, down * acrossX)
      return CGPoint(
        x: center.x + dx * cosine - dy * sine, y: center.y + dx * sine + dy * cosine)
    }
  }
}

extension CGRect {
  /// Returns true when the rectangle holds a point; its edges belong to it.
  fileprivate func holds(_ point: CGPoint) -> Bool {
    (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension Double {
  /// The number with two decimals: `1.07`.
  var inHundredths: String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    return "\(hundredths < 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
