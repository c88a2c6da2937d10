/// A piece of a row: one pixel several times, or a copy of what was told before.
struct RowToken: BitwiseCopyable {
  /// Where the colour of its last pixel is counted.
  let slot: Int32
  /// Units: pixels.
  let length: Int32
  /// How many bytes before the same stands; 0 for one pixel several times.
  let distance: Int32
}
