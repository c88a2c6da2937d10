import Wording

/// Why a page, or what a marker of it asks for, cannot be made.
package enum PageError: Error, Hashable {
  case noVerb
  case unknownVerb(String)
  case noValue(option: String)
  case needless(option: String, verb: PageMarker.Verb)
  case noWidth(String)
  case noMoment(String)
  case twoOutputs(String)
  case noFile(String)
  case twice(String)
  /// A verdict lacks what is compared.
  case noOther
  case openQuote
  /// The comment goes on in the next line.
  case openComment(end: String)
  /// `closing` is the comment that is missing.
  case notClosed(closing: String)
  /// The marker of an earlier line goes on here.
  case inAnother(line: Int)
  /// `begin` is what a marker begins with.
  case nothingToClose(begin: String)
  /// The comment above an end is no marker.
  case otherComment(line: Int, begin: String)
  /// `begin` is what a marker begins with.
  case nearlyMarker(begin: String)
  /// `closing` is what the end of a marker is.
  case nearlyEnd(closing: String)
  /// A marker is the text of an element.
  case inElement(String)
  /// A marker stands behind other words.
  case amidWords
  /// A block of code with a marker in it goes on to the end of the page.
  case openFence
  case notText
  case fileIsNotText(String)
  case emptySnippet(String)
  case codeOfPage(String)
  /// The lines are counted from 1.
  case snippetTwice(name: String, file: String, lines: [Int])
  /// A part of a page shows another one, in which it stands itself.
  case codeOfItself(String)
  case noPart(String)
  case noSnippet(name: String, file: String, others: [String])
  case noFence
  case noCode(word: String?)
}

extension PageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noVerb: "The marker says nothing; give \(Self.verbs)."
    case .unknownVerb(let word): "“\(word)” is no marker; give \(Self.verbs)."
    case .noValue(let option): "\(option) has no value; give one."
    case .needless(let option, let verb):
      "\(option) does nothing for `\(verb.rawValue)`; leave it out."
    case .noWidth(let text): "--width \(text) is not a whole number of pixels from 1 to 10000."
    case .noMoment(let text): "--poster \(text) is not a moment in seconds; give one, as in 1.5."
    case .twoOutputs(let path): "A marker makes one picture; leave out -o \(path)."
    case .noFile(let path):
      "“\(path)” is no path of one file from the folder of the page; give one, as in"
        + " gallery/flick.svg."
    case .twice(let option): "\(option) stands twice in the marker; leave one out."
    case .noOther:
      "A verdict compares two scenes; name the other one, or its file, after --beside."
    case .openQuote: "A quote is not closed; close it."
    case .openComment(let end): "The marker does not end in its line; end it with \(end)."
    case .notClosed(let closing):
      "The marker is not closed. Put `\(closing)` on a line of its own below it; what stands between"
        + " is made anew."
    case .inAnother(let line):
      "The marker of line \(line) is not closed before this one; close it first."
    case .nothingToClose(let begin):
      "There is no marker above that this could close; begin one with `\(begin)`, or remove this."
    case .otherComment(let line, let begin):
      "The comment of line \(line) is no marker that this could close: one stands on a line of its own, and begins"
        + " with `\(begin)`. Mend that line, or remove this one."
    case .nearlyEnd(let closing):
      "This is read as no end of a marker, which is `\(closing)` on a line of its own; write that."
    case .inElement(let name):
      "Nothing is made of the marker in this line, which is text of `\(name)`; put it outside of that."
    case .nearlyMarker(let begin):
      "This is read as no marker: one stands in one line of its own, in no quote, and begins with"
        + " `\(begin)`."
    case .amidWords:
      "Nothing is made of the marker in this line, since something else stands in it, too; put the marker on a line"
        + " of its own."
    case .openFence:
      "The block of code that begins here is not closed, so that the marker in it is an example; close it."
    case .fileIsNotText(let file):
      "\(file) is not in UTF-8, so that it is no code; name another file."
    case .emptySnippet(let name):
      "There is no line of code in \(name); put one there, or name another part."
    case .codeOfPage(let file):
      "\(file) is this page itself, which would grow each time; name another file."
    case .notText: "It is not in UTF-8; save it so."
    case .snippetTwice(let name, let file, let lines):
      "“// snippet.\(name)” stands twice in \(file), in lines \(Words.list(lines.map(String.init))); give one part"
        + " another name."
    case .codeOfItself(let part):
      "\(part) shows the lines below this marker, which would grow each time; name another part."
    case .noPart(let file):
      "Behind the # of \(file)# no part is named; name one, or leave out the #."
    case .noSnippet(let name, let file, let others):
      "There is no “// snippet.\(name)” in \(file)"
        + (others.isEmpty
          ? "; mark its lines with it, and with // snippet.end."
          : ", but \(Words.list(others)).")
    case .noFence:
      "No block of Swift follows the marker; put one between it and its end."
    case .noCode(let word):
      word.map { "“\($0)” is one thing too many; name one file, as in Sources/Card.swift#throw." }
        ?? "The marker names no file; give one, as in Sources/Card.swift#throw."
    }
  }

  private static var verbs: String {
    let all = PageMarker.Verb.allCases.map(\.rawValue)
    return Words.list(all, most: all.count, "or")
  }
}
