import Drawing
import Geometry

/// Where the contents of a transition are in space, about the middle of the bounds.
struct TurnedContents: Hashable {
  /// `nil` where the content shows its back, or is not there yet.
  var old: CATransform3D?
  var new: CATransform3D?
}

extension ContentTransition {
  /// How far the viewer stands before what turns, in lengths of the side that turns.
  ///
  /// Unspecified by Apple: chosen.
  private static let distance = 3.0

  /// Returns the places of both contents; `nil` for a transition in which nothing turns.
  func turned(in bounds: CGRect) -> TurnedContents? {
    switch turn {
    case .flip(let front):
      let angle = -progress * .pi
      return progress < 0.5
        ? TurnedContents(old: map(angle, to: front, in: bounds, depth: 0))
        : TurnedContents(new: map(angle + .pi, to: front, in: bounds, depth: 0))
    case .cube(let whence):
      let depth = abs(whence.dx * bounds.width + whence.dy * bounds.height) / 2
      return TurnedContents(
        old: map(-progress * .pi / 2, to: whence, in: bounds, depth: depth),
        new: map((1 - progress) * .pi / 2, to: whence, in: bounds, depth: depth))
    case .none, .slide, .curl: return nil
    }
  }

  /// Returns the map that turns a plane's front towards where `way` points, seen by a viewer.
  ///
  /// - Parameters:
  ///   - angle: in radians.
  ///   - way: to the right or to the left, upwards or downwards.
  ///   - bounds: the plane.
  ///   - depth: how far the axis is behind the plane, in points.
  /// - Returns: the map, in the space of the bounds.
  private func map(
    _ angle: Double, to way: CGVector, in bounds: CGRect, depth: CGFloat
  ) -> CATransform3D {
    let side = abs(way.dx * bounds.width + way.dy * bounds.height)
    var viewer = CATransform3DIdentity
    viewer.m34 = -1 / max(side * Self.distance, 1)
    return CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, depth)
      .concatenating(CATransform3DMakeRotation(angle, -way.dy, way.dx, 0))
      .concatenating(CATransform3DMakeTranslation(0, 0, -depth))
      .concatenating(viewer)
      .concatenating(CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
  }
}

extension DisplayList {
  /// Returns the commands that show the picture as a plane in space, cut to a box.
  ///
  /// - Parameters:
  ///   - map: from the plane to the space of the picture, in space.
  ///   - box: the part of the plane that is shown.
  ///   - transform: from there to the screen.
  /// - Returns: the commands; none for a plane whose edge is seen.
  func inSpace(
    _ map: CATransform3D, box: CGRect, through transform: CGAffineTransform
  ) -> [DrawCommand] {
    switch LayerPlace(map, isDoubleSided: false) {
    case .flat(let flat)?: applying(flat.concatenating(transform)).commands
    case .tilted(let projection)?:
      commands.isEmpty
        ? [] : [.projected(self, box: box, projection.concatenating(Projection(transform)))]
    case nil: []
    }
  }
}
