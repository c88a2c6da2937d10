import Typography

/// Tells of letters that cannot be shown.
@MainActor
enum MissingLetters {
  /// Logs that a text which is drawn now has letters that no font has, once a stage for each letter.
  static func log(_ letters: [Unicode.Scalar], of text: String) {
    let world = World.current
    let milliseconds = (world.time * 1000).rounded()
    for letter in letters {
      Log.once(about: "letter \(letter.value)", on: world) {
        let packages = FallbackPackage.missing.map(\.name)
        let mend =
          packages.isEmpty ? "" : " Missing here: \(packages.joined(separator: ", "))."
        return "No installed font has the letter \(letter.inWords) of the text "
          + "\(text.shortened.debugDescription): it is shown as a box. It is drawn by "
          + "\(DrawingContexts.stack.last?.author() ?? "the app") in frame "
          + "\(world.layers.frameCount) (\(describe(CGFloat(milliseconds / 1000))) s).\(mend)"
      }
    }
  }
}

extension Unicode.Scalar {
  /// The letter's number and name: `U+2660 (BLACK SPADE SUIT)`.
  fileprivate var inWords: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return properties.name.map { "\(number) (\($0))" } ?? number
  }
}

extension String {
  /// The first letters, as many as stand well in a sentence.
  fileprivate var shortened: String {
    let start = prefix(40)
    return start.endIndex == endIndex ? self : start + "…"
  }
}
