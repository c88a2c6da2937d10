import Files
import Foundation

/// Writes the files of a commit into a folder, as git keeps them.
///
/// Nothing is checked out: no filter, hook or attribute of the repository has a say, and it does not
/// learn of the folder.
struct TreeCopy {
  private let git: Git
  /// The folder of the files that git has checked out.
  private let top: String
  /// The folder of what git keeps.
  private let store: String

  /// Files that Git LFS keeps, and that are not here.
  private(set) var missing: [String] = []

  init(of repository: Repository) {
    (git, top, store) = (repository.git, repository.top, repository.store)
  }

  private init(git: Git, top: String, store: String) {
    (self.git, self.top, self.store) = (git, top, store)
  }

  /// Writes the files of a commit.
  ///
  /// - Parameters:
  ///   - commit: the number of the commit.
  ///   - folder: an empty folder.
  ///   - place: where the repository stands in that of the user; empty for that itself.
  /// - Throws: `ProofError`, `FileError`.
  mutating func write(_ commit: String, to folder: String, place: String = "") throws {
    // What its files name elsewhere in the repository is looked for up to here.
    mkdir("\(folder)/.git", 0o700)
    let entries = try Self.entries(of: commit, git)
    let blobs = entries.filter { $0.kind != .submodule }
    let names = blobs.map { $0.number + "\n" }.joined()
    let answer = try git.run(["cat-file", "--batch"], input: Array(names.utf8))
    guard answer.code == 0 else { throw ProofError.unreadable(commit: commit, said: answer.errors) }
    var reader = ObjectReader(answer.output)
    var links: [(path: String, target: Data)] = []
    var folders: Set<String> = []
    for entry in blobs {
      guard let content = reader.next(entry.number) else {
        throw ProofError.unreadable(commit: commit, said: "\(place)\(entry.path) is missing")
      }
      let path = "\(folder)/\(entry.path)"
      try Self.makeFolders(above: entry.path, in: folder, &folders)
      if entry.kind == .link {
        links.append((path, content))
      } else {
        let whole = try largeFile(content, at: entry.path, place: place) ?? content
        try Self.write(whole, to: path, isProgram: entry.kind == .program)
      }
    }
    // Files were written through no link.
    for link in links {
      guard symlink(String(decoding: link.target, as: UTF8.self), link.path) == 0 else {
        throw FileError.cannotWrite(path: link.path, WriteFailure(errno, at: folder))
      }
    }
    for entry in entries where entry.kind == .submodule {
      try Self.makeFolders(above: entry.path + "/", in: folder, &folders)
      try writeSubmodule(entry, to: folder, place: place)
    }
  }

  /// Checks that what Git LFS keeps is here as far as it is filmed.
  ///
  /// - Parameters:
  ///   - places: files and folders from the top of the repository on.
  ///   - commit: the commit.
  /// - Throws: `ProofError.largeFiles`.
  func check(below places: [String], commit: Repository.Commit) throws(ProofError) {
    let needed = missing.filter { file in
      places.contains { $0.isEmpty || file == $0 || file.hasPrefix("\($0)/") }
    }
    if !needed.isEmpty { throw .largeFiles(needed, commit: commit.inWords) }
  }

  private static func makeFolders(
    above path: String, in folder: String, _ made: inout Set<String>
  ) throws(FileError) {
    var whole = folder
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      whole += "/\(part)"
      guard made.insert(whole).inserted else { continue }
      guard mkdir(whole, 0o700) == 0 else {
        throw .cannotWrite(path: whole, WriteFailure(errno, at: folder))
      }
    }
  }

  private static func write(
    _ content: Data, to path: String, isProgram: Bool
  ) throws(FileError) {
    let descriptor = open(
      path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, isProgram ? 0o700 : 0o600)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, WriteFailure(errno, at: path)) }
    defer { close(descriptor) }
    let failure = writeAll(content, to: descriptor)
    guard failure == 0 else { throw .cannotWrite(path: path, WriteFailure(failure, at: path)) }
  }

  // MARK: What is kept elsewhere

  /// Returns what a pointer of Git LFS stands for; `nil` for another file, and for a pointer that the
  /// user's files have in its place, too.
  private mutating func largeFile(_ content: Data, at path: String, place: String) throws -> Data? {
    guard let pointer = LargeFilePointer(content) else { return nil }
    let own = "\(top)/\(path)"
    if let bytes = FileManager.default.contents(atPath: own), bytes == content { return nil }
    let kept = "\(store)/lfs/objects/\(pointer.path)"
    guard let bytes = FileManager.default.contents(atPath: kept), bytes.count == pointer.size else {
      missing.append("\(place)\(path)")
      return nil
    }
    return bytes
  }

  /// Writes the files of a submodule where the user has it, too; it is empty for others.
  private mutating func writeSubmodule(
    _ entry: Entry, to folder: String, place: String
  ) throws {
    let own = "\(top)/\(entry.path)"
    guard Standing(at: "\(own)/.git") != .nothing else { return }
    let git = try Git(in: own)
    let object = try git.run(["cat-file", "-e", "\(entry.number)^{commit}"])
    guard object.code == 0 else {
      throw ProofError.submodule(path: own, commit: entry.number)
    }
    let store = try git.run(["rev-parse", "--path-format=absolute", "--git-common-dir"]).line
    var copy = TreeCopy(git: git, top: own, store: store)
    try copy.write(
      entry.number, to: "\(folder)/\(entry.path)", place: "\(place)\(entry.path)/")
    missing += copy.missing
  }
}
