extension String {
  /// Returns the byte of UTF-8 at which a unit of UTF-16 begins.
  func byte(atUTF16Offset offset: Int) -> Int {
    let place = utf16.index(utf16.startIndex, offsetBy: min(max(0, offset), utf16.count))
    return utf8.distance(from: startIndex, to: place)
  }

  /// Returns the unit of UTF-16 at which a byte of UTF-8 begins.
  func utf16Offset(ofByte byte: Int) -> Int {
    let place = utf8.index(utf8.startIndex, offsetBy: min(max(0, byte), utf8.count))
    return utf16.distance(from: startIndex, to: place)
  }

  /// Returns the units of UTF-16 of some bytes of UTF-8.
  func units(of bytes: Range<Int>) -> NSRange {
    let start = utf16Offset(ofByte: bytes.lowerBound)
    return NSRange(location: start, length: utf16Offset(ofByte: bytes.upperBound) - start)
  }

  /// Returns the bytes of UTF-8 of some units of UTF-16.
  func bytes(of units: NSRange) -> Range<Int> {
    let start = byte(atUTF16Offset: units.location)
    return start..<max(start, byte(atUTF16Offset: units.location + units.length))
  }
}
