import Foundation

extension FilterKind {
  /// Filters whose numbers Apple keeps to itself: they are near to what one sees.
  static let looks: [FilterKind] =
    [
      .changing("CISepiaTone", [kCIInputIntensityKey: 1.0]) { image, inputs in
        image.toned(sepia, share: inputs.number(kCIInputIntensityKey))
      },
      .changing("CIVignette", [kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]) {
        image, inputs in
        image.darkenedAtEdges(
          by: inputs.number(kCIInputIntensityKey), radius: inputs.number(kCIInputRadiusKey))
      },
      .changing("CIVibrance", [kCIInputAmountKey: 0.0]) { image, inputs in
        let amount = Float(inputs.number(kCIInputAmountKey))
        return image.recolored { color in
          let spread = max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
          let grey = color.luminance
          // What is colourful already gains least.
          let factor = 1 + amount * (1 - min(max(spread, 0), 1))
          return (SIMD4(repeating: grey) + (color - SIMD4(repeating: grey)) * factor)
            .alpha(color.w)
        }
      },
      .changing("CIColorPosterize", ["inputLevels": 6.0]) { image, inputs in
        let steps = max(2, inputs.number("inputLevels")) - 1
        return image.retoned { $0.mapped { (min(max($0, 0), 1) * steps).rounded() / steps } }
      },
      .changing(
        "CIPixellate", [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8.0]
      ) { image, inputs in
        image.inSquares(
          of: inputs.number(kCIInputScaleKey), around: inputs.point(kCIInputCenterKey))
      },
    ]
    + photoEffects.map { name, rows in
      .changing(name) { image, _ in image.toned(rows, share: 1) }
    }

  /// The rows of a matrix for red, green and blue, each with a number that is added.
  typealias Tones = [SIMD4<Float>]

  /// Source: the numbers that most libraries have for sepia.
  private static let sepia: Tones = [
    SIMD4(0.393, 0.769, 0.189, 0), SIMD4(0.349, 0.686, 0.168, 0), SIMD4(0.272, 0.534, 0.131, 0),
  ]

  /// A grey of all colours, made steeper by a factor around the middle.
  private static func grey(_ factor: Float, added: Float = 0) -> Tones {
    let row = SIMD4(0.2125 * factor, 0.7154 * factor, 0.0721 * factor, (1 - factor) / 2 + added)
    return [row, row, row]
  }

  private static let photoEffects: [(String, Tones)] = [
    ("CIPhotoEffectMono", grey(1)), ("CIPhotoEffectNoir", grey(1.45)),
    ("CIPhotoEffectTonal", grey(0.85)),
    (
      "CIPhotoEffectChrome",
      [SIMD4(1.3, -0.15, -0.05, 0), SIMD4(-0.1, 1.25, -0.05, 0), SIMD4(-0.1, -0.1, 1.3, 0)]
    ),
    (
      "CIPhotoEffectFade",
      [SIMD4(0.7, 0.1, 0.05, 0.08), SIMD4(0.1, 0.7, 0.05, 0.08), SIMD4(0.1, 0.1, 0.65, 0.09)]
    ),
    (
      "CIPhotoEffectInstant",
      [SIMD4(0.85, 0.1, 0, 0.06), SIMD4(0.08, 0.82, 0.02, 0.04), SIMD4(0.1, 0.15, 0.6, 0.06)]
    ),
    (
      "CIPhotoEffectProcess",
      [SIMD4(0.9, 0, 0.05, 0), SIMD4(0, 1, 0.05, 0.02), SIMD4(0, 0.1, 0.85, 0.08)]
    ),
    (
      "CIPhotoEffectTransfer",
      [SIMD4(1, 0.05, 0, 0.04), SIMD4(0.05, 0.9, 0, 0.02), SIMD4(0.05, 0.1, 0.7, 0.02)]
    ),
  ]
}

extension CIImage {
  /// Returns the image with its colours changed by a matrix, as they stand under the tone curve.
  fileprivate func toned(_ rows: FilterKind.Tones, share: Double) -> CIImage {
    let share = Float(share)
    return retoned { old in
      let one = old.alpha(1)
      let new = SIMD4(
        (one * rows[0]).sum(), (one * rows[1]).sum(), (one * rows[2]).sum(), old.w)
      let mixed = old + (new - old) * share
      return mixed.clamped(lowerBound: .zero, upperBound: .one).alpha(old.w)
    }
  }

  /// Returns the image darker the farther a pixel is from the middle.
  fileprivate func darkenedAtEdges(by intensity: Double, radius: Double) -> CIImage {
    guard intensity != 0, !extent.isInfinite, !extent.isNull, !extent.isEmpty else { return self }
    let whole = extent
    let reach = max(0.1, radius) * Double(whole.width * whole.width + whole.height * whole.height)
    return CIImage(whole) { request in
      var pixels = self.raster(request)
      let darkness = Raster(request.area) { x, y in
        let (dx, dy) = (Double(x) + 0.5 - whole.midX, Double(y) + 0.5 - whole.midY)
        let distance: Double = dx * dx + dy * dy
        let factor = Float(max(0, 1 - intensity * 2 * distance / reach))
        return SIMD4<Float>(factor, factor, factor, 1)
      }
      for index in pixels.pixels.indices { pixels.pixels[index] *= darkness.pixels[index] }
      return pixels
    }
  }

  /// Returns the image in squares of one colour, of which one has its corner at a point.
  fileprivate func inSquares(of size: Double, around center: CGPoint) -> CIImage {
    let size = Int(max(1, min(size, 10_000)).rounded())
    guard size > 1, !extent.isInfinite, let whole = PixelArea(extent), !whole.isEmpty else {
      return self
    }
    let origin = (x: Int(center.x.rounded(.down)), y: Int(center.y.rounded(.down)))
    @Sendable func square(_ value: Int, _ start: Int) -> Int {
      let place = value - start
      return place >= 0 ? place / size : -((size - 1 - place) / size)
    }
    let (x, y) = (origin.x, origin.y)
    return CIImage(extent) { request in
      let pixels = self.raster(request.with(whole))
      let (left, bottom) = (square(whole.x, x), square(whole.y, y))
      let columns = square(whole.x + whole.width - 1, x) - left + 1
      let rows = square(whole.y + whole.height - 1, y) - bottom + 1
      var sums = [SIMD4<Float>](repeating: .zero, count: columns * rows)
      var counts = [Float](repeating: 0, count: columns * rows)
      for row in whole.y..<whole.y + whole.height {
        for column in whole.x..<whole.x + whole.width {
          let index = (square(row, y) - bottom) * columns + square(column, x) - left
          sums[index] += pixels.at(column, row)
          counts[index] += 1
        }
      }
      return Raster(request.area) { column, row in
        let index = (square(row, y) - bottom) * columns + square(column, x) - left
        return sums[index] / counts[index]
      }
    }
  }
}
