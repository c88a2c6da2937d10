import Rewriter
import SwiftParser
import SwiftSyntax

/// A token with where it stands.
struct PlacedToken: Hashable {
  let text: String
  let place: Place
  /// *Units*: bytes of UTF-8.
  let range: Range<Int>
}

/// Returns the tokens of a file, as the parser sees them.
func tokens(of text: String) -> [PlacedToken] {
  let tree = Parser.parse(source: text)
  let converter = SourceLocationConverter(fileName: "", tree: tree)
  return tree.tokens(viewMode: .sourceAccurate).map { token in
    let start = token.positionAfterSkippingLeadingTrivia
    let location = converter.location(for: start)
    return PlacedToken(
      text: token.text, place: Place(line: location.line, column: location.column),
      range: start.utf8Offset..<start.utf8Offset + token.text.utf8.count)
  }.filter { !$0.text.isEmpty }
}
