import References
import Wording

/// Tells what has changed in Markdown, to be pasted where a change is looked at.
struct ProofText {
  let outcome: ProofOutcome

  /// The text, with a line break at its end.
  var text: String { (head + scenes + rest).joined(separator: "\n") + "\n" }

  private var head: [String] {
    let base = outcome.base
    let number = String(base.commit.prefix(12))
    let name = base.name == base.commit ? "" : "\(Words.code(base.name)), "
    return [
      "### What changed since \(name)\(Words.code(number))", "",
      MarkdownText.escaped(counts),
    ]
  }

  /// How many scenes are in which state, as in “Of 3 scenes, 1 differs and 2 are the same.”.
  private var counts: String {
    let states = outcome.states
    let all = states.count
    guard all > 0 else { return "There are no scenes, neither before nor after." }
    if outcome.isSame {
      return all == 1 ? "The scene is the same." : "All \(all) scenes are the same."
    }
    func told(_ state: ProofScene.State, _ one: String, _ many: String) -> String? {
      let count = states.count { $0 == state }
      return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
    let parts = [
      told(.differs, "differs", "differ"), told(.new, "is new", "are new"),
      told(.gone, "is gone", "are gone"), told(.same, "is the same", "are the same"),
      told(.failed, "could not be played", "could not be played"),
    ].compactMap { $0 }
    return "Of \(Words.count(all, "scene")), \(Words.list(parts, most: parts.count))."
  }

  private var scenes: [String] {
    outcome.scenes.flatMap { scene -> [String] in
      switch scene.state {
      case .same, .gone: []
      case .differs, .new, .failed: lines(of: scene)
      }
    }
  }

  private func lines(of scene: ProofScene) -> [String] {
    let name =
      Words.code(scene.name) + (scene.appearance.map { " in \($0)" } ?? "")
    var lines = ["", "#### \(name)\(scene.state == .new ? " is new" : "")", ""]
    if let film = scene.film {
      let words = MarkdownText.alternative(alternative(of: scene))
      lines.append("![\(words)](\(MarkdownText.address(film.file)))")
      let sides = scene.state == .new ? nil : "Before on the left, after on the right."
      let reason = film.insteadOfSVG.map { "It is a GIF, since \($0)." }
      let givenUp = film.givenUp.map { "To be small enough, it has \($0)." }
      let told = [sides, reason, givenUp].compactMap { $0 }.joined(separator: " ")
      if !told.isEmpty { lines += ["", "*\(MarkdownText.escaped(told))*"] }
      lines.append("")
    }
    for finding in scene.verdict?.findings ?? [] {
      lines.append("- \(MarkdownText.escaped(finding.sentence))")
      lines += finding.details.map { "  - \(MarkdownText.escaped($0))" }
    }
    lines += (scene.verdict?.notes ?? []).map { "- \(MarkdownText.escaped($0))" }
    if let note = scene.note { lines.append(MarkdownText.escaped(note)) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// What the picture shows, for whoever does not see it.
  private func alternative(of scene: ProofScene) -> String {
    guard let first = scene.verdict?.findings.first?.sentence else {
      return "\(scene.title), which is new." + (scene.sentence.isEmpty ? "" : " \(scene.sentence)")
    }
    return "\(scene.title), before and after. \(first)"
  }

  private var rest: [String] {
    [("Gone", ProofScene.State.gone), ("The same", .same)].flatMap { word, state in
      let names = outcome.scenes(state).map {
        Words.code($0.name) + ($0.appearance.map { " in \($0)" } ?? "")
      }
      return names.isEmpty ? [] : ["", "\(word): \(names.joined(separator: ", "))."]
    }
  }
}
