import Testing
import UIKit

@MainActor
@Suite struct RegionTests {
  private let circle = UIRegion(radius: 10)
  private let square = UIRegion(size: CGSize(width: 20, height: 20))

  @Test func `the edge of a circle is in and that of a rectangle is out`() {
    #expect(circle.contains(CGPoint(x: 10, y: 0)))
    #expect(!circle.contains(CGPoint(x: 10.001, y: 0)))
    #expect(UIRegion(radius: -10).contains(CGPoint(x: 0, y: -10)))
    #expect(!square.contains(CGPoint(x: 10, y: 0)))
    #expect(square.contains(CGPoint(x: 9.999, y: -9.999)))
    #expect(!UIRegion(size: CGSize(width: -20, height: 20)).contains(.zero))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e30, y: 0)))
  }

  @Test func `operations combine as sets do`() {
    let corner = CGPoint(x: 9, y: 9)
    let bottom = CGPoint(x: 0, y: 11)
    #expect(circle.byUnion(with: square).contains(corner))
    #expect(circle.byUnion(with: square).contains(.zero))
    #expect(square.byDifference(from: circle).contains(corner))
    #expect(!square.byDifference(from: circle).contains(.zero))
    #expect(!circle.byIntersection(with: square).contains(corner))
    #expect(circle.inverse().contains(bottom))
    #expect(!circle.inverse().contains(CGPoint(x: 10, y: 0)))
    #expect(square.inverse().contains(CGPoint(x: 10, y: 0)))
  }

  @Test func `in an intersection the edge of the second rectangle counts as in`() {
    let edge = CGPoint(x: 10, y: 0)
    #expect(circle.byIntersection(with: square).contains(edge))
    #expect(!square.byIntersection(with: circle).contains(edge))
  }

  @Test func `any number of operations is kept`() {
    let region = UIRegion(radius: 100).byDifference(from: UIRegion(radius: 80))
      .byUnion(with: UIRegion(radius: 60).byDifference(from: UIRegion(radius: 40)))
      .byUnion(with: UIRegion(radius: 20))
    let inside = stride(from: 5.0, to: 120, by: 10).map { region.contains(CGPoint(x: $0, y: 0)) }
    #expect(
      inside == [
        true, true, false, false, true, true, false, false, true, true, false, false,
      ])
  }

  @Test func `a region survives coding`() throws {
    let region = circle.byUnion(with: square.inverse()).byIntersection(with: .infinite)
      .byDifference(from: UIRegion(size: CGSize(width: 3, height: 4)))
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: region, requiringSecureCoding: false)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIRegion)
    for x in stride(from: -15.0, through: 15, by: 1) {
      #expect(copy.contains(CGPoint(x: x, y: 1)) == region.contains(CGPoint(x: x, y: 1)))
    }
  }
}
