import CPixels

/// What becomes of the memory of pictures that are not needed any more.
package enum PictureMemory {
  /// Keeps freed memory for what this process needs next, as far as the C library allows.
  ///
  /// Each frame takes and frees some megabytes. If they were given back to the system, they would have
  /// to be taken page by page again, which is up to a fifteenth of what a frame takes.
  package static func keep() { pixels_keep_memory(mostKept) }

  /// *Units*: bytes.
  private static let mostKept: Int32 = 256 << 20
}
