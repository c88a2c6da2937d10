import Accelerate
import Testing

/// What vImage does with pixels in memory.
@Suite struct PixelFunctionTests {
  /// Calls a function with an image of bytes, four a pixel, and returns what it writes.
  private func result(
    of bytes: [UInt8], width: Int, padding: Int = 0,
    _ function: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>) -> vImage_Error
  ) -> (bytes: [UInt8], error: vImage_Error) {
    var (input, output) = (bytes, [UInt8](repeating: 7, count: bytes.count))
    let height = bytes.count / (4 * width + padding)
    let error = input.withUnsafeMutableBytes { input in
      output.withUnsafeMutableBytes { output in
        let buffers = [input, output].map {
          vImage_Buffer(
            data: $0.baseAddress, height: UInt(height), width: UInt(width),
            rowBytes: 4 * width + padding)
        }
        return withUnsafePointer(to: buffers[0]) { from in
          withUnsafePointer(to: buffers[1]) { function(from, $0) }
        }
      }
    }
    return (output, error)
  }

  /// Pixels of one number each.
  private func grey(_ numbers: UInt8...) -> [UInt8] {
    numbers.flatMap { [$0, 0, 0, 255] }
  }

  @Test func `a box gives the mean of what is around a pixel`() {
    let blurred = result(of: grey(0, 90, 0, 30, 60, 90, 60, 60, 9), width: 3) {
      vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
    }
    #expect(blurred.error == kvImageNoError)
    // The middle of each row, (0+90+0)/3, (30+60+90)/3 and (60+60+9)/3, then of those.
    #expect(blurred.bytes[16] == 44)
    // The corner, over edges that go on: rows 30, 40, 60.
    #expect(blurred.bytes[0] == 33)
    #expect(blurred.bytes[19] == 255)
  }

  @Test func `a box as large as a world is the mean of edges and ground`() {
    let wide = result(of: grey(10, 20), width: 2) {
      vImageBoxConvolve_ARGB8888(
        $0, $1, nil, 0, 0, 1, .max, [100, 100, 100, 100], vImage_Flags(kvImageBackgroundColorFill))
    }
    #expect(wide.bytes == [100, 100, 100, 100, 100, 100, 100, 100])
    let even = result(of: grey(10, 20), width: 2) {
      vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 1, 2, nil, vImage_Flags(kvImageEdgeExtend))
    }
    #expect(even.error == kvImageInvalidKernelSize && even.bytes.allSatisfy { $0 == 7 })
    let edgeless = result(of: grey(10, 20), width: 2) {
      vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 1, 1, nil, 0)
    }
    #expect(edgeless.error == kvImageInvalidEdgeStyle)
  }

  @Test func `rows end where they say`() {
    let padded = result(of: grey(9, 9) + [1, 2] + grey(9, 9) + [1, 2], width: 2, padding: 2) {
      vImageTentConvolve_ARGB8888($0, $1, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
    }
    let row: [UInt8] = grey(9, 9) + [7, 7]
    #expect(padded.bytes == row + row)
  }

  @Test func `a matrix mixes the numbers of a pixel`() {
    // Swaps the first two, halves the third, and takes the fourth from a bias.
    let matrix: [Int16] = [0, 256, 0, 0, 256, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0]
    let mixed = result(of: [10, 20, 31, 40], width: 1) {
      vImageMatrixMultiply_ARGB8888($0, $1, matrix, 256, nil, [0, 0, 0, 300 * 256], 0)
    }
    #expect(mixed.bytes == [20, 10, 15, 255])
    let none = result(of: [10, 20, 31, 40], width: 1) {
      vImageMatrixMultiply_ARGB8888($0, $1, matrix, 0, nil, nil, 0)
    }
    #expect(none.error == kvImageInvalidParameter)
  }
}
