import Files
import Foundation
import Wording

/// What a command says on the side: results go to the standard output, everything else here.
package struct Console: Sendable {
  package var isQuiet = false
  package var isVerbose = false
  /// Whether the standard error is a terminal that shows colours and moves its cursor.
  package var hasTerminal = isatty(STDERR_FILENO) == 1
  package var hasColor = isatty(STDERR_FILENO) == 1 && !Self.isAskedForNoColor

  package init(isQuiet: Bool = false) { self.isQuiet = isQuiet }

  /// Source: https://no-color.org: set and not empty.
  private static var isAskedForNoColor: Bool {
    ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty == false
  }

  /// Says what happened, unless it was asked to be quiet.
  package func note(_ sentence: String) {
    guard !isQuiet else { return }
    say(sentence)
  }

  /// Says what only one who looks closely wants to know.
  package func detail(_ sentence: String) {
    guard isVerbose else { return }
    say(sentence)
  }

  /// Says what went wrong.
  package func report(_ sentence: String) {
    write((hasColor ? "\u{1B}[31merror:\u{1B}[0m " : "error: ") + sentence.visible + "\n")
  }

  /// Says what went wrong and ends the process with code 2.
  package func fail(_ sentence: String) -> Never {
    report(sentence)
    ProgramEnd.end(with: 2)
  }

  /// Says something, however quiet it was asked to be.
  package func say(_ sentence: String) {
    write(sentence.visible + "\n")
  }

  /// Writes text as it is, with what moves the cursor of a terminal.
  ///
  /// Where the standard error takes nothing there is nobody left to tell, and nothing else changes.
  package func write(_ text: String) {
    _ = writeAll(Data(text.utf8), to: STDERR_FILENO)
  }
}
