/// A part of a source file that stands between comments.
///
/// `// snippet.throw` begins the part of that name, and `// snippet.end` or the next part ends it. What stands
/// between `// snippet.hide` and `// snippet.show`, or the end of the part, is left out.
/// Source: the comments are those of Swift's package manager, as its DocC plugin reads them.
package struct Snippet: Hashable, Sendable {
  /// *Shape*: without the indentation that all lines share.
  package let lines: [String]
  /// The lines of the file among which these stand, counted from 0.
  package let span: Range<Int>

  /// Finds a part of a file.
  ///
  /// - Parameters:
  ///   - name: that of the part; `nil` for the whole file without our comments.
  ///   - text: what the file holds.
  ///   - file: the path of the file, for errors.
  /// - Throws: `PageError.noSnippet`, `.snippetTwice` for a name of two parts, and `.emptySnippet` where no line is
  ///   left.
  package init(_ name: String?, in text: String, of file: String) throws(PageError) {
    var found: [String]? = name == nil ? [] : nil
    var names: [String] = []
    var (isInside, isHidden) = (name == nil, false)
    var (first, last) = (0, 0)
    for (place, raw) in PageLines.split(text).enumerated() {
      let line = PageLines.bare(raw)
      if isInside { last = place + 1 }
      switch Self.mark(in: line) {
      case "hide": isHidden = true
      case "show": isHidden = false
      case "end": (isInside, isHidden) = (name == nil, false)
      case let begun?:
        isHidden = false
        if begun == name, found != nil {
          throw .snippetTwice(name: begun, file: file, lines: [first, place + 1])
        }
        if !names.contains(begun) { names.append(begun) }
        isInside = name == nil || begun == name
        if isInside, found == nil { (found, first, last) = ([], place + 1, place + 1) }
      case nil: if isInside, !isHidden { found?.append(line) }
      }
    }
    guard var lines = found else {
      throw .noSnippet(name: name ?? "", file: file, others: names.map { "#\($0)" })
    }
    while lines.first.map({ PageLines.trimmed($0).isEmpty }) == true { lines.removeFirst() }
    while lines.last.map({ PageLines.trimmed($0).isEmpty }) == true { lines.removeLast() }
    guard !lines.isEmpty else { throw .emptySnippet(name.map { "\(file)#\($0)" } ?? file) }
    self.lines = PageLines.withoutIndentation(lines)
    span = first..<last
  }

  /// Returns the word behind `snippet.` where a line is such a comment.
  private static func mark(in line: String) -> String? {
    let text = PageLines.trimmed(line)
    guard let sign = ["//", "#", "--"].first(where: text.hasPrefix) else { return nil }
    let comment = PageLines.trimmed(String(text.dropFirst(sign.count)))
    guard comment.hasPrefix("snippet.") else { return nil }
    let name = comment.dropFirst("snippet.".count)
    return name.isEmpty || name.contains(where: \.isWhitespace) ? nil : String(name)
  }

  /// Returns the name by which highlighters know the language of a file.
  ///
  /// - Parameter path: the file.
  /// - Returns: the name; the ending itself where it is no other.
  package static func language(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").dropFirst().last.map(String.init) ?? ""
    let names = [
      "m": "objc", "h": "objc", "mm": "objc", "md": "markdown", "py": "python", "sh": "sh",
    ]
    return names[ending] ?? ending
  }
}
