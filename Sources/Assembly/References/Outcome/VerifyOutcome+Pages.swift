import Files
import Wording

extension VerifyOutcome {
  /// Writes the pages that show what differs, and those of scenes that are the same where earlier ones
  /// stand.
  ///
  /// - Parameters:
  ///   - path: where they go; `{scene}` stands for the scene. Without it, several scenes have one page.
  ///   - accept: returns the command that accepts scenes.
  /// - Throws: `FileError`, `ReferenceError`.
  package func writePages(
    to path: String, accept: (_ scenes: [VerifiedScene]) -> String?
  ) throws {
    guard subjects.count == 1 || path.contains("{scene}") else {
      if differing.isEmpty, WrittenPage(at: path) == nil { return }
      let page = RunPage(outcome: self, acceptCommand: accept(differing))
      return try WholeFile.write(Array(page.html.utf8), to: path)
    }
    for subject in subjects {
      let own = results.filter { $0.verdict.scene == subject.name && !$0.verdict.isError }
      if !own.isEmpty {
        try writePages(
          of: own, to: path.replacing("{scene}", with: subject.name), accept: accept)
      }
    }
  }

  /// Writes the page of a scene, or the page that shows it in all settings and one for each that differs.
  private func writePages(
    of own: [VerifiedScene], to path: String, accept: (_ scenes: [VerifiedScene]) -> String?
  ) throws {
    let differing = own.filter { !$0.verdict.isSame }
    let isInSeveral = own.contains(where: \.isOneOfSeveral)
    if isInSeveral {
      for scene in own {
        let place = GridPage.path(of: scene.words.compactMap { $0 }, beside: path)
        if scene.verdict.isSame {
          if place != path { try WrittenPage(at: place)?.remove() }
        } else if let page = scene.page {
          try WholeFile.write(Array(page.utf8), to: place)
        }
      }
    } else if let page = differing.first?.page {
      return try WholeFile.write(Array(page.utf8), to: path)
    } else if !differing.isEmpty || WrittenPage(at: path) == nil {
      return
    }
    try GridPage(
      scene: own[0].verdict.scene ?? own[0].verdict.name, cells: own.map { $0.cell(beside: path) },
      acceptCommand: differing.isEmpty ? nil : accept(differing)
    ).write(to: path)
  }
}
