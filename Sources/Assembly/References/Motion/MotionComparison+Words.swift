import Wording

extension MotionComparison {
  /// What differs; `nil` for nothing.
  var finding: FilmFinding? {
    guard let first = courses.first else { return nil }
    let together = courses.filter { $0.first == first.first }
    var sentence =
      "Physics: " + Words.list(together.map { words(of: $0) }, most: 2)
    let still = unchanged.map(Words.code)
    if !still.isEmpty { sentence += "; \(Words.list(still)) unchanged" }
    var details: [String] = []
    let later = courses.filter { $0.first > first.first }
    if !later.isEmpty {
      details.append("Later: " + Words.list(later.map { words(of: $0) }, most: 2) + ".")
    }
    details.append(
      "\(Words.differing(differingPairs.count, of: pairs.count)), the last at "
        + "\(moment(differingPairs.max() ?? first.first)).")
    details += [substeps(before: first.first), causes(of: first)].compactMap(\.self)
    let frame = pairs[first.first].reference
    return FilmFinding(
      .physics, sentence + ".", details: details, frame: frame, time: reference.time(of: frame),
      frameCount: differingPairs.count, view: first.view)
  }

  func moment(_ place: Int) -> String {
    let frame = pairs[place].reference
    return Words.moment(reference.time(of: frame), frame: frame)
  }

  private func words(of course: Course) -> String {
    var names = Words.code(course.view)
    if !course.carried.isEmpty { names += " and what is in it" }
    let start = presence(of: course) ?? "\(course.firstDifference) from \(moment(course.first))"
    var text = "\(names) \(plural(start, of: course))"
    var most = course.firstDifference
    if let worst = course.worstDifference, worst.inWords != most {
      most = worst.inWords
      text += ", most at \(moment(course.worst)), where \(clause(most, of: course))"
    }
    if course.last == pairs.indices.last, let last = course.lastDifference?.inWords, last != most {
      text +=
        ", \(end(at: course.last)) "
        + (Self.isOneThing(last)
          ? Self.bare(plural(last, of: course)) : clause(last, of: course))
    }
    return text
  }

  /// Returns words for the last moment that both films have, which is the end of both or of one.
  private func end(at place: Int) -> String {
    let isLast = [
      pairs[place].reference == reference.frames.indices.last,
      pairs[place].actual == actual.frames.indices.last,
    ]
    return switch (isLast[0], isLast[1]) {
    case (true, true): "at the end"
    case (true, false): "at \(moment(place)), where the reference ends,"
    case (false, true): "at \(moment(place)), where the film ends now,"
    case (false, false): "at \(moment(place))"
    }
  }

  /// Returns a clause about the view, or about it and what is in it: `it stands 10 pt lower`.
  private func clause(_ words: String, of course: Course) -> String {
    (course.carried.isEmpty ? "it " : "they ") + plural(words, of: course)
  }

  /// Whether words tell one thing: `stands 10 pt lower`.
  private static func isOneThing(_ words: String) -> Bool { !words.contains(", ") }

  /// Returns words without their verb: `10 pt lower`.
  private static func bare(_ words: String) -> String {
    words.firstIndex(of: " ").map { String(words[words.index(after: $0)...]) } ?? words
  }

  /// Returns the words for a view alone, or for it and what is in it.
  private func plural(_ words: String, of course: Course) -> String {
    guard !course.carried.isEmpty else { return words }
    let verbs = [
      "stands": "stand", "is": "are", "has": "have", "comes": "come", "goes": "go",
      "stays": "stay",
    ]
    return words.split(separator: " ", omittingEmptySubsequences: false)
      .map { verbs[String($0)] ?? String($0) }.joined(separator: " ")
      .replacing(" its ", with: " their ")
  }
}
