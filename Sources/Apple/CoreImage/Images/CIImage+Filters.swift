import Foundation

extension CIImage {
  /// Puts the image through a filter.
  ///
  /// - Parameters:
  ///   - filterName: such as `CIGaussianBlur`.
  ///   - params: the filter's inputs by their keys; those that are missing have their defaults.
  /// - Returns: what comes out; the image itself where there is no such filter.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    if filter.takes(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
    return filter.outputImage ?? .empty()
  }

  /// Returns the image behind a filter with its defaults.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// Returns the image blurred, with more room around it.
  ///
  /// *Units* of `sigma`: pixels, the standard deviation.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(sigma: sigma) }

  /// Returns the image over another one.
  public func composited(over dest: CIImage) -> CIImage {
    combined(with: dest, extent: extent.union(dest.extent)) { $0 + $1 * (1 - $0.w) }
  }

  /// Returns the image with the colours of all pixels multiplied by their alpha.
  public func premultiplyingAlpha() -> CIImage {
    recolored { $0.with($0.x * $0.w, $0.y * $0.w, $0.z * $0.w) }
  }

  /// Returns the image opaque in a rectangle, and clear around it.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    recolored { SIMD4($0.x, $0.y, $0.z, 1) }.cropped(to: extent)
  }

  /// Returns the image with each colour changed, which is not multiplied by alpha then.
  func recolored(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
    CIImage(extent) { request in
      self.raster(request).map { $0.w == 0 ? $0 : change($0.straight).multiplied }
    }
  }

  /// Returns the image with each colour changed as it stands under the tone curve of sRGB.
  func retoned(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
    CIImage(extent) { request in
      self.raster(request).map {
        guard $0.w > 0 else { return $0 }
        guard request.isLinear else { return change($0.straight).multiplied }
        let toned = $0.straight.mapped(ToneCurve.tone)
        return change(toned).mapped(ToneCurve.light).multiplied
      }
    }
  }

  /// Returns both images, combined pixel by pixel; colours are multiplied by alpha.
  func combined(
    with other: CIImage, extent: CGRect,
    _ mix: @escaping @Sendable (_ this: SIMD4<Float>, _ other: SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    CIImage(extent) { request in
      var pixels = self.raster(request)
      let others = other.raster(request)
      for index in pixels.pixels.indices {
        pixels.pixels[index] = mix(pixels.pixels[index], others.pixels[index])
      }
      return pixels
    }
  }
}

extension SIMD4<Float> {
  /// Returns the colour with its parts changed, and the same alpha.
  func mapped(_ change: (Double) -> Double) -> SIMD4<Float> {
    SIMD4(Float(change(Double(x))), Float(change(Double(y))), Float(change(Double(z))), w)
  }
}
