import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// What keyed archives keep of UIKit's values.
@MainActor @Suite struct CodingTests {
  private func copy<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
  }

  @Test func `a colour comes back from an archive`() throws {
    let color = UIColor(red: 0.1, green: 0.7, blue: 0.4, alpha: 0.5)
    #expect(try copy(color) == color)
  }

  @Test func `a path comes back from an archive with its style`() throws {
    let path = UIBezierPath(ovalIn: CGRect(0.1, 2, 40, 24))
    path.addQuadCurve(to: CGPoint(3, 4), controlPoint: CGPoint(1, 0))
    path.addLine(to: CGPoint(-3, 1))
    path.close()
    (path.lineWidth, path.lineCapStyle, path.usesEvenOddFillRule) = (3, .round, true)
    path.setLineDash([4, 2], count: 2, phase: 1)
    let found = try #require(try copy(path))
    #expect(found.cgPath == path.cgPath)
    #expect(found.lineWidth == 3 && found.lineCapStyle == .round && found.usesEvenOddFillRule)
    #expect(found.lineDashPattern == [4, 2] && found.lineDashPhase == 1)
  }

  @Test func `values of geometry come back from an archive`() throws {
    let box = try #require(try copy(GeometryBox()))
    #expect(box.found == GeometryBox.values)
  }
}

/// Archives find classes by their names, so that it is not private.
final class GeometryBox: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  static let values = [
    "{1, 2}", "{3, 4}", "{{1, 2}, {3, 4}}", "{5, 6}", "[1, 0.5, 0, 1, 7, 8]", "{1, 2, 3, 4}",
    "{9, 1}",
  ]
  var found: [String] = []

  override init() {}

  func encode(with coder: NSCoder) {
    coder.encode(CGPoint(1, 2), forKey: "a")
    coder.encode(CGSize(width: 3, height: 4), forKey: "b")
    coder.encode(CGRect(1, 2, 3, 4), forKey: "c")
    coder.encode(CGVector(dx: 5, dy: 6), forKey: "d")
    coder.encode(CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 7, ty: 8), forKey: "e")
    coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "f")
    coder.encode(UIOffset(horizontal: 9, vertical: 1), forKey: "g")
  }

  init?(coder: NSCoder) {
    found = [
      NSCoder.string(for: coder.decodeCGPoint(forKey: "a")),
      NSCoder.string(for: coder.decodeCGSize(forKey: "b")),
      NSCoder.string(for: coder.decodeCGRect(forKey: "c")),
      NSCoder.string(for: coder.decodeCGVector(forKey: "d")),
      NSCoder.string(for: coder.decodeCGAffineTransform(forKey: "e")),
      NSCoder.string(for: coder.decodeUIEdgeInsets(forKey: "f")),
      NSCoder.string(for: coder.decodeUIOffset(forKey: "g")),
    ]
  }
}
