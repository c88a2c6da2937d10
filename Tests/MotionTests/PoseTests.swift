import Geometry
import Testing

@testable import Motion

@Suite struct PoseTests {
  @Test(arguments: [
    CGAffineTransform.identity,
    CGAffineTransform(translationX: 3, y: -4),
    CGAffineTransform(rotationAngle: 2.5).translatedBy(x: 7, y: 8),
    CGAffineTransform(scaleX: 2, y: -0.5).rotated(by: 1),
    CGAffineTransform(a: 1, b: 0.2, c: 0.7, d: 1.5, tx: 4, ty: 5),
    CGAffineTransform(a: 0, b: 0, c: 0, d: 3, tx: 1, ty: 2),
  ])
  func `a map that is taken apart and put together is the same`(map: CGAffineTransform) {
    let made = Pose(map).map
    for (one, other) in [
      (map.a, made.a), (map.b, made.b), (map.c, made.c), (map.d, made.d), (map.tx, made.tx),
      (map.ty, made.ty),
    ] {
      #expect(abs(one - other) < 1e-12)
    }
  }

  @Test func `a turn goes on from the one before`() {
    let almost = Pose(CGAffineTransform(rotationAngle: -3.1)).turning(on: 3.1)
    #expect(abs(almost.angle - (2 * .pi - 3.1)) < 1e-12)
    #expect(abs(Pose(angle: 0.5).turning(on: 4 * .pi).angle - (4 * .pi + 0.5)) < 1e-12)
  }

  @Test func `corners are compared where they stand`() {
    let box = CGRect(x: -10, y: -5, width: 20, height: 10)
    let turned = CGAffineTransform(rotationAngle: .pi)
    #expect(box.distance(by: .identity, to: box, by: .identity) == 0)
    // A half turn exchanges opposite corners.
    let way = box.distance(by: .identity, to: box, by: turned)
    #expect(abs(way - (20.0 * 20 + 10 * 10).squareRoot()) < 1e-9)
  }
}

@Suite struct ShortNumberTests {
  @Test func `numbers are as short as CSS allows`() {
    #expect(0.5.short(2) == ".5")
    #expect((-0.25).short(2) == "-.25")
    #expect((-0.001).short(2) == "0")
    #expect(12.0.short(3) == "12")
    #expect(0.005.short(2) == ".01")
    #expect(100.0.short(0) == "100")
  }

  @Test func `a time that is cut is never later`() {
    #expect(33.33339.cut(4) == "33.3333")
    #expect(66.66666666.cut(4) == "66.6666")
  }
}
