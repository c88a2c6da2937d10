import Foundation

import func Arithmetic.exp

extension FilterKind {
  /// What makes images of nothing.
  static let generators: [FilterKind] = [
    FilterKind(
      "CIConstantColorGenerator", images: [], [kCIInputColorKey: CIColor.red]
    ) { CIImage(color: $0.color(kCIInputColorKey)) },
    FilterKind("CILinearGradient", images: [], line(CIVector(x: 200, y: 200))) {
      gradient(along: $0) { $0 }
    },
    FilterKind("CISmoothLinearGradient", images: [], line(CIVector(x: 200, y: 200))) {
      gradient(along: $0) { $0 * $0 * (3 - 2 * $0) }
    },
    FilterKind(
      "CIRadialGradient", images: [],
      [
        kCIInputCenterKey: CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0,
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ]
    ) { inputs in
      let center = inputs.point(kCIInputCenterKey)
      let (inner, outer) = (inputs.number("inputRadius0"), inputs.number("inputRadius1"))
      return gradient(inputs) { x, y in
        let distance = ((x - center.x) * (x - center.x) + (y - center.y) * (y - center.y))
          .squareRoot()
        return inner == outer ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
      }
    },
    FilterKind(
      "CIGaussianGradient", images: [],
      [
        kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0,
        "inputColor0": CIColor.white, "inputColor1": CIColor.clear,
      ]
    ) { inputs in
      let center = inputs.point(kCIInputCenterKey)
      let radius = max(inputs.number(kCIInputRadiusKey), 0.001)
      return gradient(inputs) { x, y in
        let square = (x - center.x) * (x - center.x) + (y - center.y) * (y - center.y)
        // The radius is three times the width of the bell curve.
        return 1 - exp(-square * 4.5 / (radius * radius))
      }
    },
    FilterKind(
      "CICheckerboardGenerator", images: [],
      [
        kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputWidthKey: 80.0,
        "inputColor0": CIColor.white, "inputColor1": CIColor.black, kCIInputSharpnessKey: 1.0,
      ]
    ) { inputs in
      let center = inputs.point(kCIInputCenterKey)
      let width = max(inputs.number(kCIInputWidthKey), 1)
      return gradient(inputs) { x, y in
        let column = ((x - center.x) / width).rounded(.down)
        let row = ((y - center.y) / width).rounded(.down)
        return abs((column + row).truncatingRemainder(dividingBy: 2))
      }
    },
    FilterKind(
      "CIStripesGenerator", images: [],
      [
        kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputWidthKey: 80.0,
        "inputColor0": CIColor.white, "inputColor1": CIColor.black, kCIInputSharpnessKey: 1.0,
      ]
    ) { inputs in
      let center = inputs.point(kCIInputCenterKey)
      let width = max(inputs.number(kCIInputWidthKey), 1)
      return gradient(inputs) { x, _ in
        abs(((x - center.x) / width).rounded(.down).truncatingRemainder(dividingBy: 2))
      }
    },
  ]

  private static func line(_ end: CIVector) -> [String: Any] {
    [
      "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": end, "inputColor0": CIColor.white,
      "inputColor1": CIColor.black,
    ]
  }

  /// Makes a gradient along the line between two points.
  private static func gradient(
    along inputs: FilterInputs, _ ease: @escaping @Sendable (Double) -> Double
  ) -> CIImage {
    let (start, end) = (inputs.point("inputPoint0"), inputs.point("inputPoint1"))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    return gradient(inputs) { x, y in
      guard square > 0 else { return 0 }
      let share = ((x - start.x) * dx + (y - start.y) * dy) / square
      return ease(min(max(share, 0), 1))
    }
  }

  /// Makes an image of two colours without an end.
  ///
  /// - Parameters:
  ///   - inputs: have the colours.
  ///   - share: how much of the second colour the middle of a pixel has.
  /// - Returns: the image.
  private static func gradient(
    _ inputs: FilterInputs, _ share: @escaping @Sendable (_ x: Double, _ y: Double) -> Double
  ) -> CIImage {
    let (first, second) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
    return CIImage(.infinite) { request in
      let from = first.pixel(isLinear: request.isLinear)
      let to = second.pixel(isLinear: request.isLinear)
      return Raster(request.area) { x, y in
        let part = Float(min(max(share(Double(x) + 0.5, Double(y) + 0.5), 0), 1))
        return from * (1 - part) + to * part
      }
    }
  }
}
