import Files
import Foundation

/// Runs a tool to its end.
package struct ToolRun {
  package let code: Int32
  package let output: [UInt8]
  /// What the tool wrote to its standard error.
  package let errors: String

  /// Runs a tool; what it writes goes to files in a folder of one's own.
  ///
  /// - Parameters:
  ///   - program: its path.
  ///   - arguments: its arguments.
  ///   - folder: an existing folder, in which `output` and `errors` are written.
  ///   - libraries: folders in which the loader looks for shared libraries first.
  /// - Throws: `FileError` when it cannot be started or what it wrote cannot be read.
  package init(
    _ program: String, _ arguments: [String], in folder: String, libraries: [String] = []
  ) throws(FileError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "\(folder)/output", flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "\(folder)/errors", flags, 0o600)
    let words = ([program] + arguments).map { strdup($0) }
    let variables = Self.environment(libraries)
    defer { for word in words + variables { free(word) } }
    var id: pid_t = 0
    let failure = posix_spawn(&id, program, &actions, nil, words + [nil], variables + [nil])
    guard failure == 0 else {
      throw .cannotRead(path: program, reason: String(cString: strerror(failure)))
    }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    code = signal == 0 ? status >> 8 & 0xFF : 128 + signal
    output = try SourceFile.bytes(of: "\(folder)/output")
    errors = String(decoding: try SourceFile.bytes(of: "\(folder)/errors"), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What a program ends with that the loader cannot start: a library is missing, or is another.
  static let cannotStart: Int32 = 127

  /// Returns this process's variables, with folders for the loader before those that it has.
  private static func environment(_ libraries: [String]) -> [UnsafeMutablePointer<CChar>?] {
    let name = "LD_LIBRARY_PATH"
    let entries: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    var copies: [UnsafeMutablePointer<CChar>?] = []
    var index = 0
    while let entry = entries[index] {
      index += 1
      let isOther = libraries.isEmpty || strncmp(entry, "\(name)=", name.utf8.count + 1) != 0
      if isOther { copies.append(strdup(entry)) }
    }
    guard !libraries.isEmpty else { return copies }
    let given = EnvironmentVariables.value(of: name).map { [$0] } ?? []
    copies.append(strdup("\(name)=\((libraries + given).joined(separator: ":"))"))
    return copies
  }
}
