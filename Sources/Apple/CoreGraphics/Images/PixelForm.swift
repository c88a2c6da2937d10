/// How the pixels of a bitmap stand in memory: eight bits a part.
package struct PixelForm: Hashable, Sendable {
  /// The bytes from one row to the next.
  let bytesPerRow: Int
  /// The bytes of a pixel.
  let bytes: Int
  /// What the numbers mean, as it was told.
  let info: CGBitmapInfo
  /// The numbers of a colour without its alpha: 3, 1, or 0 where there is alpha alone.
  let colors: Int
  /// Where the first of the colours stands, and the step to the next.
  private let first: Int
  private let step: Int
  /// Where the alpha stands; `nil` for opaque pixels.
  private let alpha: Int?
  private let isPremultiplied: Bool

  /// Whether pixels may be clear.
  var hasAlpha: Bool { alpha != nil }

  /// Red, green, blue and alpha, each row behind the one before.
  static func standard(width: Int) -> PixelForm {
    let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    return PixelForm(bitsPerPixel: 32, bytesPerRow: 4 * width, colors: 3, info: info)
      ?? PixelForm(bytesPerRow: 4 * width, info: info)
  }

  private init(bytesPerRow: Int, info: CGBitmapInfo) {
    (self.bytesPerRow, self.info, bytes, colors) = (bytesPerRow, info, 4, 3)
    (first, step, alpha, isPremultiplied) = (0, 1, 3, true)
  }

  /// Reads a form from what Core Graphics' initializers take; `nil` for one that is not known.
  ///
  /// - Parameters:
  ///   - bitsPerPixel: 8, 16, 24 or 32.
  ///   - bytesPerRow: the bytes from one row to the next.
  ///   - colors: the numbers of a colour: 3 or 1.
  ///   - info: what they mean.
  init?(bitsPerPixel: Int, bytesPerRow: Int, colors: Int, info: CGBitmapInfo) {
    guard let kind = info.alpha, let order = info.order, !info.contains(.floatComponents) else {
      return nil
    }
    self.bytesPerRow = bytesPerRow
    self.info = info
    bytes = bitsPerPixel / 8
    isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
    let isBackwards = order == .order32Little && bytes == 4 || order == .order16Little && bytes == 2
    switch (kind, bitsPerPixel, colors) {
    case (.alphaOnly, 8, _): (self.colors, first, step, alpha) = (0, 0, 0, 0)
    case (.none, 8, 1): (self.colors, first, step, alpha) = (1, 0, 0, nil)
    case (.last, 16, 1), (.premultipliedLast, 16, 1):
      (self.colors, first, step, alpha) = isBackwards ? (1, 1, 0, 0) : (1, 0, 0, 1)
    case (.none, 24, 3): (self.colors, first, step, alpha) = (3, 0, 1, nil)
    case (.noneSkipLast, 32, 3), (.none, 32, 3):
      (self.colors, first, step, alpha) = isBackwards ? (3, 3, -1, nil) : (3, 0, 1, nil)
    case (.noneSkipFirst, 32, 3):
      (self.colors, first, step, alpha) = isBackwards ? (3, 2, -1, nil) : (3, 1, 1, nil)
    case (.last, 32, 3), (.premultipliedLast, 32, 3):
      (self.colors, first, step, alpha) = isBackwards ? (3, 3, -1, 0) : (3, 0, 1, 3)
    case (.first, 32, 3), (.premultipliedFirst, 32, 3):
      (self.colors, first, step, alpha) = isBackwards ? (3, 2, -1, 3) : (3, 1, 1, 0)
    default: return nil
    }
  }

  /// Reads a pixel as `0xAARRGGBB` with straight alpha.
  func pixel(at place: UnsafePointer<UInt8>) -> UInt32 {
    let opacity = alpha.map { UInt32(place[$0]) } ?? 255
    func level(_ index: Int) -> UInt32 {
      guard colors > 0 else { return 0 }
      let value = UInt32(place[first + index * step])
      guard isPremultiplied, opacity > 0, opacity < 255 else { return value }
      return min(255, (value * 255 + opacity / 2) / opacity)
    }
    return opacity << 24 | level(0) << 16 | level(1) << 8 | level(2)
  }

  /// Writes a pixel `0xAARRGGBB` with straight alpha; without room for alpha, it lies on black.
  func write(_ pixel: UInt32, to place: UnsafeMutablePointer<UInt8>) {
    let opacity = pixel >> 24
    func level(_ shift: UInt32) -> UInt32 {
      let value = pixel >> shift & 255
      return isPremultiplied || alpha == nil ? (value * opacity + 127) / 255 : value
    }
    let (red, green, blue) = (level(16), level(8), level(0))
    switch colors {
    case 3:
      place[first] = UInt8(red)
      place[first + step] = UInt8(green)
      place[first + 2 * step] = UInt8(blue)
    // The weights of PDF for the grey of a device.
    case 1: place[first] = UInt8((red * 30 + green * 59 + blue * 11 + 50) / 100)
    default: break
    }
    if let alpha { place[alpha] = UInt8(opacity) }
  }

  /// Returns pixels as bytes.
  func bytes(of pixels: [UInt32], width: Int) -> [UInt8] {
    guard width > 0 else { return [] }
    var all = [UInt8](repeating: 0, count: bytesPerRow * (pixels.count / width))
    all.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for (index, pixel) in pixels.enumerated() {
        write(pixel, to: start + (index / width * bytesPerRow + index % width * bytes))
      }
    }
    return all
  }

  /// Returns the pixels of rows in memory.
  func pixels(at start: UnsafePointer<UInt8>, width: Int, height: Int) -> [UInt32] {
    (0..<width * height).map {
      pixel(at: start + ($0 / width * bytesPerRow + $0 % width * bytes))
    }
  }
}
