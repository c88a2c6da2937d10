import Compiling
import Files
import Foundation
import Processes
import Streams

/// Plays both sides of a change at the same time, each in processes of its own.
struct ProofStage {
  let repository: Repository
  let commit: Repository.Commit
  let options: ProofOptions
  /// Whether animated SVGs are made.
  let makesSVG: Bool
  /// A folder for both sides.
  let scratch: String

  typealias Sides = (before: ProofSide.Outcome?, after: ProofSide.Outcome?)

  /// Plays the scenes of Swift files.
  ///
  /// - Parameters:
  ///   - files: what was named; each is on one side at least.
  ///   - entries: what the commit holds.
  ///   - console: takes what is said of both.
  /// - Returns: what became of the sides on which there are files.
  /// - Throws: `ProofError`, `FileError`.
  func playFiles(
    _ files: [ProofWords.File], _ entries: [TreeCopy.Entry], _ console: Console
  ) throws -> Sides {
    let tree = "\(scratch)/tree"
    mkdir(tree, 0o700)
    var old = files.filter(\.wasThere)
    if !old.isEmpty {
      var copy = TreeCopy(of: repository)
      try copy.write(commit.number, to: tree)
      try copy.check(below: old.map { folder(of: $0, in: tree) }, commit: commit)
    }
    old = old.filter { Standing(at: whole(of: $0, in: tree)) != .nothing }
    var new = files.filter(\.isHere)
    // A folder may have been without code: there are no scenes on that side.
    let code = (
      old.filter { SourceFiles.hasCode(whole(of: $0, in: tree)) },
      new.filter { SourceFiles.hasCode($0.typed) }
    )
    if !code.0.isEmpty || !code.1.isEmpty { (old, new) = code }
    func oldPath(_ path: String) -> String {
      guard let place = repository.place(of: path), ProofWords.holds(entries, place) else {
        return absolute(path)
      }
      return "\(tree)/\(place)"
    }
    let (oldSources, newSources) = sources(
      of: old.map { whole(of: $0, in: tree) }, new.map(\.typed), oldPath)
    let before =
      old.isEmpty
      ? nil
      : try side(
        "before", Program.path, in: workFolder(in: tree), old.map { path(of: $0, in: tree) },
        oldSources.arguments(oldPath))
    let after =
      new.isEmpty
      ? nil
      : try side(
        "after", Program.path, in: FileManager.default.currentDirectoryPath,
        new.map { options.walls.sandbox ? absolute($0.typed) : $0.typed },
        newSources.arguments { options.walls.sandbox ? absolute($0) : $0 })
    return try play(before, after, tree: tree, console)
  }

  /// Plays the scenes of a package's program.
  ///
  /// - Parameters:
  ///   - names: those of scenes; none for all.
  ///   - console: takes what is said of both.
  /// - Returns: what became of both sides.
  /// - Throws: `ProofError`, `FileError`.
  func playProgram(_ names: [String], _ console: Console) throws -> Sides {
    let package = try PackageProgram(in: repository, at: commit)
    if let file = package.fileNewerThanProgram {
      console.note(
        "\(file) is newer than \(Program.name), which plays what it was built of. To build it first:"
          + " swift build")
    }
    let built = try package.build { console.note($0) }
    defer { built.draft.cancel() }
    let current = FileManager.default.currentDirectoryPath
    let more = options.sources.arguments()
    let before = try side("before", built.program, in: workFolder(in: built.tree), names, more)
    let after = try side("after", Program.path, in: current, names, more)
    return try play(before, after, tree: built.tree, console)
  }

  // MARK: Sides

