/// Words after which, or before which, Objective-C's name has no “With”.
///
/// Source: the compiler's list of prepositions (`PartsOfSpeech.def`).
private let prepositions: Set<String> = [
  "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
  "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
  "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
]

/// Returns what Objective-C calls a method that says nothing of it.
///
/// - Parameters:
///   - baseName: Its name without labels.
///   - labels: One for each parameter; `_` for none.
/// - Returns: Such as `tapped`, `tapped:`, `handleWithSender:`, `moveFrom:to:`.
func inferredObjectiveCName(_ baseName: String, _ labels: [String]) -> String {
  guard let first = labels.first else { return baseName }
  var name = baseName
  if first != "_" {
    let lastWord = words(of: baseName).last ?? ""
    let firstWord = words(of: first).first ?? ""
    if !prepositions.contains(lastWord), !prepositions.contains(firstWord) { name += "With" }
    name += first.prefix(1).uppercased() + first.dropFirst()
  }
  return name + ":" + labels.dropFirst().map { "\($0 == "_" ? "" : $0):" }.joined()
}

/// Returns the words of a name such as `handlePanFrom`, in lower case.
private func words(of name: String) -> [String] {
  var words: [String] = []
  for character in name {
    if words.isEmpty || character.isUppercase {
      words.append(character.lowercased())
    } else {
      words[words.count - 1].append(character)
    }
  }
  return words
}
