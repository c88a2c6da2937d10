import Files
import Foundation

/// The git repository that the working directory stands in.
struct Repository {
  /// The folder of its files, links followed.
  let top: String
  let git: Git
  /// The folder of what git keeps.
  let store: String
  private let isShallow: Bool

  /// A commit, and what a user calls it.
  struct Commit: Hashable {
    let name: String
    /// The number of the commit.
    let number: String

    /// As one says it: `main`, or the beginning of its number.
    var inWords: String { name == number ? String(number.prefix(12)) : name }
  }

  /// Finds the repository.
  ///
  /// - Throws: `ProofError` where there is none with files, `FileError`.
  init() throws {
    git = try Git()
    let kind = try git.run(["rev-parse", "--is-bare-repository", "--is-inside-work-tree"])
    guard kind.code == 0 else { throw Self.error(said: kind.errors) }
    guard kind.lines == ["false", "true"] else { throw ProofError.noFiles }
    let places = try git.run([
      "rev-parse", "--path-format=absolute", "--show-toplevel", "--git-common-dir",
    ])
    let shallow = try git.run(["rev-parse", "--is-shallow-repository"])
    guard places.code == 0, places.lines.count == 2 else {
      throw Self.error(said: places.errors)
    }
    top = resolved(places.lines[0])
    store = places.lines[1]
    isShallow = shallow.line == "true"
  }

  /// Returns why git does not read the repository here.
  private static func error(said: String) -> ProofError {
    guard said.contains("dubious ownership") else { return .noRepository(said: said) }
    return .foreign(folder: top(above: resolved(FileManager.default.currentDirectoryPath)) ?? "/")
  }

  /// Returns the top of the repository that a folder, links followed, is in; `nil` where it is in none.
  private static func top(above folder: String) -> String? {
    var folder = folder
    while Standing(ofLinkAt: "\(folder)/.git") == .nothing {
      if folder == "/" || folder == "." { return nil }
      folder = parentFolder(of: folder)
    }
    return folder
  }

  /// Finds the repository that the working directory stands in.
  ///
  /// - Parameter words: what was named: scenes, files or folders.
  /// - Returns: the repository.
  /// - Throws: as `init`, and `ProofError.elsewhere` where a file that was named is in one.
  static func here(naming words: [String]) throws -> Repository {
    do {
      return try Repository()
    } catch let error as ProofError {
      guard case .noRepository = error else { throw error }
      for word in words where Standing(at: word) != .nothing {
        let folder = Standing(at: word) == .folder ? word : parentFolder(of: word)
        if let top = top(above: resolved(folder)) {
          throw ProofError.elsewhere(path: word, top: top)
        }
      }
      throw error
    }
  }

  /// Finds a commit.
  ///
  /// - Parameter base: what names it; with `...` at its end, the one where it and `HEAD` have parted.
  /// - Returns: the commit.
  /// - Throws: `ProofError.noCommit`, `FileError`.
  func commit(_ base: String) throws -> Commit {
    if base.hasSuffix("..."), base.count > 3 {
      let answer = try git.run(["merge-base", try commit(String(base.dropLast(3))).number, "HEAD"])
      guard answer.code == 0 else { throw ProofError.noCommit(base, isShallow: isShallow) }
      return Commit(name: base, number: answer.line)
    }
    let answer = try git.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(base)^{commit}"])
    // Old versions repeat the option.
    guard answer.code == 0, let number = answer.lines.last else {
      throw ProofError.noCommit(base, isShallow: isShallow)
    }
    return Commit(name: base, number: number)
  }

  /// Returns where a path stands in the repository.
  ///
  /// - Parameter path: from the working directory on, or absolute; nothing has to stand there.
  /// - Returns: the path from the top of the repository on, empty for that itself; `nil` outside.
  func place(of path: String) -> String? {
    let start = FileManager.default.currentDirectoryPath
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : "\(start)/\(path)").split(separator: "/")
    where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    // The file itself may be a link, which is one of the repository; a folder above it may lead there.
    var real = "/" + parts.joined(separator: "/")
    if real != "/", Standing(ofLinkAt: real) != .folder {
      var (above, rest) = (parentFolder(of: real), [String(parts[parts.count - 1])])
      while above != "/", Standing(at: above) == .nothing {
        rest.insert(String(above.split(separator: "/").last ?? ""), at: 0)
        above = parentFolder(of: above)
      }
      real = ([resolved(above)] + rest).joined(separator: "/")
    } else {
      real = resolved(real)
    }
    if real == top { return "" }
    let inside = top == "/" ? "/" : "\(top)/"
    return real.hasPrefix(inside) ? String(real.dropFirst(inside.count)) : nil
  }
}
