import CPNG

/// Compresses bytes that come one after another into one deflate stream (RFC 1951).
final class DeflateStream {
  private let stream: UnsafeMutablePointer<z_stream>

  /// Begins a stream.
  ///
  /// - Parameter effort: from 1 to 9; more effort takes longer and makes fewer bytes.
  /// - Throws: `FilmFileError.encoder` when no memory is left.
  init(effort: Int32) throws(FilmFileError) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let state = deflateInit2_(
      stream, effort, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard state == Z_OK else { throw Self.failure }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Takes the next bytes.
  ///
  /// - Parameters:
  ///   - bytes: what is compressed.
  ///   - isLast: whether the stream ends with them.
  /// - Returns: what is ready of the stream; often nothing.
  /// - Throws: `FilmFileError.encoder` when no memory is left.
  func compressed(_ bytes: [UInt8], isLast: Bool) throws(FilmFileError) -> [UInt8] {
    var bytes = bytes
    var result: [UInt8] = []
    var room = [UInt8](repeating: 0, count: Self.piece)
    let state = bytes.withUnsafeMutableBufferPointer { bytes in
      room.withUnsafeMutableBufferPointer { room in
        stream.pointee.next_in = bytes.baseAddress
        stream.pointee.avail_in = UInt32(bytes.count)
        var state = Z_OK
        repeat {
          stream.pointee.next_out = room.baseAddress
          stream.pointee.avail_out = UInt32(room.count)
          state = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          result += room[..<(room.count - Int(stream.pointee.avail_out))]
        } while stream.pointee.avail_out == 0 && state == Z_OK
        return state
      }
    }
    guard state == Z_OK || state == Z_STREAM_END || state == Z_BUF_ERROR else {
      throw Self.failure
    }
    return result
  }

  /// *Units*: bytes.
  private static let piece = 1 << 16
  private static let failure = FilmFileError.encoder(format: "HTML", reason: "no memory is left")
}

/// Expands one deflate stream, a piece at a time, so that no stream takes all memory.
final class InflateStream {
  private let stream: UnsafeMutablePointer<z_stream>
  private var input: [UInt8]
  private var taken = 0
  private var output = [UInt8](repeating: 0, count: InflateStream.piece)
  private var (next, end) = (0, 0)
  private var isOver = false

  /// Begins with the whole stream.
  ///
  /// - Throws: `FilmFileError.damaged` when no memory is left.
  init(_ bytes: [UInt8]) throws(FilmFileError) {
    input = bytes
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let state = inflateInit2_(
      stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard state == Z_OK else { throw Self.damage("no memory is left") }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Returns the next byte; nil at the end of the stream.
  ///
  /// - Throws: `FilmFileError.damaged`.
  func byte() throws(FilmFileError) -> UInt8? {
    if next == end { try expand() }
    guard next < end else { return nil }
    defer { next += 1 }
    return output[next]
  }

  /// Returns the next number, seven bits a byte; nil at the end of the stream.
  ///
  /// - Throws: `FilmFileError.damaged`, also for a number of more than 32 bits.
  func number() throws(FilmFileError) -> Int? {
    guard var byte = try byte() else { return nil }
    var (value, shift) = (Int(byte & 127), 7)
    while byte & 128 != 0 {
      guard shift < 32, let more = try self.byte() else {
        throw Self.damage("one of its numbers has no end")
      }
      byte = more
      value |= Int(byte & 127) << shift
      shift += 7
    }
    return value
  }

  private func expand() throws(FilmFileError) {
    (next, end) = (0, 0)
    guard !isOver else { return }
    let taken = self.taken
    let state = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.pointee.next_in = input.baseAddress.map { $0 + taken }
        stream.pointee.avail_in = UInt32(min(input.count - taken, Int(UInt32.max)))
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        return inflate(stream, Z_NO_FLUSH)
      }
    }
    self.taken = input.count - Int(stream.pointee.avail_in)
    end = output.count - Int(stream.pointee.avail_out)
    isOver = state == Z_STREAM_END
    guard state == Z_OK || isOver, isOver || end > 0 else {
      throw Self.damage("its pictures are cut off or changed")
    }
  }

  static func damage(_ reason: String) -> FilmFileError {
    .damaged(format: "HTML", reason: reason)
  }

  /// *Units*: bytes.
  private static let piece = 1 << 16
}

/// Writes bytes that come one after another in base 64.
struct Base64Letters {
  private var rest: [UInt8] = []

  /// Returns the letters of the next bytes, as far as they are complete.
  mutating func text(of bytes: [UInt8], isLast: Bool) -> [UInt8] {
    let all = rest + bytes
    let whole = isLast ? all.count : all.count / 3 * 3
    rest = Array(all[whole...])
    return Self.letters(of: all[..<whole])
  }

  /// Returns bytes in base 64.
  static func letters(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.endIndex)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        letters.append(
          place <= group.count ? alphabet[value >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return letters
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
