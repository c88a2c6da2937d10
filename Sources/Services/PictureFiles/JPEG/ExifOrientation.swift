/// Finds how a camera was held in what Exif says.
///
/// Source: JEITA CP-3451, Exchangeable image file format for digital still cameras, 4.5 and 4.6.
enum ExifOrientation {
  /// Returns the orientation of a JPEG file, 1...8; `nil` where it has none.
  static func read(in file: [UInt8]) -> Int? {
    var place = 2
    // Segments before the first picture: a marker, then a length that counts itself.
    while place + 4 <= file.count, file[place] == 0xFF, file[place + 1] != 0xDA {
      let end = place + 2 + (Int(file[place + 2]) << 8 | Int(file[place + 3]))
      guard end > place + 3, end <= file.count else { return nil }
      if file[place + 1] == 0xE1, let orientation = read(file[(place + 4)..<end]) {
        return orientation
      }
      place = end
    }
    return nil
  }

  private static func read(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.count >= 14, segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    let isLittle = tiff[0] == 0x49
    func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place + size <= tiff.count else { return nil }
      let part = tiff[place..<place + size]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(4, 4), let count = number(start, 2) else { return nil }
    for index in 0..<count {
      let entry = start + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      return number(entry + 8, 2).flatMap { 1...8 ~= $0 ? $0 : nil }
    }
    return nil
  }
}
