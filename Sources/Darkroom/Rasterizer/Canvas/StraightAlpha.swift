/// Divides premultiplied colours by their alpha, rounding to the nearest level.
///
/// Opaque and clear pixels, which are most, cost a comparison.
func straightenAlpha(of pixels: UnsafeMutableBufferPointer<UInt32>) {
  for index in pixels.indices {
    let pixel = pixels[index]
    let alpha = pixel >> 24
    guard alpha != 255, alpha != 0 else { continue }
    var straight = alpha << 24
    for shift: UInt32 in [16, 8, 0] {
      let level = (pixel >> shift) & 255
      straight |= min(255, (level * 255 + alpha / 2) / alpha) << shift
    }
    pixels[index] = straight
  }
}
