import Files
import Foundation

/// The folder with the references of scenes, each in a folder of its own.
package struct ReferenceStore: Hashable, Sendable {
  /// Where the references stand, without a slash at its end.
  package let folder: String

  /// Takes the path of a folder, which need not be there.
  package init(_ folder: String) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// Returns where the reference of a name stands or would stand.
  package func folder(of scene: String) -> String { "\(folder)/\(scene)" }

  /// Returns the path of the APNG with a scene's key frames.
  func keys(of scene: String) -> String { "\(folder(of: scene))/\(Self.keysName)" }

  static let keysName = "keys.png"

  /// Returns what the ledger of a reference says, which tells of the files beside it too; `nil` where none stands.
  ///
  /// - Throws: `ReferenceError.file`.
  package func ledgerText(of name: String) throws(ReferenceError) -> String? {
    try Self.content(of: "\(folder(of: name))/\(RecordFile.ledger.name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The names of all files that a reference may have.
  package static let fileNames = RecordFile.allCases.map(\.name) + [keysName]

  /// The largest text file that is read.
  ///
  /// *Units*: bytes.
  private static let largestText = 268_435_456

  /// Reads the record of a scene; `nil` when there is no reference.
  ///
  /// - Throws: `ReferenceError`.
  package func record(of scene: String) throws(ReferenceError) -> FilmRecord? {
    let folder = folder(of: scene)
    var before = FileIdentity(of: folder)
    while true {
      let record = Result { () throws(ReferenceError) in try readRecord(in: folder) }
      let after = FileIdentity(of: folder)
      if after == before { return try record.get() }
      // The scene was recorded meanwhile: the files read may be a mix of both records.
      before = after
    }
  }

  /// Reads with what the reference of a scene was made and where the scene stands, and nothing else of
  /// it; `nil` when it is of a version that does not tell.
  ///
  /// - Throws: `ReferenceError`.
  package func origin(of scene: String) throws(ReferenceError) -> RecordOrigin? {
    let path = "\(folder(of: scene))/\(RecordFile.ledger.name)"
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try SourceFile.bytes(of: path, limit: Self.largestText)
    } catch {
      throw .file(error)
    }
    return try RecordReader.origin(in: bytes, path: path)
  }

  private func readRecord(in folder: String) throws(ReferenceError) -> FilmRecord? {
    guard Standing(at: "\(folder)/\(RecordFile.ledger.name)") != .nothing else { return nil }
    var reader = RecordReader(folder: folder)
    return try reader.read { file throws(ReferenceError) in
      let path = "\(folder)/\(file.name)"
      try Self.check(path)
      do throws(FileError) {
        return try SourceFile.bytes(of: path, limit: Self.largestText)
      } catch {
        throw .file(error)
      }
    }
  }

  /// Checks that a file of a scene's reference is there.
  ///
  /// - Throws: `ReferenceError.missing`.
  func check(_ name: String, of scene: String) throws(ReferenceError) {
    try Self.check("\(folder(of: scene))/\(name)")
  }

  private static func check(_ path: String) throws(ReferenceError) {
    guard Standing(at: path) != .nothing else { throw .missing(path: path) }
  }

  /// Begins a new reference; the old one stays until `keep`.
  ///
  /// - Throws: `ReferenceError.file`, or `.link` when the scene's folder is a link.
  func begin(_ scene: String) throws(ReferenceError) -> WholeFolder {
    let path = folder(of: scene)
    guard Standing(ofLinkAt: path) != .link else { throw .link(path: path) }
    do throws(FileError) {
      return try WholeFolder(at: path)
    } catch {
      throw .file(error)
    }
  }

  /// Replaces the old reference as a whole; one that is equal is left alone.
  ///
  /// - Parameters:
  ///   - record: what is written.
  ///   - folder: the folder from `begin`, with the key frames if there are any.
  /// - Throws: `ReferenceError.file`; the old reference stands then.
  func keep(_ record: FilmRecord, in folder: WholeFolder) throws(ReferenceError) {
    do throws(FileError) {
      for file in RecordFile.allCases {
        try WholeFile.write(
          Array(record.text(of: file).utf8), to: "\(folder.content)/\(file.name)",
          isDurable: false)
      }
      if isSame(folder.content, as: folder.path) {
        folder.cancel()
      } else {
        try folder.publish { Self.fileNames.contains($0) }
      }
    } catch {
      throw .file(error)
    }
  }

  /// Returns true when two references are equal, byte by byte.
  func isSame(_ one: String, as other: String) -> Bool {
    Self.fileNames.allSatisfy { name in
      let paths = ["\(one)/\(name)", "\(other)/\(name)"]
      let standings = paths.map { Standing(ofLinkAt: $0) }
      guard standings[0] == standings[1] else { return false }
      guard standings[0] == .file else { return standings[0] == .nothing }
      do {
        let bytes = try SourceFile.bytes(of: paths[0], limit: .max)
        return try SourceFile.bytes(of: paths[1], limit: bytes.count) == bytes
      } catch {
        // A file that cannot be read, or is too long, is written again.
        return false
      }
    }
  }

  /// Removes what killed processes left here.
  package func removeAbandoned() { DraftFolder.removeAbandoned(in: folder) }

  /// Returns the names of the references whose scene is not among `scenes`.
  ///
  /// - Throws: `ReferenceError.file` when the folder cannot be read.
  package func orphans(among scenes: [String]) throws(ReferenceError) -> [String] {
    guard Standing(at: folder) != .nothing else { return [] }
    let names = try contents(of: folder)
    return names.filter {
      !scenes.contains($0)
        && Standing(at: "\(folder)/\($0)/\(RecordFile.ledger.name)") != .nothing
    }
  }

  /// Returns the names of folders in which files of a reference stand, but no ledger.
  ///
  /// - Throws: `ReferenceError.file` when the folder cannot be read.
  package func folderNamesWithoutLedger() throws(ReferenceError) -> [String] {
    guard Standing(at: folder) != .nothing else { return [] }
    return try contents(of: folder).filter { name in
      let place = "\(folder)/\(name)"
      return Standing(ofLinkAt: place) == .folder
        && Standing(at: "\(place)/\(RecordFile.ledger.name)") == .nothing
        && Self.fileNames.contains { Standing(at: "\(place)/\($0)") != .nothing }
    }
  }

  /// Returns the error for which the reference of a scene cannot be removed; `nil` when it can.
  ///
  /// - Throws: `ReferenceError.file` when the folder cannot be read.
  package func refusal(toRemove scene: String) throws(ReferenceError) -> ReferenceError? {
    let folder = folder(of: scene)
    guard Standing(ofLinkAt: folder) != .link else { return .link(path: folder) }
    return try contents(of: folder).first { !Self.fileNames.contains($0) }
      .map { .foreign(folder: folder, file: $0) }
  }

  /// Removes the reference of a scene.
  ///
  /// - Throws: `ReferenceError.foreign` or `.link` when the folder is not only a reference, which
  ///   then stays as it is; `.notRemoved`.
  package func remove(_ scene: String) throws(ReferenceError) {
    let folder = folder(of: scene)
    if let refusal = try refusal(toRemove: scene) { throw refusal }
    // By the open folder's descriptor: a folder that takes its path meanwhile is not touched.
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .notRemoved(path: folder, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    for name in Self.fileNames where unlinkat(descriptor, name, 0) != 0 && errno != ENOENT {
      throw .notRemoved(path: "\(folder)/\(name)", reason: String(cString: strerror(errno)))
    }
    guard rmdir(folder) == 0 else {
      throw .notRemoved(path: folder, reason: String(cString: strerror(errno)))
    }
  }

  private func contents(of folder: String) throws(ReferenceError) -> [String] {
    guard Standing(at: folder) == .folder else {
      throw .file(.cannotRead(path: folder, reason: "it is no folder"))
    }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .file(.cannotRead(path: folder, reason: error.reason))
    }
  }
}
