import Foundation

/// A user's files as they compile without Objective-C.
package struct RewrittenSources: Hashable, Sendable {
  /// The texts, by their paths below the folder that all files share.
  package let files: [File]
  /// What is filmed, as the end of “films …”.
  package let subject: String
  /// A file more, with the program's entry.
  package let entry: String
  /// What means something else than on iOS, as compilers write it.
  package let warnings: [String]

  /// One of the files.
  package struct File: Hashable, Sendable {
    /// The path below the folder that all files share; it leads nowhere else.
    package let path: String
    /// The rewritten text, each line where it stood in the user's file.
    package let text: String
  }

  /// Takes what the rewriter made.
  ///
  /// - Parameters:
  ///   - program: what it made; its paths may lead anywhere.
  ///   - current: the folder in which paths begin that are not whole.
  init(
    _ program: RewrittenProgram, in current: String = FileManager.default.currentDirectoryPath
  ) {
    // Whole paths without `..`: what is behind the parts that all share leads nowhere else.
    let parts = program.files.map { file in
      let path = file.file.hasPrefix("/") ? file.file : "\(current)/\(file.file)"
      return standardized(path).split(separator: "/").map(String.init)
    }
    var shared = (parts.first ?? []).dropLast().count
    for path in parts {
      let same = zip(path.dropLast(), parts[0].dropLast()).prefix { $0 == $1 }.count
      shared = min(shared, same)
    }
    files = zip(parts, program.files).map { path, file in
      File(path: path.dropFirst(shared).joined(separator: "/"), text: file.text)
    }
    subject = program.subject ?? ""
    entry = program.entry
    warnings = program.files.flatMap(\.warnings)
  }
}
