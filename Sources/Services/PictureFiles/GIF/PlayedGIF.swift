/// What a GIF file shows, picture after picture.
package struct PlayedGIF: Sendable {
  private let file: GIFFile
  /// The pixels, as `0xAARRGGBB` with straight alpha.
  ///
  /// *Shape*: rows from the top, each from the left, without padding.
  package private(set) var pixels: [UInt32]
  /// How many pictures are drawn.
  package private(set) var count = 0
  private var before: [UInt32] = []

  /// Makes a canvas on which nothing is drawn.
  package init(_ file: GIFFile) {
    self.file = file
    pixels = [UInt32](repeating: 0, count: file.width * file.height)
  }

  /// Draws what is missing up to a picture, and that one; from the first one on if it came before.
  ///
  /// - Parameter index: one of the file's pictures.
  package mutating func show(_ index: Int) {
    if index < count - 1 { self = PlayedGIF(file) }
    while count <= index { drawNext() }
  }

  private mutating func drawNext() {
    if count > 0 {
      let last = file.pictures[count - 1]
      switch last.disposal {
      case 2: forEachPixel(of: last) { pixels, place, _ in pixels[place] = 0 }
      case 3: pixels = before
      default: break
      }
    }
    let picture = file.pictures[count]
    before = picture.disposal == 3 ? pixels : []
    let indices = picture.indices()
    forEachPixel(of: picture) { pixels, place, index in
      guard index < indices.count, Int(indices[index]) < picture.colors.count else { return }
      let color = picture.colors[Int(indices[index])]
      if color != 0 { pixels[place] = color }
    }
    count += 1
  }

  private mutating func forEachPixel(
    of picture: GIFFile.Picture,
    _ body: (_ pixels: inout [UInt32], _ place: Int, _ index: Int) -> Void
  ) {
    let columns = min(picture.width, file.width - picture.left)
    let rows = min(picture.height, file.height - picture.top)
    guard columns > 0, rows > 0 else { return }
    for row in 0..<rows {
      let start = (picture.top + row) * file.width + picture.left
      for column in 0..<columns {
        body(&pixels, start + column, row * picture.width + column)
      }
    }
  }
}
