import Foundation

/// A page, and the markers in it.
package struct Page: Hashable, Sendable {
  /// As it was typed or found.
  package let path: String
  /// The kind of page, by which comments, code and pictures are written.
  package let dialect: PageDialect
  /// The lines without their breaks, though a carriage return before one stays.
  ///
  /// *Shape*: empty for a page that is no text in UTF-8.
  package let lines: [String]
  /// *Shape*: in their order; none for most pages.
  package private(set) var blocks: [PageBlock] = []
  /// What is wrong with the markers themselves.
  package private(set) var faults: [PageFault] = []
  /// The lines, counted from 0, that show code or belong to a marker.
  private var taken: Set<Int> = []

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - bytes: what its file holds.
  ///   - path: the file.
  ///   - dialect: what kind of page it is.
  package init(_ bytes: [UInt8], path: String, dialect: PageDialect) {
    self.path = path
    self.dialect = dialect
    let mark = Array(Self.word.utf8)
    // In UTF-16, a zero stands beside each letter.
    let hasZeros = bytes.contains(0) && bytes.firstRange(of: mark) == nil
    let isMarked = bytes.filter { $0 != 0 }.firstRange(of: mark) != nil
    guard let text = String(validating: bytes, as: UTF8.self), !(hasZeros && isMarked) else {
      lines = []
      if isMarked { faults = [PageFault(line: 1, .failed, "\(PageError.notText)")] }
      return
    }
    lines = PageLines.split(text)
    findBlocks()
  }

  private mutating func findBlocks() {
    var code = CodeScan(dialect)
    var open: (marker: PageMarker?, line: Int)?
    var fence: (line: Int, hasMarker: Bool)?
    /// The line of the end before this one.
    var last = -1
    for (place, raw) in lines.enumerated() {
      let line = Self.read(raw, at: place)
      let isCode = code.isCode(line)
      fence = code.isInFence ? fence ?? (place, false) : nil
      guard !isCode else {
        taken.insert(place)
        if fence != nil, case .begin = comment(in: line) { fence?.hasMarker = true }
        continue
      }
      if open != nil { taken.insert(place) }
      let comment = comment(in: line)
      if comment.isOurs, let element = code.element, code.isRaw {
        faults.append(PageFault(line: place + 1, .note, "\(PageError.inElement(element))"))
        continue
      }
      switch comment {
      case .none:
        if isNearlyMarker(line, at: place) {
          fail(place, nearly(line))
        } else if hasMarkerAmidWords(line) {
          faults.append(PageFault(line: place + 1, .note, "\(PageError.amidWords)"))
        }
      case .begin(let text):
        if let open { fail(place, .inAnother(line: open.line + 1)) }
        taken.insert(place)
        do throws(PageError) {
          open = (try PageMarker(text), place)
        } catch {
          fail(place, error)
          open = (nil, place)
        }
      case .unfinished: fail(place, .openComment(end: dialect.comment.end))
      case .end(let sum):
        guard let begun = open else {
          fail(place, nothingToClose(at: place, after: last))
          continue
        }
        if let marker = begun.marker {
          let indentation = PageLines.indentation(of: lines[begun.line])
          blocks.append(
            PageBlock(
              marker: marker, line: begun.line + 1, body: begun.line + 1..<place, sum: sum,
              indentation: indentation))
        }
        open = nil
        last = place
      }
    }
    if let open { fail(open.line, .notClosed(closing: dialect.closing)) }
    if let fence, fence.hasMarker { fail(fence.line, .openFence) }
  }

  /// Returns a line without the sign by which some editors begin a file.
  private static func read(_ line: String, at place: Int) -> String {
    let bare = PageLines.bare(line)
    guard place == 0, bare.unicodeScalars.first == "\u{FEFF}" else { return bare }
    return String(bare.unicodeScalars.dropFirst())
  }

  private mutating func fail(_ place: Int, _ error: PageError) {
    faults.append(PageFault(line: place + 1, .failed, "\(error)"))
  }

  /// What a line says to us.
  private enum Comment {
    case none, begin(Substring), unfinished
    /// The checksum of words that were made, where the comment has one.
    case end(sum: String?)

    var isOurs: Bool { if case .none = self { false } else { true } }
  }

  private func comment(in line: String) -> Comment {
    let (begin, end) = dialect.comment
    let text = PageLines.trimmed(line)
    guard text.hasPrefix(begin) else { return .none }
    let rest = PageLines.trimmed(String(text.dropFirst(begin.count)))
    let isOurs = rest.hasPrefix(Self.word)
    guard rest.hasSuffix(end) else { return isOurs ? .unfinished : .none }
    let words = PageLines.trimmed(String(rest.dropLast(end.count)))
    if words == "/flipbook" { return .end(sum: nil) }
    if let match = words.wholeMatch(of: #/\/flipbook:\s*alt\s+([0-9a-f]{8})/#) {
      return .end(sum: String(match.1))
    }
    return isOurs ? .begin(words.dropFirst(Self.word.count)) : .none
  }

  private static let word = "flipbook:"

  /// Whether a line that is no marker was meant to be one: in a quote or a list item, in other letters, or
  /// below the sign that begins its comment.
  private func isNearlyMarker(_ line: String, at place: Int) -> Bool {
    let (begin, _) = dialect.comment
    let text = dialect.hasFences ? LineStart(line).text : PageLines.trimmed(line)
    let isOpen = place > 0 && PageLines.trimmed(lines[place - 1]) == begin
    guard isOpen || text.hasPrefix(begin) else { return false }
    let words = (isOpen ? text : text.dropFirst(begin.count)).drop(while: \.isWhitespace)
    let name = words.prefix { $0.isLetter || $0 == "/" }
    guard ["flipbook", "/flipbook"].contains(name.lowercased()) else { return false }
    let next = words.dropFirst(name.count).drop(while: \.isWhitespace)
    return name.hasPrefix("/") || next.first == ":"
  }

  /// Says what a line that was meant to be a marker, or the end of one, has to be.
  private func nearly(_ line: String) -> PageError {
    let (begin, _) = dialect.comment
    let text = PageLines.trimmed(line)
    let words = PageLines.trimmed(String(text.dropFirst(text.hasPrefix(begin) ? begin.count : 0)))
    guard words.lowercased().hasPrefix("/flipbook") else {
      return .nearlyMarker(begin: "\(begin) \(Self.word)")
    }
    return .nearlyEnd(closing: dialect.closing)
  }

  /// Says why nothing is open above an end: there is nothing, or a comment that is no marker.
  private func nothingToClose(at place: Int, after last: Int) -> PageError {
    let meant = lines[(last + 1)..<place].indices.last { line in
      !taken.contains(line) && lines[line].contains(dialect.comment.begin)
        && (dialect != .restructuredText || isRemark(lines[line]))
    }
    guard let meant else { return .nothingToClose(begin: "\(dialect.comment.begin) \(Self.word)") }
    return .otherComment(line: meant + 1, begin: "\(dialect.comment.begin) \(Self.word)")
  }

  /// Whether a line of reStructuredText is a comment: two dots, and no directive, target or note behind them.
  private func isRemark(_ line: String) -> Bool {
    let text = PageLines.trimmed(line)
    return text.hasPrefix(".. ") && !text.contains("::")
      && !".. _|[".contains(text.dropFirst(3).first ?? " ")
  }

  /// Whether a marker stands behind other words, as in a table, where none is read.
  private func hasMarkerAmidWords(_ line: String) -> Bool {
    guard dialect != .restructuredText, line.contains(Self.word) else { return false }
    let text = line.replacing(#/(`+).+?\1/#, with: "")
    let parts = text.components(separatedBy: dialect.comment.begin).dropFirst()
    return parts.contains { PageLines.trimmed($0).hasPrefix(Self.word) }
  }

  /// Returns the lines of a block, without what it is indented by.
  package func body(of block: PageBlock) -> [String] {
    lines[block.body].map { line in
      let bare = PageLines.bare(line)
      return bare.hasPrefix(block.indentation)
        ? String(bare.dropFirst(block.indentation.count)) : bare
    }
  }

  /// Returns the page with other lines in some blocks.
  ///
  /// - Parameters:
  ///   - bodies: the lines of each block that changes, by its place among the blocks.
  ///   - sums: the checksums of the words that were made for those.
  /// - Returns: the text of the whole page.
  package func text(with bodies: [Int: [String]], sums: [Int: String] = [:]) -> String {
    var result = lines
    for (place, block) in blocks.enumerated().reversed() {
      guard let body = bodies[place] else { continue }
      let end = PageLines.hasReturn(lines[block.line - 1]) ? "\r" : ""
      if sums[place] != block.sum {
        let closing = lines[block.body.upperBound]
        result[block.body.upperBound] =
          PageLines.indentation(of: closing) + dialect.closing(sum: sums[place])
          + (PageLines.hasReturn(closing) ? "\r" : "")
      }
      result.replaceSubrange(
        block.body, with: body.map { ($0.isEmpty ? "" : block.indentation + $0) + end })
    }
    return PageLines.joined(result)
  }

  /// The lines that are neither code nor a marker's, with their numbers from 1.
  package var ownLines: [(number: Int, text: String)] {
    lines.indices.filter { !taken.contains($0) }
      .map { ($0 + 1, PageLines.bare(lines[$0])) }
  }
}

/// A marker, and what stands between it and its end.
package struct PageBlock: Hashable, Sendable {
  /// What is to stand below the comment.
  package let marker: PageMarker
  /// The line of the marker, counted from 1.
  package let line: Int
  /// The lines below it, counted from 0.
  package let body: Range<Int>
  /// The checksum of an alternative text that was made, as the comment below has it; `nil` where it has none.
  ///
  /// Where the text has another one, somebody wrote it.
  package let sum: String?
  let indentation: String
}

/// What is wrong with a line of a page.
package struct PageFault: Hashable, Sendable {
  /// How much it matters.
  package enum Kind: Hashable, Sendable {
    /// It can be made, and is not as it would be made.
    case stale
    /// It cannot be made.
    case failed
    /// Somebody may want to know of it.
    case note
  }

  /// Counted from 1.
  package let line: Int
  /// How much the fault matters.
  package let kind: Kind
  /// *Shape*: ends with a full stop.
  package let sentence: String

  /// Makes a fault in a line, which is counted from 1.
  package init(line: Int, _ kind: Kind, _ sentence: String) {
    (self.line, self.kind, self.sentence) = (line, kind, sentence)
  }
}
