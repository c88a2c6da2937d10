import Files
import Foundation

/// The modules that the compiler has read before.
///
/// The compiler believes what stands there. So a list says which files it left, with their
/// checksums; where anything else stands, all of it is made anew.
struct ModuleCache {
  /// The folder for the compiler.
  let folder: String
  private let place: PrivateFolder?
  /// Held while the compiler reads, so that nobody takes the files away.
  private let lock: FolderLock?

  /// Finds the modules that are kept.
  ///
  /// - Parameters:
  ///   - place: where they are kept; `nil` for nowhere.
  ///   - draft: a folder of this run's own, which has them where none can be kept, or where others
  ///     read damaged ones.
  init(in place: PrivateFolder?, else draft: String) {
    do throws(FileError) {
      if let place {
        let folder = try place.folder(Self.name)
        if let lock = Self.lock(folder, of: place) {
          (self.folder, self.place, self.lock) = (folder, place, lock)
          return
        }
      }
    } catch {
      // What cannot be written was said of the programs already.
    }
    (folder, self.place, lock) = ("\(draft)/\(Self.name)", nil, nil)
  }

  /// Writes the list of what is there now.
  func remember() {
    guard let place, let list = Self.list(of: folder),
      place.read(Self.name, in: Self.lists, limit: Self.longestList) != list
    else { return }
    do throws(FileError) {
      try place.write(list, as: Self.name, in: Self.lists)
    } catch {
      // Without its list, it is made anew the next time.
    }
  }

  /// Locks a folder for reading that is as its list says; `nil` where others read a damaged one.
  private static func lock(_ folder: String, of place: PrivateFolder) -> FolderLock? {
    if let lock = FolderLock(folder, .shared, waits: true), isWhole(folder, of: place) {
      return lock
    }
    if let alone = FolderLock(folder, waits: false) {
      withExtendedLifetime(alone) {
        if !isWhole(folder, of: place) { removeContents(of: folder) }
      }
    }
    guard let lock = FolderLock(folder, .shared, waits: true), isWhole(folder, of: place) else {
      return nil
    }
    return lock
  }

  private static func isWhole(_ folder: String, of place: PrivateFolder) -> Bool {
    guard let list = list(of: folder) else { return false }
    return list.isEmpty || place.read(name, in: lists, limit: longestList) == list
  }

  /// Returns the checksums of the files, by path; `nil` where one cannot be read or is a link.
  private static func list(of folder: String) -> [UInt8]? {
    var lines: [String] = []
    var folders = [""]
    while let inside = folders.popLast() {
      for entry in FolderEntry.all(in: "\(folder)/\(inside)") {
        let name = "\(inside)\(entry.name)"
        if entry.isFolder {
          folders.append("\(name)/")
        } else if !passing.contains(where: entry.name.contains) {
          guard Standing(ofLinkAt: "\(folder)/\(name)") == .file else { return nil }
          do throws(FileError) {
            let sum = try Checksum.ofFile(at: "\(folder)/\(name)")
            lines.append("\(name) \(sum.bytes) \(PrivateFolder.text(sum.checksum))\n")
          } catch {
            return nil
          }
        }
      }
    }
    return Array(lines.sorted().joined().utf8)
  }

  private static func removeContents(of folder: String) {
    for entry in FolderEntry.all(in: folder) {
      do {
        try FileManager.default.removeItem(atPath: "\(folder)/\(entry.name)")
      } catch {
        // It is looked at again, and then not used.
      }
    }
  }

  /// Parts of the names of files that the compiler makes and takes away, or that hold nothing.
  private static let passing = [".lock", ".tmp", ".timestamp"]
  private static let name = "modules"
  private static let lists = "known"
  private static let longestList = 1 << 20
}
