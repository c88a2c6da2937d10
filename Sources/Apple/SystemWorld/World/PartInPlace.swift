/// A part of a world that code reaches through a variable of the process, from any thread.
///
/// It stands there while its world is the current one, and is kept with the world while another
/// stage's code runs.
@MainActor
package protocol PartInPlace: AnyObject {
  /// Puts the world's own in the variable; the world is the current one now.
  func takePlace()

  /// Takes the world's own out again, and puts back what stood there before.
  func leavePlace()
}
