import Foundation
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct SpaceTests {
  private func near(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip(a.rows, b.rows).allSatisfy { row, other in
      let difference = row - other
      return (difference * difference).sum() < 1e-18
    }
  }

  @Test func `a turn about z is the plane's own`() {
    let turn = CATransform3DMakeRotation(0.7, 0, 0, 2)
    #expect(CATransform3DIsAffine(turn))
    let plane = CGAffineTransform(rotationAngle: 0.7)
    #expect(near(turn, CATransform3DMakeAffineTransform(plane)))
  }

  @Test func `turns about x and y lead one axis to the next`() {
    // A quarter turn about x takes y to z, one about y takes z to x.
    #expect(abs(CATransform3DMakeRotation(.pi / 2, 1, 0, 0).m23 - 1) < 1e-15)
    #expect(abs(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).m31 - 1) < 1e-15)
  }

  @Test func `a map and its inverse cancel`() {
    var map = CATransform3DIdentity
    map.m34 = -1 / 500
    map = CATransform3DRotate(map, 0.8, 1, 2, 3)
    map = CATransform3DTranslate(map, 3, 4, 5)
    map = CATransform3DScale(map, 2, 0.5, 3)
    #expect(near(CATransform3DConcat(map, CATransform3DInvert(map)), CATransform3DIdentity))
  }

  @Test func `a map taken apart and put together is the same`() throws {
    var map = CATransform3DIdentity
    map.m34 = -1 / 500
    map = CATransform3DRotate(map, 0.8, 1, 2, 3)
    map = CATransform3DTranslate(map, 3, 4, 5)
    map = CATransform3DScale(map, 2, 0.5, 3)
    let whole = try #require(SpaceMotion(map)).transform
    // Transforms that differ only by a factor show the same; the factor is made one.
    #expect(near(CATransform3D(rows: whole.rows.map { $0 * Double(map.m44) }), map))
  }

  @Test func `half way between two turns is half the turn`() {
    let from = AnimatableValue.space(CATransform3DIdentity)
    let to = AnimatableValue.space(CATransform3DMakeRotation(2, 0, 1, 0))
    guard case .space(let middle) = from.towards(to, by: 0.5) else {
      Issue.record("no transform")
      return
    }
    #expect(near(middle, CATransform3DMakeRotation(1, 0, 1, 0)))
  }

  @Test(arguments: [
    ("transform.rotation", 0.5), ("transform.rotation.x", 0.4), ("transform.rotation.y", -0.3),
    ("transform.rotation.z", 2.0), ("transform.scale", 3.0), ("transform.scale.x", 2.0),
    ("transform.scale.xy", 1.5),
    ("transform.translation.x", 40.0), ("transform.translation.z", 4.0), ("position.x", 7.0),
    ("bounds.size.width", 12.0), ("bounds.origin.y", 3.0), ("shadowOffset.height", 5.0),
    ("frame.origin.x", 9.0), ("frame.size.width", 14.0),
  ])
  func `a part of a property that is set is read again`(keyPath: String, value: Double) throws {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 2, 2)
    layer.setValue(value, forKeyPath: keyPath)
    let read = try #require(layer.value(forKeyPath: keyPath) as? CGFloat)
    #expect(abs(read - value) < 1e-12)
  }

  @Test func `the frame is read and set by its key`() {
    let layer = CALayer()
    layer.setValue(CGRect(x: 1, y: 2, width: 30, height: 40), forKeyPath: "frame")
    #expect(layer.position == CGPoint(x: 16, y: 22))
    #expect(layer.value(forKeyPath: "frame") as? CGRect == layer.frame)
    #expect(layer.value(forKeyPath: "frames") == nil)
  }

  @Test func `a view's transform is its layer's`() {
    let view = UIView()
    view.transform = CGAffineTransform(rotationAngle: 1)
    #expect(view.transform3D == CATransform3DMakeAffineTransform(view.transform))
    view.transform3D = CATransform3DMakeScale(2, 3, 4)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    // Layouts of cubes move the anchor of a turned view by its transform, and turn it back later.
    view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(view.transform == .identity)
  }
}
