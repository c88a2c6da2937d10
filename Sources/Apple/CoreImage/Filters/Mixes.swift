import Foundation

extension FilterKind {
  private typealias Pixel = SIMD4<Float>

  /// What combines two images.
  ///
  /// Source: Porter and Duff, Compositing digital images, 1984; W3C, Compositing and Blending.
  static let mixes: [FilterKind] = [
    mix("CISourceOverCompositing") { $0 + $1 * (1 - $0.w) },
    mix("CISourceInCompositing") { $0 * $1.w },
    mix("CISourceOutCompositing") { $0 * (1 - $1.w) },
    mix("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
    mix("CIAdditionCompositing") { ($0 + $1).alpha(min(1, $0.w + $1.w)) },
    mix("CIMultiplyCompositing") { $0 * $1 },
    mix("CIMaximumCompositing") { pointwiseMax($0, $1) },
    mix("CIMinimumCompositing") { pointwiseMin($0, $1) },
    blend("CIMultiplyBlendMode") { $0 * $1 },
    blend("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
    blend("CIDarkenBlendMode") { min($0, $1) },
    blend("CILightenBlendMode") { max($0, $1) },
    blend("CIDifferenceBlendMode") { abs($0 - $1) },
    blend("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
    blend("CIOverlayBlendMode") { hardLight($1, $0) },
    blend("CIHardLightBlendMode") { hardLight($0, $1) },
    blend("CISoftLightBlendMode") { above, below in
      guard above > 0.5 else { return below - (1 - 2 * above) * below * (1 - below) }
      let curve =
        below <= 0.25 ? ((16 * below - 12) * below + 4) * below : max(0, below).squareRoot()
      return below + (2 * above - 1) * (curve - below)
    },
    blend("CIColorDodgeBlendMode") { $1 <= 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) },
    blend("CIColorBurnBlendMode") { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) },
    masked("CIBlendWithMask") { min(max($0.luminance, 0), 1) },
    masked("CIBlendWithAlphaMask") { $0.w },
    FilterKind(
      "CIDissolveTransition", images: [kCIInputImageKey, kCIInputTargetImageKey],
      [kCIInputTimeKey: 0.0]
    ) { inputs in
      guard let from = inputs.image(), let to = inputs.image(kCIInputTargetImageKey) else {
        return nil
      }
      let share = Float(min(max(inputs.number(kCIInputTimeKey), 0), 1))
      return from.combined(with: to, extent: from.extent.union(to.extent)) {
        $0 * (1 - share) + $1 * share
      }
    },
  ]

  private static func mix(
    _ name: String, _ mix: @escaping @Sendable (_ above: Pixel, _ below: Pixel) -> Pixel
  ) -> FilterKind {
    FilterKind(name, images: [kCIInputImageKey, kCIInputBackgroundImageKey]) { inputs in
      guard let above = inputs.image() else { return nil }
      let below = inputs.image(kCIInputBackgroundImageKey) ?? .empty()
      return above.combined(with: below, extent: above.extent.union(below.extent), mix)
    }
  }

  /// Makes a filter that mixes each part of the colours, where both images are.
  private static func blend(
    _ name: String, _ part: @escaping @Sendable (_ above: Float, _ below: Float) -> Float
  ) -> FilterKind {
    mix(name) { above, below in
      let (front, back) = (above.straight, below.straight)
      let both = SIMD4(
        part(front.x, back.x), part(front.y, back.y), part(front.z, back.z), 1)
      let mixed = above * (1 - below.w) + below * (1 - above.w) + both * (above.w * below.w)
      return mixed.alpha(above.w + below.w - above.w * below.w)
    }
  }

  private static func hardLight(_ above: Float, _ below: Float) -> Float {
    above <= 0.5 ? 2 * above * below : 1 - 2 * (1 - above) * (1 - below)
  }

  /// Makes a filter that shows an image where a mask says so, and another elsewhere.
  private static func masked(
    _ name: String, _ share: @escaping @Sendable (Pixel) -> Float
  ) -> FilterKind {
    FilterKind(name, images: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]) {
      inputs in
      guard let above = inputs.image() else { return nil }
      let below = inputs.image(kCIInputBackgroundImageKey) ?? .empty()
      guard let mask = inputs.image(kCIInputMaskImageKey) else { return above }
      let extent = above.extent.union(below.extent)
      return CIImage(extent) { request in
        var pixels = above.raster(request)
        let (others, shares) = (below.raster(request), mask.raster(request))
        for index in pixels.pixels.indices {
          let part = share(shares.pixels[index])
          pixels.pixels[index] = pixels.pixels[index] * part + others.pixels[index] * (1 - part)
        }
        return pixels
      }
    }
  }
}
