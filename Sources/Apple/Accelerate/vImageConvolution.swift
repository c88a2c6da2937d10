/// Blurs: each pixel becomes the mean of those in a box around it, each of its four bytes by itself.
///
/// Means are rounded to the nearest.
///
/// - Parameters:
///   - src: the image.
///   - dest: what is written, as large as the image or smaller; other memory.
///   - tempBuffer: ignored.
///   - srcOffsetToROI_X: where the upper left corner of `dest` stands in `src`, in pixels.
///   - srcOffsetToROI_Y: where it stands, in rows.
///   - kernel_height: the height of the box in rows, odd.
///   - kernel_width: its width in pixels, odd.
///   - backgroundColor: what lies beyond the edges, with `kvImageBackgroundColorFill`.
///   - flags: `kvImageEdgeExtend` or `kvImageBackgroundColorFill`, one of them; others are ignored.
///
/// Source: Apple, vImageBoxConvolve_ARGB8888(_:_:_:_:_:_:_:_:_:).
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  let extends = Int(flags) & kvImageEdgeExtend != 0
  guard extends || Int(flags) & kvImageBackgroundColorFill != 0 else {
    return kvImageInvalidEdgeStyle
  }
  guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
  let (input, output) = (src.pointee, dest.pointee)
  guard let from = input.bytes, let to = output.bytes, extends || backgroundColor != nil else {
    return kvImageNullPointerArgument
  }
  let (left, top) = (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y))
  let (width, height) = (Int(output.width), Int(output.height))
  guard left + width <= Int(input.width), top + height <= Int(input.height) else {
    return kvImageRoiLargerThanInputBuffer
  }
  let ground = extends ? nil : backgroundColor.map { color in (0..<4).map { color[$0] } }
  // Rows first, into an image as high as the source.
  var rows = [UInt8](repeating: 0, count: Int(input.height) * width * 4)
  for y in 0..<Int(input.height) {
    for part in 0..<4 {
      average(
        from: from + y * input.rowBytes + part, step: 4, count: Int(input.width), start: left,
        box: Int(kernel_width), beyond: ground?[part]
      ) { index, mean in if index < width { rows[(y * width + index) * 4 + part] = mean } }
    }
  }
  rows.withUnsafeMutableBufferPointer { rows in
    guard let start = rows.baseAddress else { return }
    for x in 0..<width {
      for part in 0..<4 {
        average(
          from: start + x * 4 + part, step: width * 4, count: Int(input.height), start: top,
          box: Int(kernel_height), beyond: ground?[part]
        ) { index, mean in if index < height { to[index * output.rowBytes + x * 4 + part] = mean } }
      }
    }
  }
  return kvImageNoError
}

/// Blurs softly: two boxes, one after the other, of about half the size.
///
/// The parameters are those of `vImageBoxConvolve_ARGB8888`.
///
/// Source: Apple, vImageTentConvolve_ARGB8888(_:_:_:_:_:_:_:_:_:).
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
  let input = src.pointee
  guard input.bytes != nil else { return kvImageNullPointerArgument }
  let between = UnsafeMutableRawPointer.allocate(
    byteCount: max(1, Int(input.width) * Int(input.height) * 4), alignment: 16)
  defer { between.deallocate() }
  var half = vImage_Buffer(
    data: between, height: input.height, width: input.width, rowBytes: Int(input.width) * 4)
  let (height, width) = ((kernel_height / 2) | 1, (kernel_width / 2) | 1)
  let first = vImageBoxConvolve_ARGB8888(
    src, &half, nil, 0, 0, height, width, backgroundColor, flags)
  guard first == kvImageNoError else { return first }
  return vImageBoxConvolve_ARGB8888(
    &half, dest, nil, srcOffsetToROI_X, srcOffsetToROI_Y, height, width, backgroundColor, flags)
}

/// Gives the means of the boxes around each of a row of bytes, by a sum that goes along.
///
/// - Parameters:
///   - bytes: the first byte.
///   - step: from one byte to the next.
///   - count: how many there are.
///   - start: the first whose box is asked for.
///   - box: how many bytes a box has, odd.
///   - beyond: what lies before the first and behind the last byte; `nil` for those two themselves.
///   - body: gets the means from `start` on, each with its number.
private func average(
  from bytes: UnsafePointer<UInt8>, step: Int, count: Int, start: Int, box: Int, beyond: UInt8?,
  _ body: (_ index: Int, _ mean: UInt8) -> Void
) {
  guard count > 0 else { return }
  let reach = box / 2
  func byte(_ index: Int) -> Int {
    if index < 0 { return Int(beyond ?? bytes[0]) }
    if index >= count { return Int(beyond ?? bytes[(count - 1) * step]) }
    return Int(bytes[index * step])
  }
  let inside = max(0, start - reach)...max(0, min(count - 1, start + reach))
  var sum = inside.reduce(0) { $0 + byte($1) }
  sum += max(0, reach - start) * byte(-1) + max(0, start + reach - count + 1) * byte(count)
  for index in start..<count {
    body(index - start, UInt8((sum + reach) / box))
    sum += byte(index + reach + 1) - byte(index - reach)
  }
}
