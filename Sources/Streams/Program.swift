/// What the process is called.
package enum Program {
  /// As one typed it, without the folder.
  package static var name: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "flipbook"
  }

  package static let version = "0.1.0"
}
