import Foundation
import Pixels

/// A frame of at most 256 colours, as indices into a palette.
struct IndexedFrame {
  let size: PixelSize
  /// The index of each pixel, in the order of the frame.
  let indices: [UInt8]
  /// The colours of the palette.
  ///
  /// *Shape*: 1...256 colours, those that are not opaque first, otherwise in order of appearance.
  let palette: [UInt32]
  /// How many colours of the palette are not opaque.
  let clearCount: Int

  /// Indexes a frame; `nil` when it has more than 256 colours.
  init?(_ frame: Frame) {
    size = frame.size
    let width = frame.size.width
    var colors = ColorNumbers()
    var fits = true
    let indices = [UInt8](unsafeUninitializedCapacity: frame.size.area) { indices, count in
      frame.pixels.withUnsafeBufferPointer { pixels in
        fits = colors.number(pixels, width: width, into: indices)
      }
      count = fits ? frame.size.area : 0
    }
    guard fits else { return nil }

    let appearance = colors.colors
    let order =
      appearance.indices.filter { appearance[$0] >> 24 != 255 }
      + appearance.indices.filter { appearance[$0] >> 24 == 255 }
    palette = order.map { appearance[$0] }
    clearCount = palette.count { $0 >> 24 != 255 }
    if order == Array(appearance.indices) {
      self.indices = indices
    } else {
      var places = [UInt8](repeating: 0, count: order.count)
      for (place, color) in order.enumerated() { places[color] = UInt8(place) }
      self.indices = indices.map { places[Int($0)] }
    }
  }
}

extension IndexedFrame {
  /// 1, 2, 4 or 8: as few as the palette needs.
  var bitsPerPixel: Int {
    switch palette.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// The indices, packed to `bitsPerPixel` each, the left ones highest; every row begins with a new
  /// byte.
  var packedRows: [UInt8] {
    let bits = bitsPerPixel
    guard bits < 8 else { return indices }
    let (width, perByte) = (size.width, 8 / bits)
    let rowLength = (width + perByte - 1) / perByte
    return [UInt8](unsafeUninitializedCapacity: rowLength * size.height) { packed, count in
      indices.withUnsafeBufferPointer { indices in
        guard let source = indices.baseAddress, let target = packed.baseAddress else { return }
        for row in 0..<size.height {
          let (pixels, bytes) = (source + row * width, target + row * rowLength)
          if row > 0, memcmp(pixels, pixels - width, width) == 0 {
            memcpy(bytes, bytes - rowLength, rowLength)
            continue
          }
          memset(bytes, 0, rowLength)
          for column in 0..<width {
            let shift = 8 - bits - column % perByte * bits
            bytes[column / perByte] |= pixels[column] << UInt8(shift)
          }
        }
      }
      count = rowLength * size.height
    }
  }
}

extension Frame {
  /// Finds whether it has more than 256 colours.
  ///
  /// - Parameter first: the row with which the search begins; after the last row follow those above.
  /// - Returns: the row in which there was one more; nil for none.
  func rowOfManyColors(lookingFrom first: Int) -> Int? {
    var colors = ColorNumbers()
    let first = min(first, size.height - 1)
    return pixels.withUnsafeBufferPointer { pixels in
      colors.firstRow(thatDoesNotFit: pixels, width: size.width, rows: first..<size.height)
        ?? colors.firstRow(thatDoesNotFit: pixels, width: size.width, rows: 0..<first)
    }
  }
}

extension ColorNumbers {
  /// Writes an index for each pixel; false as soon as there are more than 256 colours.
  fileprivate mutating func number(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int,
    into indices: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let source = pixels.baseAddress, let target = indices.baseAddress else { return true }
    for row in 0..<pixels.count / width {
      let (pixelRow, indexRow) = (source + row * width, target + row * width)
      // Most rows of a drawn picture repeat the one above.
      if row > 0, memcmp(pixelRow, pixelRow - width, width * 4) == 0 {
        memcpy(indexRow, indexRow - width, width)
        continue
      }
      var last = pixelRow[0]
      guard var index = number(of: last) else { return false }
      for column in 0..<width {
        let pixel = pixelRow[column]
        if pixel != last {
          guard let next = number(of: pixel) else { return false }
          last = pixel
          index = next
        }
        indexRow[column] = index
      }
    }
    return true
  }

  /// Numbers the colours of rows of pixels.
  ///
  /// - Returns: the first row in which there are more than 256 colours; nil for none.
  fileprivate mutating func firstRow(
    thatDoesNotFit pixels: UnsafeBufferPointer<UInt32>, width: Int, rows: Range<Int>
  ) -> Int? {
    guard let source = pixels.baseAddress else { return nil }
    for place in rows {
      let row = source + place * width
      if place > rows.lowerBound, memcmp(row, row - width, width * 4) == 0 { continue }
      guard number(of: row[0]) != nil else { return place }
      var column = 1
      while column < width {
        if column &+ 8 <= width, PixelRun.areEightAsBefore(row + column) {
          column &+= 8
          continue
        }
        for next in column..<min(column &+ 8, width) where row[next] != row[next &- 1] {
          guard number(of: row[next]) != nil else { return place }
        }
        column &+= 8
      }
    }
    return nil
  }
}
