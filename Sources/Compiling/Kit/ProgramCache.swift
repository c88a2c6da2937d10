import Files
import Foundation

/// Where compiled programs are kept, by the checksum of everything that they are made of.
package struct ProgramCache: Sendable {
  package let folder: String

  /// The user's cache: `flipbook` in `$XDG_CACHE_HOME`, or in `~/.cache`.
  ///
  /// Source: https://specifications.freedesktop.org/basedir-spec/latest.
  package init() {
    let environment = ProcessInfo.processInfo.environment
    let given = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    folder = (given ?? "\(environment["HOME"] ?? NSTemporaryDirectory())/.cache") + "/flipbook"
  }

  /// The modules that the compiler has read before.
  var modules: String { "\(folder)/modules" }

  /// Returns where the file of a program stands, or will stand.
  func path(_ key: UInt64, _ ending: String) -> String {
    "\(folder)/programs/\(Self.text(key))\(ending)"
  }

  /// Marks a program as used, so that others go before it.
  func touch(_ path: String) { utimes(path, nil) }

  /// Removes the programs that were not used for the longest time.
  func prune() {
    let programs = "\(folder)/programs"
    let dated = FolderEntry.all(in: programs).filter { !$0.isFolder && !$0.name.hasPrefix(".") }
      .map { entry in
        var status = stat()
        stat("\(programs)/\(entry.name)", &status)
        return (name: entry.name, used: status.st_mtim.tv_sec)
      }
    let oldest = dated.sorted { ($0.used, $0.name) > ($1.used, $1.name) }.dropFirst(Self.mostFiles)
    for entry in oldest { unlink("\(programs)/\(entry.name)") }
  }

  /// Returns what was found out about a file, and finds it out where the file is another.
  func remembered(_ name: String, of stamp: FileStamp, _ find: () -> String?) -> String? {
    let key = Checksum.of(Array("\(name) \(stamp)".utf8))
    let path = "\(folder)/known/\(Self.text(key))"
    do {
      return String(decoding: try SourceFile.bytes(of: path, limit: 4096), as: UTF8.self)
    } catch {
      let found = find()
      if let found { note(found, at: path) }
      return found
    }
  }

  /// Writes a note; without it, it is found out again the next time.
  private func note(_ text: String, at path: String) {
    do throws(FileError) {
      try WholeFile.write(Array(text.utf8), to: path, isDurable: false)
    } catch {
      return
    }
  }

  private static func text(_ key: UInt64) -> String {
    let digits = String(key, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// How many files are kept: a program and a note each.
  private static let mostFiles = 200
}
