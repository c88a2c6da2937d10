import Wording

/// What a comment of a page asks for.
package struct PageMarker: Hashable, Sendable {
  /// What stands below the comment.
  package enum Verb: String, Hashable, Sendable, CaseIterable {
    case film, still, strip, plot, proof, code, play, says, verdict

    /// Whether a picture stands below it.
    package var isPicture: Bool {
      switch self {
      case .film, .still, .strip, .plot, .proof, .play: true
      case .code, .says, .verdict: false
      }
    }
  }

  /// What is made.
  package let verb: Verb
  /// The file of the picture, from the folder of the page; `nil` where none is named.
  package private(set) var output: String?
  /// How wide the picture is shown; `nil` for its own width.
  ///
  /// *Units*: CSS pixels.
  package private(set) var width: Int?
  /// The moment of the scene that stands for a film of pixels where no motion is wanted.
  ///
  /// *Units*: seconds, as typed.
  package private(set) var poster: String?
  /// The names of blocks of the page that are compiled with this one.
  package private(set) var parts: [String] = []
  /// The scene or file that a verdict compares with; `nil` where none is named.
  ///
  /// Of all other markers, it is a word of the command.
  package private(set) var other: String?
  /// All other words, which are those of the command.
  package private(set) var words: [String] = []

  /// Reads the words behind `flipbook:`.
  ///
  /// - Parameter text: the words, as in a shell with quotes.
  /// - Throws: `PageError` that says what is wrong.
  package init(_ text: Substring) throws(PageError) {
    var words = try Self.split(text)[...]
    guard let first = words.popFirst() else { throw .noVerb }
    guard let verb = Verb(rawValue: first) else { throw .unknownVerb(first) }
    self.verb = verb
    while let word = words.popFirst() {
      let pair = word.split(separator: "=", maxSplits: 1).map(String.init)
      let own = verb == .verdict ? Self.own + ["--beside"] : Self.own
      guard word != "--" else { throw .needless(option: "--", verb: verb) }
      let isOwn = word.hasPrefix("-") && own.contains(pair[0])
      guard isOwn else {
        self.words.append(word)
        continue
      }
      let given = pair.count > 1 ? pair[1] : words.popFirst()
      guard let value = given, !value.isEmpty else { throw .noValue(option: pair[0]) }
      try take(value, for: pair[0])
    }
    if verb == .verdict, other == nil { throw .noOther }
    if verb != .play, !parts.isEmpty { throw .needless(option: "--with", verb: verb) }
    if !verb.isPicture {
      if output != nil { throw .needless(option: "-o", verb: verb) }
      if width != nil { throw .needless(option: "--width", verb: verb) }
    }
    if verb != .film, verb != .play, poster != nil {
      throw .needless(option: "--poster", verb: verb)
    }
  }

  /// The options of markers that are none of commands.
  package static var options: [String] { own.filter { $0.hasPrefix("--") } }

  private static let own = ["-o", "--output", "--width", "--poster", "--with"]

  private mutating func take(_ value: String, for option: String) throws(PageError) {
    switch option {
    case "--width":
      guard let number = Int(value), (1...10_000).contains(number) else {
        throw .noWidth(value)
      }
      guard width == nil else { throw .twice(option) }
      width = number
    case "--poster":
      guard let number = Double(value), number >= 0, number.isFinite else {
        throw .noMoment(value)
      }
      guard poster == nil else { throw .twice(option) }
      poster = value
    case "--with": parts.append(value)
    case "--beside": other = value
    default:
      guard output == nil else { throw .twoOutputs(value) }
      guard !value.hasPrefix("/"), value != "-", !value.hasSuffix("/"), !value.contains("{") else {
        throw .noFile(value)
      }
      // Through a folder that is not there yet, nobody finds back.
      let steps = value.split(separator: "/")
      guard !steps.drop(while: { $0 == ".." || $0 == "." }).contains("..") else {
        throw .noFile(value)
      }
      // What begins with a dot is hidden, and an ending alone names nothing.
      guard steps.last.map({ !$0.hasPrefix(".") }) ?? false else { throw .noFile(value) }
      output = value
    }
  }

  /// Returns the words of a line, in which quotes hold spaces.
  private static func split(_ text: Substring) throws(PageError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for letter in text {
      switch letter {
      case quote: quote = nil
      case "'" where quote == nil, "\"" where quote == nil:
        quote = letter
        word = word ?? ""
      // Blanks that do not break look like others.
      case _ where quote == nil && letter.isWhitespace:
        if let whole = word { words.append(whole) }
        word = nil
      default: word = (word ?? "") + String(letter)
      }
    }
    guard quote == nil else { throw .openQuote }
    return words + (word.map { [$0] } ?? [])
  }
}
