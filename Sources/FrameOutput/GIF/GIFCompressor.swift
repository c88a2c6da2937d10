import CGIF
import Pixels

/// giflib's LZW.
enum GIFCompressor {
  /// The image data of a GIF for `numbers`: the code size, the blocks and the empty block.
  ///
  /// - Parameters:
  ///   - numbers: `part.area` numbers below 2 to the power of `bits`.
  ///   - bits: 1...8.
  /// - Throws: `FrameOutputError.encoder` where giflib fails.
  static func imageData(
    of numbers: [UInt8], in part: PixelRectangle, bits: Int
  ) throws(FrameOutputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var code: Int32 = 0
    withUnsafeMutablePointer(to: &bytes) { bytes in
      code = compress(numbers, in: part, bits: bits, into: bytes)
    }
    guard code == D_GIF_SUCCEEDED else {
      let reason = GifErrorString(code).map { String(cString: $0) } ?? "giflib error \(code)"
      throw .encoder(format: "GIF", reason: reason)
    }
    return Array(bytes.dropFirst(headerLength(bits: bits)).dropLast())
  }

  /// What giflib writes before the image data: signature, screen, palette and image descriptor.
  private static func headerLength(bits: Int) -> Int { 6 + 7 + 3 << bits + 10 }

  private static func compress(
    _ numbers: [UInt8], in part: PixelRectangle, bits: Int,
    into bytes: UnsafeMutablePointer<[UInt8]>
  ) -> Int32 {
    var code: Int32 = 0
    let receive: OutputFunc = { file, piece, count in
      file?.pointee.UserData.assumingMemoryBound(to: [UInt8].self).pointee
        .append(contentsOf: UnsafeBufferPointer(start: piece, count: Int(count)))
      return count
    }
    guard let file = EGifOpen(bytes, receive, &code) else { return code }
    guard let map = GifMakeMapObject(1 << Int32(bits), nil) else {
      EGifCloseFile(file, nil)
      return E_GIF_ERR_NOT_ENOUGH_MEM
    }
    defer { GifFreeMapObject(map) }
    let (width, height) = (Int32(part.width), Int32(part.height))
    var isWritten =
      EGifPutScreenDesc(file, width, height, Int32(bits), 0, map) == GIF_OK
      && EGifPutImageDesc(file, 0, 0, width, height, false, nil) == GIF_OK
    // giflib wants to write to the row it is given.
    var row = [UInt8](repeating: 0, count: part.width)
    for start in stride(from: 0, to: part.area, by: part.width) where isWritten {
      row.replaceSubrange(0..<part.width, with: numbers[start..<start + part.width])
      isWritten = EGifPutLine(file, &row, width) == GIF_OK
    }
    let failure = file.pointee.Error
    let isClosed = EGifCloseFile(file, &code) == GIF_OK
    guard isWritten else { return failure }
    return isClosed ? D_GIF_SUCCEEDED : code
  }
}
