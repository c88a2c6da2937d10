import Foundation

import func Arithmetic.cos
import func Arithmetic.pow
import func Arithmetic.sin

extension FilterKind {
  /// What changes each colour, by what Apple's pages say of it.
  static let colors: [FilterKind] = [
    .changing("CIColorInvert") { image, _ in
      image.recolored { $0.with(1 - $0.x, 1 - $0.y, 1 - $0.z) }
    },
    .changing(
      "CIColorControls",
      [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
    ) { image, inputs in
      let saturation = Float(inputs.number(kCIInputSaturationKey))
      let brightness = Float(inputs.number(kCIInputBrightnessKey))
      let contrast = Float(inputs.number(kCIInputContrastKey))
      return image.recolored { color in
        let grey = color.luminance
        func changed(_ part: Float) -> Float {
          (grey + (part - grey) * saturation + brightness - 0.5) * contrast + 0.5
        }
        return color.with(changed(color.x), changed(color.y), changed(color.z))
      }
    },
    .changing(
      "CIColorMonochrome",
      [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
    ) { image, inputs in
      let share = Float(inputs.number(kCIInputIntensityKey))
      let color = inputs.color(kCIInputColorKey)
      return CIImage(image.extent) { request in
        let tint = color.pixel(isLinear: request.isLinear)
        return image.recolored { old in
          let new = tint * old.luminance
          return (old + (new - old) * share).alpha(old.w)
        }.raster(request)
      }
    },
    .changing("CIExposureAdjust", [kCIInputEVKey: 0.0]) { image, inputs in
      let factor = Float(pow(2, inputs.number(kCIInputEVKey)))
      return image.recolored { $0.with($0.x * factor, $0.y * factor, $0.z * factor) }
    },
    .changing("CIGammaAdjust", ["inputPower": 1.0]) { image, inputs in
      let power = inputs.number("inputPower")
      return image.recolored { $0.mapped { $0 <= 0 ? 0 : pow($0, power) } }
    },
    .changing("CIHueAdjust", [kCIInputAngleKey: 0.0]) { image, inputs in
      image.turnedAroundGrey(by: inputs.number(kCIInputAngleKey))
    },
    .changing(
      "CIColorMatrix",
      [
        "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
        "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
        "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
      ]
    ) { image, inputs in
      let rows = ["R", "G", "B", "A"].map { inputs.vector("input\($0)Vector").row }
      let bias = inputs.vector("inputBiasVector").row
      return CIImage(image.extent) { request in
        image.raster(request).map { pixel in
          let old = pixel.straight
          let new = SIMD4(
            (old * rows[0]).sum(), (old * rows[1]).sum(), (old * rows[2]).sum(),
            (old * rows[3]).sum())
          let sum = new + bias
          return sum.alpha(min(max(sum.w, 0), 1)).multiplied
        }
      }
    },
    .changing(
      "CIColorClamp",
      [
        "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
        "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
      ]
    ) { image, inputs in
      let least = inputs.vector("inputMinComponents").row
      let most = inputs.vector("inputMaxComponents").row
      return image.recolored { $0.clamped(lowerBound: least, upperBound: most) }
    },
    .changing(
      "CIFalseColor",
      [
        "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
        "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
      ]
    ) { image, inputs in
      let (dark, light) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      return CIImage(image.extent) { request in
        let (from, to) = (
          dark.pixel(isLinear: request.isLinear), light.pixel(isLinear: request.isLinear)
        )
        return image.raster(request).map { pixel in
          (from + (to - from) * pixel.straight.luminance) * pixel.w
        }
      }
    },
    .changing("CIMaskToAlpha") { image, _ in
      CIImage(image.extent) { request in
        image.raster(request).map { SIMD4(repeating: min(max($0.luminance, 0), 1)) }
      }
    },
    .changing("CIMaximumComponent") { image, _ in
      image.recolored { SIMD4(repeating: max($0.x, $0.y, $0.z)).alpha($0.w) }
    },
    .changing("CIMinimumComponent") { image, _ in
      image.recolored { SIMD4(repeating: min($0.x, $0.y, $0.z)).alpha($0.w) }
    },
    .changing("CIWhitePointAdjust", [kCIInputColorKey: CIColor.white]) { image, inputs in
      let color = inputs.color(kCIInputColorKey)
      return CIImage(image.extent) { request in
        let white = color.pixel(isLinear: request.isLinear)
        return image.recolored { ($0 * white).alpha($0.w) }.raster(request)
      }
    },
    .changing("CILinearToSRGBToneCurve") { image, _ in
      image.recolored { $0.mapped(ToneCurve.tone) }
    },
    .changing("CISRGBToneCurveToLinear") { image, _ in
      image.recolored { $0.mapped(ToneCurve.light) }
    },
  ]
}

extension CIImage {
  /// Returns the image with its colours turned around the line from black to white.
  ///
  /// Source: Apple, CIHueAdjust; Rodrigues' formula.
  fileprivate func turnedAroundGrey(by angle: Double) -> CIImage {
    let (cosine, sine) = (cos(angle), sin(angle))
    let same = Float(cosine + (1 - cosine) / 3)
    let next = Float((1 - cosine) / 3 - sine / 3.0.squareRoot())
    let last = Float((1 - cosine) / 3 + sine / 3.0.squareRoot())
    return recolored { color in
      color.with(
        color.x * same + color.y * next + color.z * last,
        color.x * last + color.y * same + color.z * next,
        color.x * next + color.y * last + color.z * same)
    }
  }
}

extension CIVector {
  /// The first four numbers.
  fileprivate var row: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), Float(w)) }
}

extension SIMD4<Float> {
  /// Returns the colour with another alpha.
  func alpha(_ alpha: Float) -> SIMD4<Float> { SIMD4(x, y, z, alpha) }
}
