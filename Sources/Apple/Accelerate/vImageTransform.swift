/// Makes each of the four numbers of a pixel out of all four, as a filter of colours does.
///
/// Number j becomes (Σ (number i + pre_bias i) × matrix[4 i + j] + post_bias j) ÷ divisor, without
/// what stands behind the point, within 0 and 255.
///
/// - Parameters:
///   - src: the image.
///   - dest: what is written, as large as the image or smaller; it may be the same memory.
///   - matrix: 16 numbers, a row for each number that is read.
///   - divisor: what all are divided by.
///   - pre_bias: 4 numbers; `nil` for zeros.
///   - post_bias: 4 numbers; `nil` for zeros.
///   - flags: ignored.
///
/// Source: Apple, vImageMatrixMultiply_ARGB8888(_:_:_:_:_:_:_:).
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?,
  _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
  let (input, output) = (src.pointee, dest.pointee)
  guard let from = input.bytes, let to = output.bytes else { return kvImageNullPointerArgument }
  guard divisor != 0 else { return kvImageInvalidParameter }
  guard output.width <= input.width, output.height <= input.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  let (rows, divisor) = ((0..<16).map { Int(matrix[$0]) }, Int(divisor))
  let before = (0..<4).map { Int(pre_bias?[$0] ?? 0) }
  let behind = (0..<4).map { Int(post_bias?[$0] ?? 0) }
  for y in 0..<Int(output.height) {
    for x in 0..<Int(output.width) {
      let (read, write) = (from + y * input.rowBytes + x * 4, to + y * output.rowBytes + x * 4)
      let numbers = SIMD4(
        Int(read[0]) + before[0], Int(read[1]) + before[1], Int(read[2]) + before[2],
        Int(read[3]) + before[3])
      for j in 0..<4 {
        let sum =
          numbers[0] * rows[j] + numbers[1] * rows[4 + j] + numbers[2] * rows[8 + j]
          + numbers[3] * rows[12 + j] + behind[j]
        write[j] = UInt8(min(max(sum / divisor, 0), 255))
      }
    }
  }
  return kvImageNoError
}
