import Foundation
import Testing

@testable import Flipbook

/// The workflow for CI that `new --package` writes; `Tests/Roots/workflow` plays its steps.
@Suite struct WorkflowTests {
  private func workflow(_ answers: [String: String], clone: String = "/home/ada/Flipbook") -> String
  {
    let origin = CloneOrigin(of: clone) { _, words in
      answers[words.dropFirst(2).joined(separator: " ")]
    }
    let file = StartingFile(type: "Bounce", scene: "bounce", clone: clone, origin: origin)
    return file.package.first { $0.path.hasSuffix("films.yml") }?.text ?? ""
  }

  private let tagged = [
    "remote get-url origin": "https://ada:secret@example.com/CLONE/Flipbook.git",
    "describe --tags --exact-match": "0.1.0", "rev-parse HEAD": "5e15601a",
  ]

  @Test func `the workflow clones the tag of the author's clone to where the package looks`() {
    let text = workflow(tagged)
    #expect(text.contains("FLIPBOOK: \"https://example.com/CLONE/Flipbook.git\"\n"))
    #expect(text.contains("FLIPBOOK_VERSION: \"0.1.0\"\n"))
    #expect(text.contains("\"/home/ada/Flipbook\"\n"))
    #expect(!text.contains("secret") && !text.contains("ORIGIN") && !text.contains("REVISION"))
  }

  @Test(arguments: ["https://github.com/ada/Flipbook.git", "git@github.com:ada/Flipbook"])
  func `at a release of GitHub the action compares the scenes, too`(address: String) {
    var answers = tagged
    answers["remote get-url origin"] = address
    let text = workflow(answers)
    #expect(text.contains("      - uses: ada/Flipbook@0.1.0\n"))
    #expect(
      text.hasSuffix("Sources/BounceScenes --references Tests/BounceTests/References\n"))
    answers["describe --tags --exact-match"] = nil
    #expect(!workflow(answers).contains("Flipbook@"), "there are no files of a commit")
    #expect(!workflow(tagged).contains("Flipbook@"), "nor an action elsewhere")
  }

  @Test func `without a tag it clones the commit`() {
    var answers = tagged
    answers["describe --tags --exact-match"] = nil
    #expect(workflow(answers).contains("FLIPBOOK_VERSION: \"5e15601a\"\n"))
  }

  @Test func `without an origin the step that clones says what to fill in`() {
    #expect(workflow([:]).contains("FLIPBOOK: \"\"\n"))
    #expect(workflow([:]).contains("${FLIPBOOK:?Say in films.yml where it is cloned from.}"))
  }
}
