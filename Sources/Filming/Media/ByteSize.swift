/// The length of a file, in the words of who asked for it.
package struct ByteSize: Hashable, Sendable, CustomStringConvertible {
  package let bytes: Int
  /// As it was typed.
  package let description: String

  package init(bytes: Int, description: String) {
    self.bytes = bytes
    self.description = description
  }
}
