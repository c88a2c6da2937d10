import Geometry
import Physics
import Testing

private func regular(_ count: Int) -> [CGPoint] {
  (0..<count).map { index in
    let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
    return CGPoint(x: 50 * cos(angle), y: 50 * sin(angle))
  }
}

private func area(_ corners: [CGPoint]) -> CGFloat {
  zip(corners, corners.dropFirst() + corners.prefix(1))
    .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
}

@Test(arguments: [3, 4, 8, 9, 24, 44, 244])
func `a polygon is cut into pieces of at most eight corners that cover it`(count: Int) throws {
  let polygon = try ConvexPolygon(regular(count))
  #expect(polygon.pieces.allSatisfy { (3...8).contains($0.count) })
  let whole = area(polygon.corners)
  let parts = polygon.pieces.reduce(0) { $0 + area($1) }
  #expect(abs(whole - parts) < 1e-9 * whole)
}

@Test func `corners given the other way round make the same polygon`() throws {
  let polygon = try ConvexPolygon(regular(6).reversed())
  #expect(area(polygon.corners) > 0)
}

@Test func `outlines that are not convex are refused`() {
  let dented = [
    CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 5, y: 2),
  ]
  let crossing = [
    CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10),
  ]
  let star = [0, 2, 4, 1, 3].map { regular(5)[$0] }
  let line = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0)]
  for corners in [dented, crossing, star, line, Array(line.prefix(2)), []] {
    #expect(throws: PhysicsError.self) { try ConvexPolygon(corners) }
  }
}
