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

  /// Writes it, unless a thread is just printing.
  ///
  /// It does not wait, so that a thread which crashed while it printed holds up nothing. A failure is
  /// ignored: what comes next says more.
  package static func flush() { files_flush_printed() }
}
