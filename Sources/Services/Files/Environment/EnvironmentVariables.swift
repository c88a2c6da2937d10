import Foundation

/// The environment variables of this process, read without Foundation's dictionary of all of them,
/// which takes a millisecond of the start of a program.
package enum EnvironmentVariables {
  /// The names of all variables, in the order in which they stand.
  package static var names: [String] {
    let entries: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    var names: [String] = []
    var index = 0
    while let entry = entries[index] {
      names.append(String(String(cString: entry).prefix { $0 != "=" }))
      index += 1
    }
    return names
  }

  /// Returns the value of a variable; `nil` for one that is not set.
  package static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
