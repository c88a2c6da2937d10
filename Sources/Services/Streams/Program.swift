import Files
import Foundation

/// The name of the running program.
package enum Program {
  /// The words of the command line: the program as it was typed, then its arguments.
  package static var words: [String] { CommandWords.all.map { String(cString: $0) } }

  /// The name as it was typed, without the folder.
  package static var name: String {
    words.first?.split(separator: "/").last.map(String.init) ?? "flipbook"
  }

  /// The path of the running program, links followed.
  ///
  /// On a system without `/proc` it is that by which the program was started.
  package static var path: String {
    guard
      let path = realpath("/proc/self/exe", nil)
        ?? CommandWords.startedPath.flatMap({ realpath($0, nil) })
    else { return name }
    defer { free(path) }
    return String(cString: path)
  }

  /// The release of the program, which `--version` prints and caches are told apart by.
  package static let version = "0.1.0"
}
