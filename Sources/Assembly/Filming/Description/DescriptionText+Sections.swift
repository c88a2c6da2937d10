import Wording

extension SceneDescription {
  /// What was played, and how it ended.
  var header: [String] {
    let size = "\(Words.said(screen.width)) × \(Words.said(screen.height)) pt"
    let time = Words.seconds(end.seconds)
    let ending =
      isCutShort
      ? "to \(time), as asked"
      : "\(time), \(ending.map { "at the end, \($0)" } ?? "then all is at rest")"
    let title = sentence.isEmpty ? scene : "\(scene) (\(sentence.visible))"
    return [
      "\(title): \(size), \(appearance), text of size \(contentSize);"
        + " \(ending)."
    ]
  }

  var viewSection: DescriptionSection {
    DescriptionSection(
      title: "Views at \(Words.seconds(at.seconds)), with x, y, width × height:",
      lines: views.map(\.line),
      otherwise: "No view of it is there at \(Words.seconds(at.seconds)).",
      depths: views.map(\.depth),
      noun: "view", more: "--view NAME tells what is in one, --json all.")
  }

  var motionSection: DescriptionSection {
    let moved = folded(motions.map { ($0.start.frame, $0.view, $0.words) })
    let drawn = changes.filter { $0.kind == .drawing }
    let changed =
      folded(
        changes.filter { $0.kind != .drawing }.map { ($0.start.frame, $0.view, $0.words) })
      + folded(
        drawn.map { ($0.start.frame, $0.view, $0.words) }, before: "something drawn in ")
    let all = (moved + changed).enumerated().sorted {
      ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset)
    }
    return DescriptionSection(
      title: "Motion:", lines: all.map(\.element.line), otherwise: "Nothing moves or changes.",
      noun: "motion", more: "--view NAME, --from and --to narrow it, --json tells all.")
  }

  /// What moves and what fingers do, a sentence each.
  ///
  /// *Shape*: at least one.
  package var motionSentences: [String] {
    let sections = [motionSection, fingerSection]
    let lines = sections.flatMap { $0.lines.isEmpty ? [$0.otherwise] : $0.lines }
    return lines.filter { !$0.isEmpty }.map(\.inOneLine)
  }

  /// Puts what does the same into one line.
  private func folded(
    _ entries: [(frame: Int, view: String, words: String)], before start: String = ""
  ) -> [(frame: Int, line: String)] {
    var groups: [(frame: Int, views: [String], words: String)] = []
    for (frame, view, words) in entries {
      if let place = groups.firstIndex(where: { $0.words == words && $0.frame == frame }) {
        if !groups[place].views.contains(view) { groups[place].views.append(view) }
      } else {
        groups.append((frame, [view], words))
      }
    }
    return groups.map { frame, views, words in
      let each = views.count > 1 ? ", each" : ""
      return (frame, "\(start)\(Words.list(views, most: 3))\(each) \(words)")
    }
  }

  var fingerSection: DescriptionSection {
    DescriptionSection(
      title: "Fingers:", lines: fingers.map(\.words), noun: "stroke",
      more: "--from and --to narrow it, --json tells all.")
  }

  var findingSection: DescriptionSection {
    let lines = foldedFindings
    return DescriptionSection(
      title: "Found at \(Words.seconds(at.seconds)):", lines: lines.map(\.line),
      otherwise: "Found at \(Words.seconds(at.seconds)): no text is cut or hidden, nothing clipped,"
        + " covered, beyond the screen or too small to touch; all contrasts are enough, and no"
        + " constraint broke.",
      depths: lines.map(\.round), noun: "finding", more: "--view NAME narrows it, --json tells all."
    )
  }

  /// The findings, of which those that differ in the view alone are one line; `round` counts the lines
  /// of a kind.
  private var foldedFindings: [(line: String, round: Int)] {
    var groups: [(finding: Finding, views: [String], rest: String)] = []
    for finding in findings {
      let view = finding.view ?? ""
      let rest =
        view.isEmpty ? finding.words : finding.words.replacing(view, with: "\0", maxReplacements: 1)
      let same = groups.firstIndex { $0.finding.kind == finding.kind && $0.rest == rest }
      if let same, finding.view != nil {
        groups[same].views.append(view)
      } else {
        groups.append((finding, [view], rest))
      }
    }
    var rounds: [Finding.Kind: Int] = [:]
    return groups.map { finding, views, rest in
      defer { rounds[finding.kind, default: 0] += 1 }
      let words = views.count > 1 ? Self.ofSeveral(rest) : rest
      return (
        words.replacing("\0", with: Words.list(views, most: 3)), rounds[finding.kind] ?? 0
      )
    }
  }

  /// Returns a sentence about one view, in which a mark stands for its name, as one about several.
  private static func ofSeveral(_ words: String) -> String {
    let verbs = [("is", "are"), ("has", "have"), ("lies", "lie"), ("reaches", "reach")]
    return verbs.reduce(words.replacing("the text of \0", with: "the texts of \0")) {
      $0.replacing("\0 \($1.0) ", with: "\0 \($1.1) ")
    }.replacing(": it ", with: ": each ")
  }

  var uncalledSection: DescriptionSection {
    DescriptionSection(
      title: "Never called so far:",
      lines: neverCalled.map {
        "\($0.view): \($0.method.map { "\($0), for " } ?? "")\($0.cause)"
      }, noun: "handler", more: "--view NAME narrows it, --json tells all.")
  }

  var eventSection: DescriptionSection {
    var groups: [(first: Event, count: Int, last: Double)] = []
    for event in events {
      if let place = groups.firstIndex(where: {
        $0.first.kind == event.kind && $0.first.words == event.words
      }) {
        groups[place].count += 1
        groups[place].last = event.seconds
      } else {
        groups.append((event, 1, event.seconds))
      }
    }
    return DescriptionSection(
      title: "What happened besides:",
      lines: groups.map { event, count, last in
        "\(Words.seconds(event.seconds)) \(event.kind): \(event.words)"
          + (count > 1 ? ", \(count) times, last at \(Words.seconds(last))" : "")
      }, noun: "event", more: "--from and --to narrow it, --json tells all.")
  }
}

extension SceneDescription.View {
  /// The view on one line, as deep as it stands.
  var line: String {
    var head = name
    if identifier != nil { head += " \(type)" }
    if let controller, !name.contains(" of ") { head += " of \(controller)" }
    if let text, !name.contains("“\(text.shortened)”") { head += " “\(text.shortened)”" }
    let place =
      "\(Words.said(frame.x)), \(Words.said(frame.y)), \(Words.said(frame.width)) ×"
      + " \(Words.said(frame.height))"
    var notes = traits.filter { !impliedTraits.contains($0) }
    if let accessibilityLabel, accessibilityLabel != text {
      notes.append("read as “\(accessibilityLabel.shortened)”")
    }
    if let value { notes.append("value \(value.shortened)") }
    if opacity < 0.995 { notes.append("opacity \(Words.said(opacity))") }
    if isOffScreen { notes.append("off the screen") }
    let end = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    return String(repeating: "  ", count: depth) + "\(head) \(place)\(end)"
  }

  /// The traits that the type tells by itself.
  private var impliedTraits: Set<String> {
    switch type {
    case "UILabel": ["static text"]
    case "UIButton", "UISwitch": ["button"]
    case "UIImageView": ["image"]
    case "UISlider", "UIStepper", "UIPageControl": ["adjustable"]
    default: []
    }
  }
}
