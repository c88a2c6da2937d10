import CBox2D
import Geometry

extension Body {
  /// The skin of polygons that are not boxes: 0.009 m on Apple's engine.
  ///
  /// *Units*: points.
  ///
  /// Source: docs/measurements.md, “Collisions”.
  static let polygonRadius: CGFloat = 0.9
  /// The speed of approach below which nothing bounces: 1 m/s.
  ///
  /// *Units*: points per second.
  ///
  /// Source: docs/measurements.md, “Material”.
  static let restitutionThreshold: CGFloat = 100
  /// The skin of boundaries, the engine's own: 0.009 m.
  ///
  /// *Units*: points.
  ///
  /// Source: docs/measurements.md, “Collisions”.
  static let lineRadius: CGFloat = 0.9
  /// The distance at which boundaries stop polygons: two skins, though boxes have none.
  ///
  /// *Units*: points.
  ///
  /// Source: docs/measurements.md, “Collisions”.
  static let boundaryMargin: CGFloat = 1.8
  /// The smallest area of a polygon; Box2D refuses one below single precision's epsilon.
  ///
  /// *Units*: square units of Box2D.
  static let smallestArea: CGFloat = 2 * 1.1920929e-7
  /// The square of the shortest side; shorter ones have no direction in single precision.
  ///
  /// *Units*: square units of Box2D.
  static let smallestSquaredSide: Float = 1e-10

  /// Adds shapes to the body, numbered from 0 for contacts, and weighs it.
  ///
  /// - Parameters:
  ///   - shapes: The shapes, in the body's own space.
  ///   - material: The material of all of them.
  /// - Throws: ``PhysicsError`` for a shape or a material on which Box2D would abort.
  package func add(_ shapes: [Shape], of material: Material) throws(PhysicsError) {
    for (part, shape) in shapes.enumerated() {
      try add(shape, Self.definition(of: material, part: part))
    }
    try setDensity(material.density)
  }

  /// Adds one shape to the body and weighs it.
  package func add(_ shape: Shape, of material: Material) throws(PhysicsError) {
    try add([shape], of: material)
  }

  private func add(_ shape: Shape, _ definition: box_material) throws(PhysicsError) {
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
  }

  private func addPolygon(_ corners: [CGPoint], _ material: box_material) throws(PhysicsError) {
    for corner in corners { try Check.point(corner, "corner") }
    let polygon = try ConvexPolygon(corners)
    guard let handle else { return }
    let pieces = polygon.pieces.map(Self.vertices).filter { $0.count >= 3 }
    guard !pieces.isEmpty else { throw .notConvex(corners: corners.count) }
    for vertices in pieces {
      box_body_add_polygon(
        handle, material, vertices, Int32(vertices.count), Units.units(Self.polygonRadius))
    }
  }

  /// Returns a piece in Box2D's units without coinciding corners; empty if it has no area.
  private static func vertices(of piece: [CGPoint]) -> [box_vector] {
    var vertices: [box_vector] = []
    for corner in piece.map({ Units.units($0) }) {
      if let last = vertices.last, areOne(last, corner) { continue }
      vertices.append(corner)
    }
    while vertices.count > 1, areOne(vertices[0], vertices[vertices.count - 1]) {
      vertices.removeLast()
    }
    guard vertices.count >= 3 else { return [] }
    let area = ConvexPolygon.signedArea(
      vertices.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) })
    return area > smallestArea ? vertices : []
  }

  private static func areOne(_ one: box_vector, _ other: box_vector) -> Bool {
    let x = one.x - other.x
    let y = one.y - other.y
    return x * x + y * y < smallestSquaredSide
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
        Units.units(Self.lineRadius), Units.units(Self.boundaryMargin))
    }
  }

  private static func checkSize(_ size: CGSize) throws(PhysicsError) {
    try Check.length(size.width, "width")
    try Check.length(size.height, "height")
    guard size.width > 0, size.height > 0, size.width * size.height > smallestArea * 8100 else {
      throw .withoutArea(width: Double(size.width), height: Double(size.height))
    }
  }

  private static func definition(
    of material: Material, part: Int
  ) throws(PhysicsError) -> box_material {
    try Check.notNegative(material.friction, "friction")
    try Check.finite(material.restitution, "elasticity")
    return box_material(
      friction: Float(material.friction),
      restitution: Float(material.restitution),
      restitution_threshold: Units.units(restitutionThreshold),
      part: UInt32(truncatingIfNeeded: part))
  }
}
