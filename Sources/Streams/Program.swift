import Foundation

/// The name of the running program.
package enum Program {
  /// The name as it was typed, without the folder.
  package static var name: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "flipbook"
  }

  /// The path of the running program, links followed.
  package static var path: String {
    guard let path = realpath("/proc/self/exe", nil) else { return name }
    defer { free(path) }
    return String(cString: path)
  }

  package static let version = "0.1.0"
}
