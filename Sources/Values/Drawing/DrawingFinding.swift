/// A command that nobody sees, and why.
package struct DrawingFinding: Hashable, Sendable, CustomStringConvertible {
  /// Why a command leaves no mark.
  package enum Reason: String, Hashable, Sendable {
    /// Its colours or its opacity let everything through.
    case clear = "is clear"
    /// Its outline, its pen, its image or its text cover nothing.
    case noInk = "has no ink"
    /// A group, shadow, mask or tilted plane has nothing in it.
    case empty = "holds nothing"
    /// Its clip has no area, or none that the clips around it leave.
    case emptyClip = "is clipped away"
    /// It lies beside the picture, or beside the clips around it.
    case outside = "lies outside of what is seen"
    /// An opaque rectangle is drawn over all of it.
    case covered = "is covered"
  }

  /// Where the command stands: its place in the list, after the places of those it lies in.
  ///
  /// A mask's commands count on from those of the content.
  package let path: [Int]
  /// The command as one line of text.
  package let command: String
  /// Why it leaves no mark; its raw value ends the line of `description`.
  package let reason: Reason

  /// The finding as a line: `2.0: fill rectangle 0 0 10 8 #FF950000 is clear`.
  package var description: String {
    "\(path.map(String.init).joined(separator: ".")): \(command) \(reason.rawValue)"
  }
}
