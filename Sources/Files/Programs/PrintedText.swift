import CFiles

/// What code has printed and the standard output has not yet got.
///
/// A pipe and a file get it in large pieces. Whoever ends the process in another way than `exit`, or
/// says why it ends, writes it first.
package enum PrintedText {
  /// Writes it, unless a thread is just printing.
  ///
  /// It does not wait, so that a thread which crashed while it printed holds up nothing. A failure is
  /// ignored: what comes next says more.
  package static func flush() { files_flush_printed() }
}
