import Foundation

import func Arithmetic.pow

/// The tone curve of sRGB.
///
/// Source: IEC 61966-2-1.
enum ToneCurve {
  /// Returns the share of light of a number with the tone curve.
  static func light(_ value: Double) -> Double {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// Returns the number with the tone curve of a share of light.
  static func tone(_ value: Double) -> Double {
    let size = abs(value)
    let tone = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -tone : tone
  }

  /// The light of the 256 levels of a byte.
  static let lights: [Float] = (0...255).map { Float(light(Double($0) / 255)) }

  /// The light from which on a level is the next one's.
  private static let borders: [Float] = (0..<255).map { Float(light((Double($0) + 0.5) / 255)) }

  /// Returns the level of a byte that is nearest to a share of light.
  static func level(ofLight light: Float) -> UInt32 {
    var (low, high) = (0, 255)
    while low < high {
      let middle = (low + high) / 2
      if light >= borders[middle] { low = middle + 1 } else { high = middle }
    }
    return UInt32(low)
  }

  /// Returns the level of a byte that is nearest to a number.
  static func level(of value: Float) -> UInt32 {
    value.isNaN ? 0 : UInt32((min(max(value, 0), 1) * 255).rounded())
  }

  /// Returns the number of a colour's part as a request wants it.
  static func number(_ value: CGFloat, isLinear: Bool) -> Float {
    Float(isLinear ? light(Double(value)) : Double(value))
  }
}

extension SIMD4<Float> {
  /// The colour not multiplied by its alpha.
  var straight: SIMD4<Float> {
    guard w > 0, w != 1 else { return self }
    return SIMD4(x / w, y / w, z / w, w)
  }

  /// The colour multiplied by its alpha.
  var multiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }

  /// The light of a colour as eyes see it.
  ///
  /// Source: Apple, CIColorControls; ITU-R BT.709.
  var luminance: Float { 0.2125 * x + 0.7154 * y + 0.0721 * z }

  /// Returns the colour with other parts and the same alpha.
  func with(_ x: Float, _ y: Float, _ z: Float) -> SIMD4<Float> { SIMD4(x, y, z, w) }
}

extension Raster {
  /// The pixels as bytes, rows from the top: `0xAARRGGBB` with straight alpha.
  func bytes(isLinear: Bool) -> [UInt32] {
    var bytes: [UInt32] = []
    bytes.reserveCapacity(pixels.count)
    for row in stride(from: area.height - 1, through: 0, by: -1) {
      for column in 0..<area.width {
        let pixel = pixels[row * area.width + column].straight
        func level(_ value: Float) -> UInt32 {
          isLinear ? ToneCurve.level(ofLight: value) : ToneCurve.level(of: value)
        }
        let alpha = ToneCurve.level(of: pixel.w)
        bytes.append(
          alpha == 0
            ? 0 : alpha << 24 | level(pixel.x) << 16 | level(pixel.y) << 8 | level(pixel.z))
      }
    }
    return bytes
  }

  /// Makes an area of bytes, rows from the top: `0xAARRGGBB` with straight alpha.
  init(_ area: PixelArea, bytes: [UInt32], isLinear: Bool) {
    self.init(area)
    guard bytes.count == pixels.count else { return }
    for row in 0..<area.height {
      for column in 0..<area.width {
        let pixel = bytes[(area.height - 1 - row) * area.width + column]
        func number(_ shift: UInt32) -> Float {
          let level = Int(pixel >> shift & 255)
          return isLinear ? ToneCurve.lights[level] : Float(level) / 255
        }
        let alpha = Float(pixel >> 24) / 255
        pixels[row * area.width + column] =
          SIMD4(number(16), number(8), number(0), alpha).multiplied
      }
    }
  }
}
