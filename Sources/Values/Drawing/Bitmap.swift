import Geometry

/// The pixels of an image, which never change; copies share their storage.
///
/// Bitmaps with different pixels are told apart by digests computed once, so that comparing and
/// hashing them is cheap.
package struct Bitmap: Hashable, Sendable {
  private let storage: Storage

  /// *Units*: pixels.
  package var width: Int { storage.width }
  /// *Units*: pixels.
  package var height: Int { storage.height }

  /// The pixels.
  ///
  /// *Shape*: rows from the top, each from the left, without padding.
  ///
  /// *Units*: `0xAARRGGBB` in sRGB with straight alpha.
  package var pixels: [UInt32] { storage.pixels }

  /// Whether all pixels are opaque.
  package var isOpaque: Bool { storage.isOpaque }

  /// - Precondition: `pixels` has `width·height` elements.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      pixels.count == width * height, "\(pixels.count) pixels do not fill \(width)×\(height)")
    storage = Storage(width: width, height: height, pixels: pixels)
  }

  package static func == (left: Bitmap, right: Bitmap) -> Bool {
    if left.storage === right.storage { return true }
    return left.storage.digest == right.storage.digest && left.width == right.width
      && left.height == right.height && left.pixels == right.pixels
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(storage.digest)
  }

  /// Returns the same picture with other colours.
  package func recolored(_ change: (Color) -> Color) -> Bitmap {
    var known: [UInt32: UInt32] = [:]
    let changed = pixels.map { pixel in
      if let new = known[pixel] { return new }
      let new = change(Color(pixel)).pixel
      known[pixel] = new
      return new
    }
    return Bitmap(width: width, height: height, pixels: changed)
  }

  private final class Storage: Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt32]
    /// Computed once, by Fowler, Noll and Vo's function (FNV-1a, 64 bits, a pixel at a time).
    let digest: UInt64
    let isOpaque: Bool

    init(width: Int, height: Int, pixels: [UInt32]) {
      self.width = width
      self.height = height
      self.pixels = pixels
      digest = pixels.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
    }
  }
}

extension Bitmap: CustomStringConvertible {
  package var description: String {
    "Bitmap(\(width)×\(height), \(String(storage.digest, radix: 16)))"
  }
}

extension Color {
  /// Reads the colour of a pixel `0xAARRGGBB` with straight alpha.
  package init(_ pixel: UInt32) {
    func level(_ shift: UInt32) -> Double { Double((pixel >> shift) & 255) / 255 }
    self.init(red: level(16), green: level(8), blue: level(0), alpha: level(24))
  }

  /// The nearest pixel `0xAARRGGBB` with straight alpha.
  package var pixel: UInt32 {
    func level(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return level(alpha) << 24 | level(red) << 16 | level(green) << 8 | level(blue)
  }
}

/// A part of a bitmap stretched over a rectangle.
package struct ImageMark: Hashable, Sendable {
  /// How pixels between pixels are found.
  package enum Interpolation: Hashable, Sendable { case nearest, smooth }

  /// The whole image, of which `part` is shown.
  package var bitmap: Bitmap
  /// The part of the bitmap that is shown.
  ///
  /// *Units*: pixels of the bitmap.
  package var part: CGRect
  /// The rectangle that the part fills.
  ///
  /// *Units*: points, in the space that the command's transform maps.
  package var box: CGRect
  /// How the part is stretched over the box: `nearest` keeps hard pixels, `smooth` blends them.
  package var interpolation: Interpolation

  /// Shows a part of a bitmap in a box; all of it where no part is given.
  package init(
    _ bitmap: Bitmap, part: CGRect? = nil, box: CGRect, interpolation: Interpolation = .smooth
  ) {
    self.bitmap = bitmap
    self.part =
      part ?? CGRect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    self.box = box
    self.interpolation = interpolation
  }
}
