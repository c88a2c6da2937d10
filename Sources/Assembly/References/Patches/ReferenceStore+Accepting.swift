import Files
import Foundation

extension ReferenceStore {
  /// Takes the records of a patch over: all of them or, where one does not fit, none.
  ///
  /// - Parameters:
  ///   - entries: the files of the patch.
  ///   - repository: the folder that their paths begin in.
  ///   - patch: the path of the patch, named in errors.
  /// - Returns: the folders of the references that have changed, from the top of the repository on; without
  ///   those that are as the patch has them.
  /// - Throws: `PatchError`, `ReferenceError`.
  package static func accept(
    _ entries: [PatchReader.Entry], in repository: Enclosure, patch: String
  ) throws -> [String] {
    var folders: [Folder] = []
    for entry in entries {
      let parts = entry.path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count >= 2, let file = parts.last.map(String.init), fileNames.contains(file),
        !parts.contains(where: { ["", ".", "..", ".git"].contains($0) }),
        let place = repository.path(entry.path)
      else { throw PatchError.foreign(path: patch, file: entry.path) }
      let folder = parts.dropLast().joined(separator: "/")
      let standing = try content(of: place)
      let content = try entry.content(after: standing)
      if folders.last?.path != folder { folders.append(Folder(path: folder)) }
      if content != standing {
        folders[folders.count - 1].contents.append((file, content))
        folders[folders.count - 1].before.append((file, standing))
      }
    }
    let changed = folders.filter { !$0.contents.isEmpty }
    var drafts: [WholeFolder] = []
    do {
      for folder in changed {
        drafts.append(try draft(of: folder.path, folder.contents, in: repository))
      }
    } catch {
      for draft in drafts { draft.cancel() }
      throw error
    }
    for (number, draft) in drafts.enumerated() {
      do {
        try draft.publish { fileNames.contains($0) }
      } catch {
        for draft in drafts { draft.cancel() }
        let left = changed[..<number].filter { !isRestored($0, in: repository) }.map(\.path)
        throw left.isEmpty ? error : PatchError.half(changed: left, reason: "\(error)")
      }
    }
    return changed.map(\.path)
  }

  /// A reference that a patch changes.
  private struct Folder {
    /// From the top of the repository on.
    let path: String
    /// The files after the patch; `nil` for one that goes.
    var contents: [(name: String, content: Data?)] = []
    /// The same files as they stood.
    var before: [(name: String, content: Data?)] = []
  }

  /// Puts a reference back as it stood.
  ///
  /// - Returns: false where that cannot be done.
  private static func isRestored(_ folder: Folder, in repository: Enclosure) -> Bool {
    do {
      try draft(of: folder.path, folder.before, in: repository)
        .publish { fileNames.contains($0) }
      // One that was new is gone again; others have files, and stay.
      rmdir("\(repository.folder)/\(folder.path)")
      return true
    } catch {
      return false
    }
  }

  /// Makes the folder of a reference as it will be.
  private static func draft(
    of path: String, _ contents: [(name: String, content: Data?)], in repository: Enclosure
  ) throws -> WholeFolder {
    let whole = "\(repository.folder)/\(path)"
    let store = ReferenceStore(parentFolder(of: whole))
    let draft = try store.begin(String(whole.dropFirst(store.folder.count + 1)))
    do {
      for name in fileNames {
        let changed = contents.first { $0.name == name }
        let bytes =
          if let changed { changed.content } else { try content(of: "\(whole)/\(name)") }
        if let bytes {
          try WholeFile.write(Array(bytes), to: "\(draft.content)/\(name)", isDurable: false)
        }
      }
    } catch {
      draft.cancel()
      throw error
    }
    return draft
  }
}
