import Foundation

/// The folder of notes on the films beside it: `.flipbook`, which git ignores.
package struct NotesFolder: Sendable {
  static let name = ".flipbook"

  private let folder: String
  /// The name of the film, with which the names of its notes begin.
  private let film: String

  /// Names the notes of a film; nothing is made on disk yet.
  ///
  /// - Parameter film: a file or a folder; a link is followed.
  package init(beside film: String) {
    let film = withoutTrailingSlashes(Standing(at: film) == .nothing ? film : resolved(film))
    folder = "\(parentFolder(of: film))/\(Self.name)"
    self.film = film.split(separator: "/").last.map(String.init) ?? "root"
  }

  /// Returns the path of a note on the film.
  ///
  /// - Parameter ending: what tells this note from others on the same film, such as `json`.
  /// - Returns: the path, whether or not the note exists.
  package func path(_ ending: String) -> String { "\(folder)/\(film).\(ending)" }

  /// Whether there is a note on the film, as there is on each film that Flipbook wrote there.
  package var hasNotes: Bool {
    let notes = FolderEntry.all(in: folder)
    return notes.contains { $0.name.hasPrefix("\(film).") }
  }

  /// Makes the folder if it does not exist.
  ///
  /// - Throws: `FileError.cannotWrite`; also when a link has its name.
  private func make(for path: String) throws(FileError) {
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw .cannotWrite(path: path, WriteFailure(errno, at: folder))
    }
    guard Standing(ofLinkAt: folder) == .folder else {
      throw .cannotWrite(path: path, .fileInTheWay(folder))
    }
    let ignored = "\(folder)/.gitignore"
    guard Standing(ofLinkAt: ignored) == .nothing else { return }
    do throws(FileError) {
      // Whole or not at all: git takes what is in the folder for its own where the file is empty.
      try WholeFile.write(Array("*\n".utf8), to: ignored, followsLinks: false, isDurable: false)
    } catch .cannotWrite(_, let failure) {
      throw .cannotWrite(path: path, failure)
    } catch {
      throw error
    }
  }

  /// Writes a note; a link at its path is replaced, not followed.
  ///
  /// After a power cut the note may be the old one, or unreadable: nobody may rely on it.
  ///
  /// - Throws: `FileError.cannotWrite`.
  package func write(_ bytes: [UInt8], ending: String) throws(FileError) {
    try make(for: path(ending))
    try WholeFile.write(bytes, to: path(ending), followsLinks: false, isDurable: false)
  }

  /// Waits until no other process changes what the notes are about.
  ///
  /// - Returns: the lock, which holds as long as the object lives; `nil` when there are no notes.
  package func lock(_ kind: FolderLock.Kind) -> FolderLock? {
    if kind == .exclusive {
      // A user who may not write here gets no lock, and leaves no notes.
      _ = mkdir(folder, 0o777)
    }
    return FolderLock(folder, kind, waits: true)
  }
}
