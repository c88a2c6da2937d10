/// The name of the running program.
package enum Program {
  /// The name as it was typed, without the folder.
  package static var name: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "flipbook"
  }

  package static let version = "0.1.0"
}
