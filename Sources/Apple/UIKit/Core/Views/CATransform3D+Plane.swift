extension CATransform3D {
  /// Whether the plane of a layer is turned or moved out of itself, as the side of a cube is.
  var leavesPlane: Bool {
    [m13, m14, m23, m24, m43].contains { $0 != 0 } || m44 != 1
  }
}