  private func play(
    _ before: ProofSide?, _ after: ProofSide?, tree: String, _ console: Console
  ) throws -> Sides {
    let (old, new) = (try before?.start(), try after?.start())
    let outcomes = (try old.map(ProofSide.finish), try new.map(ProofSide.finish))
    let said = (outcomes.1?.said ?? []).map { line in
      // Behind a wall, paths are whole ones.
      options.walls.sandbox ? line.replacing("\(repository.top)/", with: "") : line
    }
    let hasPlayed = { (side: ProofSide.Outcome?) in side.map { $0.scenes != nil } ?? true }
    for line in said where !console.isQuiet || !hasPlayed(outcomes.1) { console.say(line) }
    // What is said of both is said once.
    let older = (outcomes.0?.said ?? []).map {
      $0.replacing("\(tree)/", with: "").replacing(tree, with: repository.top)
    }
    .filter { !said.contains($0) }
    if !older.isEmpty, !console.isQuiet || !hasPlayed(outcomes.0) {
      console.say("At \(commit.inWords):")
      for line in older { console.say(line) }
    }
    if let side = outcomes.0, side.scenes == nil {
      if side.code == 64, before?.program != Program.path {
        throw ProofError.olderProgram(base: commit.inWords)
      }
      throw ProofError.side(
        "The files as they were at \(commit.inWords) do not become films; see above.")
    }
    if let side = outcomes.1, side.scenes == nil {
      throw ProofError.side("The files as they are do not become films; see above.")
    }
    return outcomes
  }

  private func side(
    _ name: String, _ program: String, in folder: String, _ words: [String],
    _ sources: [String]
  ) throws(FileError) -> ProofSide {
    let place = "\(scratch)/\(name)"
    for folder in [place, "\(place)/said"] { mkdir(folder, 0o700) }
    var words = words
    let more =
      options.arguments + (makesSVG ? ["--svg"] : []) + options.sources.chosen + sources
    // Behind a wall, what is written stands below the folder in which the command is given.
    let isWalled = options.walls.sandbox
    if isWalled { words = words.map(absolute) }
    return ProofSide(
      program: program, folder: isWalled ? scratch : folder, words: words, options: more,
      into: isWalled ? name : place, scratch: "\(place)/said")
  }

  /// Returns how the files of each side are played: a file that is left out may be on one of them alone.
  ///
  /// - Parameters:
  ///   - old: the files and folders of the commit, as whole paths.
  ///   - new: those that are here.
  ///   - oldPath: returns a path that is here as that of the same file in the commit.
  /// - Returns: what was typed, without files that the other side alone has.
  private func sources(
    of old: [String], _ new: [String], _ oldPath: (String) -> String
  ) -> (old: SourceOptions, new: SourceOptions) {
    func isAmong(_ files: [String], _ word: String) -> Bool {
      do throws(CompilingError) {
        _ = try SourceFiles(files, without: [word])
        return true
      } catch {
        return false
      }
    }
    var (before, after) = (options.sources, options.sources)
    before.without.removeAll { word in
      let isHere = Standing(at: word) != .nothing
      return !isAmong(old, isHere ? oldPath(word) : word) && isAmong(new, word)
    }
    after.without.removeAll { word in
      let isHere = Standing(at: word) != .nothing
      return !isAmong(new, word) && isAmong(old, isHere ? oldPath(word) : word)
    }
    return (before, after)
  }

  // MARK: Paths

  /// The folder in the files of the commit in which the command was given here.
  private func workFolder(in tree: String) -> String {
    let place = repository.place(of: FileManager.default.currentDirectoryPath) ?? ""
    let folder = place.isEmpty ? tree : "\(tree)/\(place)"
    return Standing(at: folder) == .folder ? folder : tree
  }

  /// Returns a file as the process names it that plays the commit.
  private func path(of file: ProofWords.File, in tree: String) -> String {
    let whole = whole(of: file, in: tree)
    let current = repository.place(of: FileManager.default.currentDirectoryPath) ?? ""
    let isReached = current.isEmpty || Standing(at: "\(tree)/\(current)") == .folder
    return file.typed.hasPrefix("/") || !isReached || options.walls.sandbox ? whole : file.typed
  }

  private func whole(of file: ProofWords.File, in tree: String) -> String {
    file.place.map { $0.isEmpty ? tree : "\(tree)/\($0)" } ?? file.typed
  }

  /// Returns the folder whose files are filmed with a file, from the top of the repository on.
  private func folder(of file: ProofWords.File, in tree: String) -> String {
    let place = file.place ?? ""
    guard Standing(at: "\(tree)/\(place)") != .folder else { return place }
    let above = parentFolder(of: place)
    return above == "." ? "" : above
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }
}
