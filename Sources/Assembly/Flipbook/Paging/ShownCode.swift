import Files
import Pages

/// What a marker of code shows: a file, or a part of one.
struct ShownCode: Hashable {
  /// The file as it was typed.
  let path: String
  /// The file, links followed.
  let file: String
  /// The name of the part; `nil` for the whole file, and empty where none stands behind the sign.
  let part: String?

  /// Reads the word of a marker.
  ///
  /// - Parameters:
  ///   - word: the file, and the part behind a `#`. A file whose own name has that sign is a whole one.
  ///   - folder: that of the page.
  init(_ word: String, from folder: String) {
    func place(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }
    let parts = word.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let isWhole = parts.count < 2 || Standing(at: place(word)) == .file
    path = isWhole ? word : String(parts[0])
    part = isWhole ? nil : String(parts[1])
    file = resolved(place(path))
  }

  /// Whether the lines below a marker are among those that are shown, or among those that markers show in these.
  ///
  /// So a page would grow each time it is made.
  func shows(_ block: PageBlock, of page: Page) -> Bool {
    var seen: Set<ShownCode> = []
    var left = [self]
    while let next = left.popLast() {
      guard seen.insert(next).inserted else { continue }
      for (other, path) in next.blocks {
        if other.line == block.line, path == resolved(page.path) { return true }
        guard other.marker.verb == .code, let word = other.marker.words.first else { continue }
        left.append(ShownCode(word, from: parentFolder(of: path)))
      }
    }
    return false
  }

  /// The markers of a page whose lines are shown, with the page; none where the file is no page, or cannot be read.
  private var blocks: [(block: PageBlock, path: String)] {
    guard let dialect = PageDialect(path: file) else { return [] }
    do {
      let bytes = try SourceFile.bytes(of: file)
      let page = Page(bytes, path: file, dialect: dialect)
      let span = try Snippet(part, in: String(decoding: bytes, as: UTF8.self), of: path).span
      return page.blocks.filter { span.overlaps($0.line - 1..<$0.body.upperBound + 1) }
        .map { ($0, file) }
    } catch {
      return []
    }
  }
}
