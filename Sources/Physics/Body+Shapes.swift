import CBox2D
import Geometry

extension Body {
  /// Apple's engine gives polygons that are not boxes a skin of 0.009 m.
  static let polygonRadius: CGFloat = 0.9
  /// Speed of approach below which nothing bounces: 1 m/s.
  static let restitutionThreshold: CGFloat = 100
  /// Boundaries stop polygons at this distance although neither has a skin. Units: points.
  static let boundaryMargin: CGFloat = 1.8
  /// Box2D refuses polygons whose area is below single precision's epsilon, in square units.
  static let smallestArea: CGFloat = 2 * 1.1920929e-7 * 8100

  /// Adds a shape to the body; `part` names it in contacts.
  ///
  /// - Throws: ``PhysicsError`` when the shape or the material is one that Box2D aborts on.
  package func add(_ shape: Shape, of material: Material, part: Int = 0) throws(PhysicsError) {
    let definition = try Self.definition(of: material, part: part)
    guard let handle else { return }
    switch shape {
    case .box(let size, let centre):
      try Self.checkSize(size)
      try Check.point(centre, "centre of the box")
      box_body_add_box(
        handle, definition,
        box_vector(x: Units.units(size.width / 2), y: Units.units(size.height / 2)),
        Units.units(centre))
    case .circle(let radius, let centre):
      try Self.checkSize(CGSize(width: radius * 2, height: radius * 2))
      try Check.point(centre, "centre of the circle")
      box_body_add_circle(handle, definition, Units.units(radius), Units.units(centre))
    case .convexPolygon(let corners):
      try addPolygon(corners, definition)
    case .lines(let lines):
      try addLines(lines, definition)
    }
    shapes.append(shape)
    weighNothingAsOneKilogram()
  }

  private func addPolygon(_ corners: [CGPoint], _ material: box_material) throws(PhysicsError) {
    for corner in corners { try Check.point(corner, "corner") }
    let polygon = try ConvexPolygon(corners)
    guard let handle else { return }
    for piece in polygon.pieces {
      guard ConvexPolygon.signedArea(piece) > Self.smallestArea else { continue }
      let vertices = piece.map { Units.units($0) }
      box_body_add_polygon(
        handle, material, vertices, Int32(vertices.count), Units.units(Self.polygonRadius))
    }
  }

  private func addLines(_ lines: [LineSegment], _ material: box_material) throws(PhysicsError) {
    for line in lines {
      try Check.point(line.start, "start of the line")
      try Check.point(line.end, "end of the line")
    }
    guard let handle else { return }
    for (index, line) in lines.enumerated() {
      var numbered = material
      numbered.part = UInt32(index)
      box_body_add_edge(
        handle, numbered, Units.units(line.start), Units.units(line.end),
        Units.units(Self.boundaryMargin))
    }
  }

  private static func checkSize(_ size: CGSize) throws(PhysicsError) {
    try Check.length(size.width, "width")
    try Check.length(size.height, "height")
    guard size.width > 0, size.height > 0, size.width * size.height > smallestArea else {
      throw .withoutArea(width: Double(size.width), height: Double(size.height))
    }
  }

  private static func definition(
    of material: Material, part: Int
  ) throws(PhysicsError) -> box_material {
    try Check.notNegative(material.density, "density")
    try Check.notNegative(material.friction, "friction")
    try Check.finite(material.restitution, "elasticity")
    return box_material(
      density: Float(material.density) * Units.kilogramsPerSquareUnit,
      friction: Float(material.friction),
      restitution: Float(material.restitution),
      restitution_threshold: Units.units(restitutionThreshold),
      part: UInt32(truncatingIfNeeded: part))
  }
}
