/// The size of a file, with the user's words for it.
package struct ByteSize: Hashable, Sendable, CustomStringConvertible {
  /// The size in bytes.
  package let bytes: Int
  /// The size as it was typed.
  package let description: String

  /// Makes a size with the words by which messages name it.
  package init(bytes: Int, description: String) {
    self.bytes = bytes
    self.description = description
  }
}
