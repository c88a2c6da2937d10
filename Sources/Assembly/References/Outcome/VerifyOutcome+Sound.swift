extension VerifyOutcome {
  /// Whether a file that somebody else wrote may be believed: its numbers fit together, and its names are
  /// names of files in one folder, as pages have them.
  package var isSound: Bool {
    let names = Set(subjects.map(\.name))
    let found = results + crashed
    return isSound(share) && 0...Self.mostPlays ~= count
      && (names + subjects.flatMap(\.usual)).allSatisfy(Self.isFileName)
      && found.allSatisfy { scene in
        0..<max(count, 1) ~= scene.index && scene.verdict.scene.map(names.contains) == true
          && ([scene.reference] + scene.words.compactMap(\.self) + scene.verdict.setting)
            .allSatisfy(Self.isFileName)
          && scene.places.allSatisfy { $0.line > 0 }
      }
  }

  private func isSound(_ share: Share?) -> Bool {
    guard let share else { return true }
    return 1...Self.mostShares ~= share.count && 1...share.count ~= share.number
  }

  private static func isFileName(_ name: String) -> Bool {
    !["", ".", ".."].contains(name) && !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
  }

  /// The largest number of shares.
  package static let mostShares = 100_000
  private static let mostPlays = 10_000_000
}
