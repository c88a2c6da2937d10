import ArgumentParser
import Foundation

/// What a command says on the side: results go to the standard output, everything else here.
struct Console: Sendable {
  var isQuiet = false
  var isVerbose = false
  /// Whether the standard error is a terminal that shows colours and moves its cursor.
  var hasTerminal = isatty(STDERR_FILENO) == 1
  var hasColor =
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil

  /// Says what happened, unless it was asked to be quiet.
  func note(_ sentence: String) {
    guard !isQuiet else { return }
    write(sentence + "\n")
  }

  /// Says what only one who looks closely wants to know.
  func detail(_ sentence: String) {
    guard isVerbose else { return }
    write(sentence + "\n")
  }

  /// Says what went wrong.
  func report(_ sentence: String) {
    write((hasColor ? "\u{1B}[31merror:\u{1B}[0m " : "error: ") + sentence + "\n")
  }

  /// Says what went wrong and ends the process with code 2.
  func fail(_ sentence: String) -> Never {
    report(sentence)
    exit(2)
  }

  func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// How much is said, and how.
struct MessageOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say more.")
  var verbose = false

  @Flag(help: "Write results as JSON.")
  var json = false

  @Flag(help: "No colours, as with NO_COLOR in the environment.")
  var noColor = false

  func validate() throws {
    if quiet && verbose { throw ValidationError("Give --quiet or --verbose, not both.") }
  }

  var console: Console {
    var console = Console(isQuiet: quiet, isVerbose: verbose)
    if noColor { console.hasColor = false }
    return console
  }
}
