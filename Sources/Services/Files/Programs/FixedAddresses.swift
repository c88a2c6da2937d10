import CFiles

/// A while in which the programs that this thread starts stand at addresses of no random choice.
///
/// So types, and what a compiler places in a program, are told apart alike in every run on a machine. A
/// system that refuses it, as some containers do, chooses as ever.
package struct FixedAddresses {
  private let before: Int32

  /// Begins.
  package init() { before = files_fix_addresses() }

  /// Ends, on the thread that began.
  package func end() { files_restore_addresses(before) }
}
