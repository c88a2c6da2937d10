import ArgumentParser

/// The words of two commands that play a scene each.
struct PairedWords: Hashable {
  let own: [String]
  let other: [String]

  /// Finds the words that play something else in the place of a scene.
  ///
  /// - Parameters:
  ///   - words: those of the command that plays the scene.
  ///   - name: the scene, or its file.
  ///   - other: another file, or another scene: of the same file, or of the program.
  ///   - scenes: those that are named after --scene: the one of both files, or the one of each.
  ///   - isSource: whether a name is one of files.
  ///   - isOwn: whether another scene than that of a file is the program's.
  /// - Throws: `ValidationError` for more scenes than there are files.
  init(
    _ words: [String], of name: String, beside other: String, scenes: [String],
    isSource: (String) -> Bool, isOwn: Bool = false
  ) throws(ValidationError) {
    let plain = Self.without(["--scene"], flags: [], words)
    func playing(_ words: [String], _ scene: String?) -> [String] {
      words + (scene.map { ShellCommand.option("--scene", $0) } ?? [])
    }
    // The same files and another scene in them, or something else in their place.
    let isInFile = isSource(name) && !isSource(other) && !isOwn
    let isMixed = isSource(name) != isSource(other) && !isInFile
    guard scenes.count <= (isInFile || isMixed ? 1 : 2) else {
      throw ValidationError(
        "Two scenes stand beside each other; give --scene once"
          + (isInFile || isMixed ? "." : ", or once for each file."))
    }
    // A scene of the program is named already.
    func chosen(in place: String, _ scene: String?) -> String? {
      isMixed && !isSource(place) ? nil : scene
    }
    own = playing(plain, chosen(in: name, scenes.first))
    self.other =
      isInFile
      ? playing(plain, other)
      : playing(plain.map { $0 == name ? other : $0 }, chosen(in: other, scenes.last))
  }

  /// Returns words without some options, and without the values of those that are no flags.
  static func without(
    _ options: [String], flags: Set<String>, _ words: [String]
  ) -> [String] {
    var (left, isValue) = ([String](), false)
    for word in words {
      if isValue {
        isValue = false
      } else if options.contains(word) {
        isValue = !flags.contains(word)
      } else if !options.contains(where: { word.hasPrefix("\($0)=") }) {
        left.append(word)
      }
    }
    return left
  }
}
