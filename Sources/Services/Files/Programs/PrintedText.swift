import CFiles

/// What code has printed and the standard output has not yet got.
///
/// A pipe and a file get it in large pieces. Whoever ends the process in another way than `exit`, or
/// says why it ends, writes it first.
package enum PrintedText {
  /// Has each line written when it ends, before anything is printed.
  ///
  /// What a scene printed then stands before Swift's own words about a crash, which nothing holds back.
  package static func writeByLines() { files_print_by_lines() }

  /// Ends the line that was printed last, where it has no end and was not written: what comes next is a
  /// line of its own.
  package static func endLine() { files_end_printed_line() }

  /// Whether some of it could not be written, so that it is lost.
  package static var isLost: Bool { files_lost_printed() }

  /// Writes it as whole lines, unless a thread is just printing.
  ///
  /// It does not wait, so that a thread which crashed while it printed holds up nothing. A failure is
  /// ignored: what comes next says more.
  package static func flush() { files_flush_printed() }
}
