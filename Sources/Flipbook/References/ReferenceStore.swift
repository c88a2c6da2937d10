import Foundation
import FrameOutput

/// The folder in which the references of scenes are kept, a folder each.
struct ReferenceStore: Hashable, Sendable {
  let folder: String

  init(_ folder: String) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  func folder(of scene: String) -> String { "\(folder)/\(scene)" }

  /// The APNG of a scene's key frames.
  func keys(of scene: String) -> String { "\(folder(of: scene))/\(Self.keysName)" }

  static let keysName = "keys.png"

  /// Every file that a reference may have.
  static let fileNames = RecordFile.allCases.map(\.name) + [keysName]

  /// Units: bytes.
  private static let largestText = 268_435_456

  /// What is kept of a scene; nothing where there is no reference.
  ///
  /// - Throws: `ReferenceError`.
  func record(of scene: String) throws(ReferenceError) -> FilmRecord? {
    let folder = folder(of: scene)
    guard Standing.isThere("\(folder)/\(RecordFile.ledger.name)") else { return nil }
    var reader = RecordReader(folder: folder)
    return try reader.read { file throws(ReferenceError) in
      do throws(FrameOutputError) {
        return try SourceFile.bytes(of: "\(folder)/\(file.name)", limit: Self.largestText)
      } catch {
        throw .file(error)
      }
    }
  }

  /// Keeps a record; files that say the same already are left alone.
  ///
  /// - Throws: `ReferenceError.file`.
  func keep(_ record: FilmRecord) throws(ReferenceError) {
    // The ledger last: without it there is no reference.
    for file in RecordFile.allCases.reversed() {
      let path = "\(folder(of: record.scene))/\(file.name)"
      let bytes = Array(record.text(of: file).utf8)
      do throws(FrameOutputError) {
        if Standing.isThere(path), try SourceFile.bytes(of: path, limit: .max) == bytes { continue }
        try WholeFile.write(bytes, to: path)
      } catch {
        throw .file(error)
      }
    }
  }

  /// The references whose scene is not among `scenes`, by name.
  ///
  /// - Throws: `ReferenceError.file` where the folder cannot be read.
  func orphans(among scenes: [String]) throws(ReferenceError) -> [String] {
    guard Standing.isThere(folder) else { return [] }
    let names = try contents(of: folder)
    return names.filter {
      !scenes.contains($0) && Standing.isThere("\(folder)/\($0)/\(RecordFile.ledger.name)")
    }
  }

  /// Removes the reference of a scene.
  ///
  /// - Throws: `ReferenceError.foreign` where the folder holds anything else, which then stays as it is.
  func remove(_ scene: String) throws(ReferenceError) {
    let folder = folder(of: scene)
    let names = try contents(of: folder)
    if let foreign = names.first(where: { !Self.fileNames.contains($0) }) {
      throw .foreign(folder: folder, file: foreign)
    }
    for name in names { try remove(file: "\(folder)/\(name)") }
    guard rmdir(folder) == 0 else {
      throw .notRemoved(path: folder, reason: String(cString: strerror(errno)))
    }
  }

  /// Removes the key frames of a scene, if there are any.
  ///
  /// - Throws: `ReferenceError.notRemoved`.
  func removeKeys(of scene: String) throws(ReferenceError) {
    let keys = keys(of: scene)
    if Standing.isThere(keys) { try remove(file: keys) }
  }

  private func remove(file path: String) throws(ReferenceError) {
    guard unlink(path) == 0 else {
      throw .notRemoved(path: path, reason: String(cString: strerror(errno)))
    }
  }

  private func contents(of folder: String) throws(ReferenceError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .file(.cannotRead(path: folder, reason: error.reason))
    }
  }
}

/// What stands at a path.
private enum Standing {
  static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
