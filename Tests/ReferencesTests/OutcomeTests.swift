import Testing

@testable import References

/// What a run of `verify` found, as servers are told it, and as shares become a whole.
@Suite struct OutcomeTests {
  private func scene(
    _ index: Int, _ name: String, _ findings: [FilmFinding] = [], at place: RecordPlace? = nil
  ) -> VerifiedScene {
    var verdict = FilmVerdict(name)
    verdict.scene = name
    verdict.findings = findings
    var scene = VerifiedScene(
      index: index, reference: name, words: [nil, nil, nil, nil], verdict: verdict,
      isOneOfSeveral: false
    )
    scene.places = place.map { [$0] } ?? []
    return scene
  }

  private func outcome(_ scenes: [VerifiedScene], share: (Int, Int)? = nil) -> VerifyOutcome {
    var outcome = VerifyOutcome(
      title: "flipbook verify", share: share.map { .init(number: $0.0, count: $0.1) },
      subjects: ["a", "b", "c"].map {
        .init(
          name: $0, usual: [$0],
          record: RecordLine(program: "flipbook", arguments: ["record"], files: nil))
      }, count: 3, folder: "references"
    )
    outcome.results = scenes
    return outcome
  }

  private let moved = FilmFinding(.physics, "Physics: `x` stands 1% lower.", details: ["More."])

  @Test func `a workflow command has its place and nothing that would end it`() {
    let place = RecordPlace(path: "r/a,dark/motion.tsv", line: 7)
    let text = AnnotationText(outcome([scene(0, "a: b", [moved], at: place)])).workflowCommands
    #expect(
      text
        == "::error file=r/a%2Cdark/motion.tsv,line=7,title=a%3A b differs::"
        + "Physics: `x` stands 1%25 lower.%0A  More.\n")
  }

  @Test func `issues of GitLab have a place each, and fingerprints of their own`() throws {
    let place = RecordPlace(path: "r/a/motion.tsv", line: 7)
    let error = FilmFinding(.error, "“b” ended the program.")
    let text = String(
      decoding: try AnnotationText(
        outcome([scene(0, "a", [moved, moved], at: place), scene(1, "b", [error])])
      ).codeQuality(), as: UTF8.self)
    #expect(text.matches(of: #/"path" : "r\/a\/motion.tsv"/#).count == 1)
    #expect(text.matches(of: #/"path" : "references"/#).count == 2)
    #expect(text.contains(#""severity" : "critical""#))
    #expect(Set(text.matches(of: #/"fingerprint" : "([0-9a-f]{40})"/#).map(\.1)).count == 3)
  }

  @Test func `shares in any order are the whole`() throws {
    let scenes = [scene(0, "a", [moved]), scene(1, "b"), scene(2, "c", [moved])]
    let whole = outcome(scenes)
    var shares = [
      outcome([scenes[1]], share: (2, 2)), outcome([scenes[0], scenes[2]], share: (1, 2)),
    ]
    #expect(try VerifyOutcome(merging: shares.map { ("", $0) }) == whole)
    #expect(whole.names(of: whole.differing).flatMap(\.names) == ["a", "c"])
    shares[0].failed = ["b"]
    #expect(try VerifyOutcome(merging: shares.map { ("", $0) }).failed == ["b"])
  }

  @Test func `what is no whole is refused`() {
    let (one, other) = (outcome([], share: (1, 2)), outcome([], share: (2, 2)))
    #expect(throws: MergeError.nothing) { try VerifyOutcome(merging: []) }
    #expect(throws: MergeError.missing([2], of: 2)) { try VerifyOutcome(merging: [("p", one)]) }
    #expect(throws: MergeError.twice(path: "q", "p", share: 1)) {
      try VerifyOutcome(merging: [("p", one), ("q", one)])
    }
    for odd in [outcome([], share: (2, 3)), outcome([])] {
      #expect(throws: MergeError.otherRun(path: "q", than: "p")) {
        try VerifyOutcome(merging: [("p", one), ("q", odd)])
      }
    }
    #expect(throws: Never.self) { try VerifyOutcome(merging: [("p", one), ("q", other)]) }
  }
}
