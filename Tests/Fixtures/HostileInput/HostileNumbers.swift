import SeededNumbers
import UIKit

/// Draws values that no sane scene gives, among sane ones.
struct HostileNumbers {
  private var source: SplitMix64
  /// How many of a thousand values are hostile; if all were, no animator would ever start.
  private let hostility: Int

  init(seed: UInt64) {
    source = SplitMix64(seed: seed)
    hostility = [0, 5, 30, 300][source.next(below: 4)]
  }

  mutating func below(_ count: Int) -> Int { source.next(below: count) }

  mutating func chance(_ percent: Int) -> Bool { source.next(below: 100) < percent }

  mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : values[source.next(below: values.count)]
  }

  private static let hostile: [CGFloat] = [
    0, -0.0, -1, -40, 1e-3, 1e-8, 1e-30, .leastNonzeroMagnitude, 5e3, 1e6, 9.99e6, 1e7,
    1.1e7, 1e10, -1e10, 1e19, 1e38, -3.5e38, 1e100, 1.7e308, .infinity, -.infinity, .nan,
    CGFloat(Float.leastNormalMagnitude), CGFloat(Float.greatestFiniteMagnitude),
  ]

  /// Draws a number of a range, or a hostile one.
  mutating func number(_ range: Range<Double>) -> CGFloat {
    guard source.next(below: 1000) < hostility else { return source.next(in: range) }
    return Self.hostile[source.next(below: Self.hostile.count)]
  }

  mutating func point() -> CGPoint { CGPoint(x: number(-20..<340), y: number(-20..<440)) }

  mutating func size() -> CGSize { CGSize(width: number(2..<90), height: number(2..<90)) }

  mutating func vector() -> CGVector { CGVector(dx: number(-3..<3), dy: number(-3..<3)) }

  mutating func offset() -> UIOffset {
    UIOffset(horizontal: number(-40..<40), vertical: number(-40..<40))
  }

  mutating func insets() -> UIEdgeInsets {
    UIEdgeInsets(
      top: number(-20..<60), left: number(-20..<60), bottom: number(-20..<60),
      right: number(-20..<60))
  }

  mutating func transform() -> CGAffineTransform {
    switch below(5) {
    case 0: .identity
    case 1: CGAffineTransform(scaleX: number(-2..<2), y: number(-2..<2))
    case 2:
      CGAffineTransform(
        a: number(-1..<1), b: number(-1..<1), c: number(-1..<1), d: number(-1..<1),
        tx: number(-9..<9), ty: number(-9..<9))
    default: CGAffineTransform(rotationAngle: number(-7..<7))
    }
  }

  /// Draws an outline of some kind: empty, a point, crossing itself, dented or huge.
  mutating func path() -> UIBezierPath {
    let path = UIBezierPath()
    switch below(6) {
    case 0:
      return UIBezierPath(ovalIn: CGRect(origin: point(), size: size()))
    case 1:
      return UIBezierPath(
        roundedRect: CGRect(origin: point(), size: size()), cornerRadius: number(0..<20))
    case 2:
      path.move(to: CGPoint(x: number(-30 ..< -20), y: number(-30 ..< -20)))
      path.addLine(to: CGPoint(x: number(20..<30), y: number(-30 ..< -20)))
      path.addLine(to: CGPoint(x: number(-5..<5), y: number(20..<30)))
      path.close()
    default:
      for _ in 0..<below(9) {
        switch below(5) {
        case 0: path.move(to: point())
        case 1: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
        case 2: path.addQuadCurve(to: point(), controlPoint: point())
        case 3: path.close()
        default: path.addLine(to: point())
        }
      }
    }
    return path
  }
}
