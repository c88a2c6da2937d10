/// The samples of a picture, from coefficients to pixels.
struct JPEGImage {
  /// A component's samples in rows, as many as belong to the picture.
  struct Plane {
    var width: Int
    var height: Int
    var samples: [UInt8]
  }

  private let width: Int
  private let height: Int
  private let planes: [Plane]

  init(_ frame: JPEGFrame) {
    (width, height) = (frame.width, frame.height)
    planes = frame.components.map { component in
      Self.plane(component)
        .enlarged(
          across: frame.across / component.across, down: frame.down / component.down,
          to: frame.width, frame.height)
    }
  }

  private static func plane(_ component: JPEGComponent) -> Plane {
    var samples = [UInt8](repeating: 0, count: component.width * component.height)
    var block = [Int](repeating: 0, count: 64)
    for row in 0..<(component.height + 7) / 8 {
      for column in 0..<(component.width + 7) / 8 {
        JPEGTransform.samples(
          component.coefficients, at: (row * component.columns + column) * 64,
          steps: component.steps, into: &block)
        let lines = min(8, component.height - 8 * row)
        let count = min(8, component.width - 8 * column)
        for y in 0..<lines {
          let start = (8 * row + y) * component.width + 8 * column
          for x in 0..<count { samples[start + x] = UInt8(block[8 * y + x]) }
        }
      }
    }
    return Plane(width: component.width, height: component.height, samples: samples)
  }

  /// Returns the pixels as `0xAARRGGBB`.
  func pixels(in colors: JPEGColors) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    for index in pixels.indices {
      let (r, g, b): (Int, Int, Int)
      switch colors {
      case .gray:
        let y = Int(planes[0].samples[index])
        (r, g, b) = (y, y, y)
      case .rgb:
        (r, g, b) = (
          Int(planes[0].samples[index]), Int(planes[1].samples[index]),
          Int(planes[2].samples[index])
        )
      case .ycc:
        (r, g, b) = Self.rgb(
          Int(planes[0].samples[index]), Int(planes[1].samples[index]),
          Int(planes[2].samples[index]))
      case .cmyk, .ycck:
        var (c, m, y) = (
          Int(planes[0].samples[index]), Int(planes[1].samples[index]),
          Int(planes[2].samples[index])
        )
        if colors == .ycck { (c, m, y) = Self.rgb(c, m, y) }
        // Files of four inks hold how much paper is left of each.
        let k = Int(planes[3].samples[index])
        (r, g, b) = (c * k / 255, m * k / 255, y * k / 255)
      }
      pixels[index] = 0xFF00_0000 | UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b)
    }
    return pixels
  }

  /// Source: the Independent JPEG Group's library, `jdcolor.c`: 16 bits a factor.
  private static func rgb(_ y: Int, _ cb: Int, _ cr: Int) -> (Int, Int, Int) {
    let (u, v) = (cb - 128, cr - 128)
    let r = y + (91881 * v + 32768) >> 16
    let g = y + (-22554 * u - 46802 * v + 32768) >> 16
    let b = y + (116130 * u + 32768) >> 16
    return (min(max(r, 0), 255), min(max(g, 0), 255), min(max(b, 0), 255))
  }
}

extension JPEGImage.Plane {
  /// Returns the plane with as many samples as the picture has pixels.
  ///
  /// Samples that stand two by one, one by two or two by two are mixed of the nearest, three parts
  /// to one; others are repeated.
  ///
  /// Source: the Independent JPEG Group's library, `jdsample.c`.
  func enlarged(across: Int, down: Int, to width: Int, _ height: Int) -> Self {
    if across == 1, down == 1 { return self }
    var pixels = [UInt8](repeating: 0, count: width * height)
    var sums = [Int](repeating: 0, count: self.width)
    for y in 0..<height {
      let row = min(y / down, self.height - 1)
      let isSmooth = down == 1 || down == 2 && across == 1 || down == 2 && self.width > 2
      let beside = min(max(row + (y % 2 == 0 ? -1 : 1), 0), self.height - 1)
      let near = isSmooth && down == 2 ? beside : row
      let (first, second) = (row * self.width, near * self.width)
      if across == 2, down <= 2, self.width > 2 {
        for x in 0..<self.width {
          sums[x] =
            down == 2
            ? 3 * Int(samples[first + x]) + Int(samples[second + x]) : Int(samples[first + x])
        }
        let (low, high, shift) = down == 2 ? (8, 7, 4) : (1, 2, 2)
        for x in 0..<width {
          let column = x / 2
          let isLeft = x % 2 == 0
          let beside = column + (isLeft ? -1 : 1)
          let other = sums.indices.contains(beside) ? sums[beside] : sums[column]
          pixels[y * width + x] = UInt8((3 * sums[column] + other + (isLeft ? low : high)) >> shift)
        }
      } else if across == 1, down == 2 {
        for x in 0..<width {
          let sum = 3 * Int(samples[first + x]) + Int(samples[second + x])
          pixels[y * width + x] = UInt8((sum + (y % 2 == 0 ? 1 : 2)) >> 2)
        }
      } else {
        for x in 0..<width {
          pixels[y * width + x] = samples[first + min(x / across, self.width - 1)]
        }
      }
    }
    return Self(width: width, height: height, samples: pixels)
  }
}

/// Finds how a camera was held in what Exif says.
enum ExifOrientation {
  /// Returns the orientation of a segment, 1...8; `nil` where it has none.
  static func read(_ content: [UInt8]) -> Int? {
    guard content.count >= 14, content.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(content[6...])
    let isLittle = tiff[0] == 0x49
    func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place + size <= tiff.count else { return nil }
      let part = tiff[place..<place + size]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(4, 4), let count = number(start, 2) else { return nil }
    for index in 0..<count {
      let entry = start + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      return number(entry + 8, 2).flatMap { 1...8 ~= $0 ? $0 : nil }
    }
    return nil
  }
}
