import References
import Testing

@testable import Flipbook

/// What has changed, as Markdown.
@Suite struct ProofTextTests {
  private let number = "0123456789abcdef0123456789abcdef01234567"

  private func text(_ scenes: [ProofScene], name: String = "main") -> String {
    ProofText(outcome: ProofOutcome(base: .init(name: name, commit: number), scenes: scenes)).text
  }

  private func scene(_ name: String, _ state: ProofScene.State) -> ProofScene {
    ProofScene(name: name, appearance: nil, sentence: "", state: state)
  }

  @Test func `scenes that are the same take one line`() {
    #expect(
      text([scene("a", .same), scene("b_c", .same)]) == """
        ### What changed since `main`, `0123456789ab`

        All 2 scenes are the same.

        The same: `a`, `b_c`.

        """)
  }

  @Test func `what differs has its film, what it shows, and the verdict`() {
    var flick = scene("flick", .differs)
    var verdict = FilmVerdict("flick")
    verdict.findings = [
      FilmFinding(.physics, "Physics: `square` is lower.", details: ["2 of 3 frames differ."])
    ]
    verdict.notes = ["A note."]
    flick.verdict = verdict
    flick.film = ProofScene.Film(
      file: "flick.gif", width: 9, height: 9, bytes: 9, givenUp: "1 of 2 frames")
    var new = scene("new", .new)
    new.film = ProofScene.Film(file: "new.gif", width: 9, height: 9, bytes: 9)
    #expect(
      text([flick, new, scene("gone", .gone), scene("same", .same)]) == """
        ### What changed since `main`, `0123456789ab`

        Of 4 scenes, 1 differs, 1 is new, 1 is gone and 1 is the same.

        #### `flick`

        ![flick, before and after. Physics: square is lower.](flick.gif)

        *Before on the left, after on the right. To be small enough, it has 1 of 2 frames.*

        - Physics: `square` is lower.
          - 2 of 3 frames differ.
        - A note.

        #### `new` is new

        ![new, which is new.](new.gif)

        Gone: `gone`.

        The same: `same`.

        """)
  }

  @Test func `a scene that could not be played says on which side`() {
    var failed = scene("a", .failed)
    failed.note = "It could not be played before."
    #expect(text([failed]).contains("#### `a`\n\nIt could not be played before.\n"))
  }

  @Test func `a commit that is named by its number is told once`() {
    #expect(text([], name: number).hasPrefix("### What changed since `0123456789ab`\n"))
  }

  @Test func `a scene in two appearances is one scene`() {
    func shown(_ name: String, _ appearance: String, _ state: ProofScene.State) -> ProofScene {
      ProofScene(name: name, appearance: appearance, sentence: "", state: state)
    }
    func counts(_ scenes: [ProofScene]) -> String {
      String(text(scenes).split(separator: "\n")[1])
    }
    #expect(
      counts([shown("a", "light", .differs), shown("a", "dark", .differs)])
        == "Of 1 scene, 1 differs.")
    #expect(
      counts([
        shown("a", "light", .same), shown("a", "dark", .differs), shown("b", "light", .same),
        shown("b", "dark", .same), shown("c", "light", .new), shown("c", "dark", .failed),
      ]) == "Of 3 scenes, 1 differs, 1 is the same and 1 could not be played.")
    #expect(
      counts([shown("a", "light", .same), shown("a", "dark", .same)]) == "The scene is the same.")
  }
}
