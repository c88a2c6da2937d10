import Files
import Foundation
import Wording

/// Writes a command's messages to the standard error; results go to the standard output.
package struct Console: Sendable {
  /// Whether `note` writes nothing, and whether `detail` writes; neither by default.
  package var isQuiet = false
  package var isVerbose = false
  /// Whether the standard error is a terminal that shows colours and moves its cursor.
  package var hasTerminal = isatty(STDERR_FILENO) == 1
  package var hasColor = isatty(STDERR_FILENO) == 1 && !Self.isAskedForNoColor

  /// Makes a console; whether its output is a terminal is asked once, here.
  package init(isQuiet: Bool = false) { self.isQuiet = isQuiet }

  /// Whether the environment variable `NO_COLOR` is set and not empty.
  ///
  /// Source: https://no-color.org.
  private static var isAskedForNoColor: Bool {
    getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
  }

  /// Writes what happened, unless messages were turned off.
  package func note(_ sentence: String) {
    guard !isQuiet else { return }
    say(sentence)
  }

  /// Writes a detail, if details were asked for.
  package func detail(_ sentence: String) {
    guard isVerbose else { return }
    say(sentence)
  }

  /// Writes an error, behind what was printed before it.
  package func report(_ sentence: String) {
    PrintedText.flush()
    write((hasColor ? "\u{1B}[31merror:\u{1B}[0m " : "error: ") + sentence.visible + "\n")
  }

  /// Writes an error and ends the process with code 2.
  package func fail(_ sentence: String) -> Never {
    report(sentence)
    ProgramEnd.end(with: 2)
  }

  /// Writes a message even when messages were turned off.
  package func say(_ sentence: String) {
    write(sentence.visible + "\n")
  }

  /// Writes text as it is, with the control characters that move a terminal's cursor.
  ///
  /// A failure is ignored: there is nowhere else to report it.
  package func write(_ text: String) {
    _ = writeAll(Data(text.utf8), to: STDERR_FILENO)
  }
}
