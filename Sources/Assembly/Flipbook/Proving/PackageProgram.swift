import Compiling
import Files
import Foundation
import Processes
import Streams

/// The running program as one of a package, which is built as it was at a commit.
///
/// The build is kept, so that the next one makes only what has changed. It stands with the files in a
/// folder of this user's, always at the same path: the package manager builds anew what has moved.
struct PackageProgram {
  /// The folder of the package, from the top of the repository on.
  let place: String
  private let repository: Repository
  private let commit: Repository.Commit
  private let product: String
  private let configuration: String

  /// Finds the package that this program is of.
  ///
  /// - Throws: `ProofError.noProgram`.
  init(in repository: Repository, at commit: Repository.Commit) throws(ProofError) {
    let program = Program.path
    product = program.split(separator: "/").last.map(String.init) ?? Program.name
    var folder = resolved(FileManager.default.currentDirectoryPath)
    while Standing(at: "\(folder)/Package.swift") != .file, folder != "/" {
      folder = parentFolder(of: folder)
    }
    guard program.hasPrefix("\(folder)/.build/"), let place = repository.place(of: folder) else {
      throw .noProgram(name: Program.name, base: commit.name)
    }
    (self.place, self.repository, self.commit) = (place, repository, commit)
    configuration = program.contains("/release/") ? "release" : "debug"
  }

  /// The folder of the package here.
  var folder: String { place.isEmpty ? repository.top : "\(repository.top)/\(place)" }

  /// Returns a file of the package that is newer than this program; `nil` where none is.
  var fileNewerThanProgram: String? {
    var status = stat()
    guard stat(Program.path, &status) == 0 else { return nil }
    let built = status.st_mtim
    let sources = "\(folder)/Sources"
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().first { name in
      var status = stat()
      guard stat("\(sources)/\(name)", &status) == 0 else { return false }
      let saved = status.st_mtim
      return (saved.tv_sec, saved.tv_nsec) > (built.tv_sec, built.tv_nsec)
    }.map { "Sources/\($0)" }
  }

  /// A program that was built.
  struct Built {
    let program: String
    /// The folder of the files of the commit.
    let tree: String
    let draft: DraftFolder
  }

  /// Builds the program as it was.
  ///
  /// - Parameter say: told, before it is begun, that it takes long.
  /// - Returns: the program.
  /// - Throws: `ProofError`, `FileError`.
  func build(say: (String) -> Void) throws -> Built {
    guard let swift = programInPath("swift") else { throw ProofError.noSwift }
    let kept = ProgramCache()
    guard let cache = kept.place else { throw ProofError.noRoom(kept.fault ?? "") }
    let key = PrivateFolder.text(Checksum.of(Array(folder.utf8)))
    let room = try PrivateFolder(at: "\(try cache.folder("proofs"))/\(key)", in: cache.path).path
    let build = "\(room)/build"
    let draft = try DraftFolder(in: room, for: room)
    // The whole path: what a manifest names above the repository is found there, too.
    let tree = "\(draft.whole)\(repository.top == "/" ? "" : repository.top)"
    try Self.makeFolders(tree)
    var copy = TreeCopy(of: repository)
    try copy.write(commit.number, to: tree)
    try copy.check(below: [place], commit: commit)
    let package = place.isEmpty ? tree : "\(tree)/\(place)"
    guard Standing(at: "\(package)/Package.swift") == .file else {
      throw ProofError.noPackage(base: commit.inWords, folder: place)
    }
    if Standing(at: "\(package)/Package.resolved") == .nothing {
      // Where git does not know which versions were chosen, those of here serve.
      symlink("\(folder)/Package.resolved", "\(package)/Package.resolved")
    }
    say(
      Standing(at: "\(build)/\(configuration)/\(product)") == .file
        ? "Building \(product) as it was at \(commit.inWords)."
        : "Building \(product) as it was at \(commit.inWords), with Flipbook: that takes minutes, and"
          + " seconds the next time. The build is kept in \(room)/.")
    let place = ["--package-path", package, "--scratch-path", build]
    try linkNeighbours(
      of: package, draft.whole,
      ToolRun(swift, ["package"] + place + ["dump-package"], in: draft.whole))
    let run = try ToolRun(
      swift, ["build"] + place + ["--configuration", configuration, "--product", product],
      in: draft.whole)
    guard run.code == 0 else {
      let said = (String(decoding: run.output, as: UTF8.self) + "\n" + run.errors)
        .replacing("\(tree)/", with: "").split(separator: "\n").suffix(Self.lastLines)
      throw ProofError.doesNotBuild(base: commit.inWords, said: said.joined(separator: "\n"))
    }
    return Built(program: "\(build)/\(configuration)/\(product)", tree: tree, draft: draft)
  }

  /// Copies what the package manager has fetched already.
  private func share(_ name: String, with build: String) {
    do {
      try FileManager.default.createDirectory(
        atPath: build, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: "\(folder)/.build/\(name)", toPath: "\(build)/\(name)")
    } catch {
      // It fetches again what it does not find.
      return
    }
  }

  /// Puts links to packages where the manifest looks for them above the repository.
  private func linkNeighbours(of package: String, _ root: String, _ run: ToolRun) throws {
    guard run.code == 0 else {
      throw ProofError.doesNotBuild(base: commit.inWords, said: run.errors)
    }
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(run.output))
    for path in manifest.dependencies.flatMap({ $0.fileSystem ?? [] }).map(\.path)
    where path.hasPrefix(root) && Standing(ofLinkAt: path) == .nothing {
      let real = String(path.dropFirst(root.count))
      guard Standing(at: real) == .folder else { continue }
      try Self.makeFolders(parentFolder(of: path))
      guard symlink(real, path) == 0 else {
        throw FileError.cannotWrite(path: path, WriteFailure(errno, at: root))
      }
    }
  }

  private struct Manifest: Decodable {
    struct Dependency: Decodable {
      struct Folder: Decodable { let path: String }
      let fileSystem: [Folder]?
    }
    let dependencies: [Dependency]
  }

  private static func makeFolders(_ path: String) throws(FileError) {
    var whole = ""
    for part in path.split(separator: "/") {
      whole += "/\(part)"
      guard mkdir(whole, 0o700) == 0 || Standing(at: whole) == .folder else {
        throw .cannotWrite(path: whole, WriteFailure(errno, at: whole))
      }
    }
  }

  private static let lastLines = 30
}
