/// A piece of a row: one pixel several times, or a copy of earlier pixels.
struct RowToken: BitwiseCopyable {
  /// The slot in which the colour of its last pixel is counted.
  let slot: Int32
  /// How many pixels it has.
  ///
  /// *Units*: pixels.
  let length: Int32
  /// How many bytes back the copied pixels stand; 0 for one pixel several times.
  let distance: Int32
}
