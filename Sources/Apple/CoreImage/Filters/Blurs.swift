import Foundation

import func Arithmetic.cos
import func Arithmetic.exp
import func Arithmetic.sin

extension FilterKind {
  /// What makes images softer.
  static let blurs: [FilterKind] = [
    .changing("CIGaussianBlur", [kCIInputRadiusKey: 10.0]) { image, inputs in
      image.blurred(sigma: inputs.number(kCIInputRadiusKey))
    },
    .changing("CIBoxBlur", [kCIInputRadiusKey: 10.0]) { image, inputs in
      let radius = Int(max(0, min(inputs.number(kCIInputRadiusKey), 500)).rounded())
      return image.weighted(by: Array(repeating: 1, count: 2 * radius + 1))
    },
    .changing("CIMotionBlur", [kCIInputRadiusKey: 20.0, kCIInputAngleKey: 0.0]) { image, inputs in
      image.smeared(
        by: inputs.number(kCIInputRadiusKey), angle: inputs.number(kCIInputAngleKey))
    },
    .changing("CIBloom", [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { image, inputs in
      let share = Float(inputs.number(kCIInputIntensityKey))
      let soft = image.blurred(sigma: inputs.number(kCIInputRadiusKey))
      return image.combined(with: soft, extent: soft.extent) { $0 + $1 * share }
    },
    .changing("CIUnsharpMask", [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) {
      image, inputs in
      let share = Float(inputs.number(kCIInputIntensityKey))
      let soft = image.clampedToExtent().blurred(sigma: inputs.number(kCIInputRadiusKey))
      return image.combined(with: soft, extent: image.extent) { this, soft in
        let sharp = this + (this - soft) * share
        return SIMD4(max(0, sharp.x), max(0, sharp.y), max(0, sharp.z), this.w)
      }
    },
  ]
}

extension CIImage {
  /// Returns the image blurred by a bell curve that ends at three times its width.
  func blurred(sigma: Double) -> CIImage {
    let sigma = min(sigma, 300)
    guard sigma > 0 else { return self }
    let radius = Int((sigma * 3).rounded(.up))
    let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    return weighted(by: weights)
  }

  /// Returns the image mixed with its neighbours, first in rows and then in columns.
  ///
  /// - Parameter weights: how much of each neighbour, from the left or from below; an odd number.
  /// - Returns: the image, larger by as many pixels as there are neighbours on a side.
  fileprivate func weighted(by weights: [Double]) -> CIImage {
    let radius = weights.count / 2
    guard radius > 0 else { return self }
    let whole = weights.reduce(0, +)
    let shares = weights.map { Float($0 / whole) }
    let grown =
      extent.isInfinite || extent.isNull
      ? extent : extent.insetBy(dx: -CGFloat(radius), dy: -CGFloat(radius))
    return CIImage(grown) { request in
      let wide = request.area.grown(by: radius)
      let source = self.raster(request.with(wide))
      let (width, height) = (request.area.width, request.area.height)
      // A row is mixed once for all rows of the result that need it.
      var rows = [SIMD4<Float>](repeating: .zero, count: width * wide.height)
      for row in 0..<wide.height {
        let start = row * wide.width
        for column in 0..<width {
          var sum = SIMD4<Float>.zero
          for index in shares.indices {
            sum += source.pixels[start + column + index] * shares[index]
          }
          rows[row * width + column] = sum
        }
      }
      var result = Raster(request.area)
      for row in 0..<height {
        for index in shares.indices {
          let start = (row + index) * width
          for column in 0..<width {
            result.pixels[row * width + column] += rows[start + column] * shares[index]
          }
        }
      }
      return result
    }
  }

  /// Returns the image drawn along a line to both sides.
  fileprivate func smeared(by radius: Double, angle: Double) -> CIImage {
    let steps = Int(max(0, min(radius, 500)).rounded(.up))
    guard steps > 0 else { return self }
    let (x, y) = (cos(angle) * radius / Double(steps), sin(angle) * radius / Double(steps))
    let grown =
      extent.isInfinite || extent.isNull
      ? extent : extent.insetBy(dx: -CGFloat(steps), dy: -CGFloat(steps))
    return CIImage(grown) { request in
      let source = self.raster(request.with(request.area.grown(by: steps + 1)))
      return Raster(request.area) { column, row in
        var sum = SIMD4<Float>.zero
        for step in -steps...steps {
          sum += source.mixed(
            at: CGPoint(
              x: Double(column) + 0.5 + x * Double(step), y: Double(row) + 0.5 + y * Double(step)))
        }
        return sum / Float(2 * steps + 1)
      }
    }
  }
}
