import CFiles

/// The words of this process's command line.
package enum CommandWords {
  /// The words as they were given: the name of the program, then its arguments, in any encoding.
  ///
  /// Swift's `CommandLine` reads `/proc`, and has no words where that is missing.
  package static var all: [UnsafePointer<CChar>] {
    var words: [UnsafePointer<CChar>] = []
    while let word = files_word(Int32(words.count)) { words.append(word) }
    return words
  }

  /// The path by which this process was started, from the folder that it was started in.
  package static var startedPath: UnsafePointer<CChar>? { files_started_path() }
}
