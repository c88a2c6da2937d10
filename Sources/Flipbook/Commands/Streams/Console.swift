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
    say(sentence)
  }

  /// Says what only one who looks closely wants to know.
  func detail(_ sentence: String) {
    guard isVerbose else { return }
    say(sentence)
  }

  /// Says what went wrong.
  func report(_ sentence: String) {
    write((hasColor ? "\u{1B}[31merror:\u{1B}[0m " : "error: ") + sentence.visible + "\n")
  }

  /// Says what went wrong and ends the process with code 2.
  func fail(_ sentence: String) -> Never {
    report(sentence)
    ProgramEnd.end(with: 2)
  }

  /// Says something, however quiet it was asked to be.
  func say(_ sentence: String) {
    write(sentence.visible + "\n")
  }

  /// Writes text as it is, with what moves the cursor of a terminal.
  ///
  /// Where the standard error takes nothing there is nobody left to tell, and nothing else changes.
  func write(_ text: String) {
    _ = Descriptor.writeAll(Data(text.utf8), to: STDERR_FILENO)
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
