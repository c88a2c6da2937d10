import ArgumentParser
import Foundation

/// What a command says on the side: results go to the standard output, everything else here.
struct Console: Sendable {
  var isQuiet = false
  var isVerbose = false
  /// Whether the standard error is a terminal that shows colours and moves its cursor.
  var hasTerminal = isatty(STDERR_FILENO) == 1
  var hasColor = isatty(STDERR_FILENO) == 1 && !Self.isAskedForNoColor

  /// Source: https://no-color.org: set and not empty.
  private static var isAskedForNoColor: Bool {
    ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty == false
  }

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

  @Flag(help: "No colours, as with NO_COLOR in the environment.")
  var noColor = false

  var console: Console {
    var console = Console(isQuiet: quiet)
    if noColor { console.hasColor = false }
    return console
  }
}
