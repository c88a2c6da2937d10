import Drawing

/// The reasons why text can be neither measured nor drawn.
package enum TypographyError: Error, Hashable, CustomStringConvertible {
  /// No file of the cut stands in any of the `folders`.
  case fontMissing(cut: String, folders: [String])
  /// The file is damaged, or no plain file.
  case fontUnreadable(path: String, LetterFault)
  /// A font size that is zero, negative, not a number or beyond `Typeface.largestSize`.
  ///
  /// *Units*: points.
  case fontSize(Double)
  /// A distance between letters or lines that is no number or beyond `TextRun.largestDistance`.
  ///
  /// *Units*: points; none for a multiple.
  case distance(name: String, Double)
  /// A line of so many characters that Pango cannot count its width.
  case longLine(characters: Int)
  /// Cairo stopped while it drew text; `status` is its own sentence.
  case drawing(status: String)

  package var description: String {
    switch self {
    case .fontMissing(let cut, let folders):
      "the font \(cut) is not in \(folders.joined(separator: " or ")), and nothing that stands in "
        + "for it; install that with `apt-get install \(Self.package(for: cut))`"
    case .fontUnreadable(let path, let fault):
      "the font file \(path) cannot be read: \(fault); \(LetterFolders.mending(of: path))"
    case .fontSize(let size):
      "text cannot be set at \(size) points; "
        + "give a size above 0 and up to \(Typeface.largestSize)"
    case .distance(let name, let value):
      "text cannot be set with a \(name) of \(value); "
        + "give a number between -\(TextRun.largestDistance) and \(TextRun.largestDistance)"
    case .longLine(let characters):
      "a text of \(characters) characters cannot be measured in one paragraph; "
        + "give it line breaks, or fewer characters"
    case .drawing(let status):
      "Cairo cannot draw text: \(status)"
    }
  }

  /// Returns Debian's package with what stands in for a cut.
  private static func package(for cut: String) -> String {
    if cut.hasPrefix("NotoSerif") { return FallbackFont.coreDebianPackage }
    return cut.hasPrefix("JetBrainsMono") ? FallbackFont.hanDebianPackage : "fonts-inter"
  }
}
