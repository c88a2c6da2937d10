import Foundation

extension CIImage {
  /// Returns the part of the image in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect : extent.intersection(rect)
    return CIImage(part.isNull || part.isEmpty ? .null : part) { self.raster($0) }
  }

  /// Returns the image moved, turned and scaled; pixels between pixels are mixed of those around.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    transformed(by: matrix, isSmooth: true)
  }

  /// Returns the image moved, turned and scaled; `highQualityDownsample` changes nothing here.
  public func transformed(
    by matrix: CGAffineTransform, highQualityDownsample: Bool
  ) -> CIImage { transformed(by: matrix, isSmooth: true) }

  private func transformed(by matrix: CGAffineTransform, isSmooth: Bool) -> CIImage {
    guard matrix.a * matrix.d != matrix.b * matrix.c else { return .empty() }
    if matrix == .identity { return self }
    let back = matrix.inverted()
    let source = extent
    let moved = source.isInfinite || source.isNull ? source : source.applying(matrix)
    return CIImage(moved) { request in
      let seen = request.area.rect.applying(back).insetBy(dx: -1, dy: -1)
      guard let wanted = PixelArea(seen) else { return Raster(request.area) }
      let pixels = self.raster(request.with(wanted.clipped(to: source)))
      return Raster(request.area) { x, y in
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
        guard source.isInfinite || source.contains(point) else { return .zero }
        return isSmooth
          ? pixels.mixed(at: point)
          : pixels.nearest(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
      }
    }
  }

  /// Returns the image with the pixels of its edges going on without an end.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }

  /// Returns the image with the pixels at the edges of a rectangle going on without an end.
  public func clamped(to rect: CGRect) -> CIImage {
    guard let whole = PixelArea(extent.isInfinite ? rect : extent.intersection(rect)),
      !whole.isEmpty
    else { return self }
    return CIImage(.infinite) { request in
      // The nearest pixels of what is outside lie on the nearest edges of the rectangle.
      let column = min(max(request.area.x, whole.x), whole.x + whole.width - 1)
      let row = min(max(request.area.y, whole.y), whole.y + whole.height - 1)
      let right = min(
        max(request.area.x + request.area.width, column + 1), whole.x + whole.width)
      let top = min(max(request.area.y + request.area.height, row + 1), whole.y + whole.height)
      let pixels = self.raster(
        request.with(PixelArea(x: column, y: row, width: right - column, height: top - row)))
      return Raster(request.area) { pixels.nearest($0, $1) }
    }
  }

  /// Returns the image repeated without an end, moved, turned and scaled.
  func tiled(by matrix: CGAffineTransform) -> CIImage {
    guard let whole = PixelArea(extent), !whole.isEmpty else { return self }
    let tiles = CIImage(.infinite) { request in
      let pixels = self.raster(request.with(whole))
      func wrapped(_ value: Int, _ length: Int) -> Int { (value % length + length) % length }
      return Raster(request.area) { x, y in
        pixels.at(
          whole.x + wrapped(x - whole.x, whole.width), whole.y + wrapped(y - whole.y, whole.height))
      }
    }
    return tiles.transformed(by: matrix)
  }

  /// Returns the image as a way of holding a camera says, with its origin at zero.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    let turned = transformed(by: orientationTransform(forExifOrientation: orientation))
    return turned
  }

  /// Returns the map that turns the image as a way of holding a camera says.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    let (width, height) = (extent.width, extent.height)
    switch orientation {
    case 2: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case 3: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case 4: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case 5: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case 6: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case 7: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 8: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    default: return .identity
    }
  }

  /// Returns the image, whose pixels are mixed where it is enlarged.
  public func samplingLinear() -> CIImage { self }
}
