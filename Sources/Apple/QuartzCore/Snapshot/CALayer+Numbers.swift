import Foundation
import Geometry

extension CALayer {
  /// Looks whether a layer can be drawn, which it cannot with a number that is infinite or not one.
  ///
  /// The log then says which, of which layer, and since when.
  ///
  /// iOS draws none either, and says nothing. Here a picture with such a number could not be made at all.
  ///
  /// - Parameter model: the layer of which this is what is seen.
  /// - Returns: whether it is drawn.
  package func hasNumbersToDraw(of model: CALayer) -> Bool {
    guard !sumOfNumbers.isFinite else { return true }
    let named = numbersByName.filter { !$0.numbers.allSatisfy(\.isFinite) }
    // Large numbers may have an infinite sum.
    guard let (name, numbers) = named.first else { return true }
    guard runtime.told.insert("\(ObjectIdentifier(model)) \(name)").inserted else { return false }
    let moment = (runtime.time * 100).rounded() / 100
    let wrong = numbers.first { !$0.isFinite } ?? .nan
    writeToStandardError(
      "\(model.title) is not drawn from \(moment) s on: its \(name) "
        + (wrong.isNaN ? "is not a number." : "is infinite."))
    return false
  }

  /// The sum of all numbers by which the layer is drawn: finite where all of them are.
  private var sumOfNumbers: CGFloat {
    var sum = transform.sum + bounds.sum + position.x + position.y + zPosition
    sum += anchorPoint.x + anchorPoint.y + anchorPointZ + cornerRadius + borderWidth + alpha
    sum += sublayerTransform.sum + contentsRect.sum + contentsCenter.sum + contentsScale
    if shadowOpacity != 0 {
      sum += CGFloat(shadowOpacity) + shadowOffset.width + shadowOffset.height + shadowRadius
      if let shadowPath { sum += shadowPath.elements.sum }
    }
    return sum + sumOfOwnNumbers
  }

  private var numbersByName: [(name: String, numbers: [CGFloat])] {
    [
      ("transform", transform.numbers), ("bounds", bounds.numbers),
      ("position", [position.x, position.y, zPosition]),
      ("anchor point", [anchorPoint.x, anchorPoint.y, anchorPointZ]),
      ("corner radius", [cornerRadius]), ("border width", [borderWidth]), ("opacity", [alpha]),
      ("sublayer transform", sublayerTransform.numbers),
      ("contents rectangle", contentsRect.numbers + contentsCenter.numbers + [contentsScale]),
      (
        "shadow",
        [CGFloat(shadowOpacity), shadowOffset.width, shadowOffset.height, shadowRadius]
          + (shadowPath?.elements.numbers ?? [])
      ),
    ] + ownNumbersByName
  }

  /// The sum of the numbers that only layers of some classes have.
  private var sumOfOwnNumbers: CGFloat {
    switch self {
    case let shape as CAShapeLayer:
      shape.lineWidth + shape.miterLimit + shape.strokeStart + shape.strokeEnd + shape.lineDashPhase
        + (shape.lineDashPattern ?? []).reduce(0) { $0 + CGFloat($1.doubleValue) }
        + (shape.path?.elements.sum ?? 0)
    case is CAGradientLayer, is CAReplicatorLayer:
      ownNumbersByName.reduce(0) { $0 + $1.numbers.reduce(0, +) }
    default: 0
    }
  }

  private var ownNumbersByName: [(name: String, numbers: [CGFloat])] {
    switch self {
    case let shape as CAShapeLayer:
      let line = [
        shape.lineWidth, shape.miterLimit, shape.strokeStart, shape.strokeEnd, shape.lineDashPhase,
      ]
      return [
        ("path", shape.path?.elements.numbers ?? []),
        ("line", line + (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }),
      ]
    case let gradient as CAGradientLayer:
      let (start, end) = (gradient.startPoint, gradient.endPoint)
      return [
        ("start point", [start.x, start.y]), ("end point", [end.x, end.y]),
        ("locations", (gradient.locations ?? []).map { CGFloat($0.doubleValue) }),
      ]
    case let replicator as CAReplicatorLayer:
      return [("instance transform", replicator.instanceTransform.numbers)]
    default: return []
    }
  }
}

extension CATransform3D {
  fileprivate var numbers: [CGFloat] { rows.flatMap { [$0.x, $0.y, $0.z, $0.w] } }

  fileprivate var sum: CGFloat {
    m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24 + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
  fileprivate var sum: CGFloat { origin.x + origin.y + size.width + size.height }
}

extension [PathElement] {
  fileprivate var numbers: [CGFloat] { flatMap(\.controlPoints).flatMap { [$0.x, $0.y] } }

  fileprivate var sum: CGFloat {
    reduce(0) { sum, element in
      switch element {
      case .move(let end), .line(let end): sum + end.x + end.y
      case .quadCurve(let end, let control): sum + end.x + end.y + control.x + control.y
      case .curve(let end, let control1, let control2):
        sum + end.x + end.y + control1.x + control1.y + control2.x + control2.y
      case .close: sum
      }
    }
  }
}
