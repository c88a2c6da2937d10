/// A `#Preview` that stands in a file; the file keeps it as it is.
public struct Preview: Hashable, Sendable {
  /// `nil` for one without a name.
  public var name: String?
  /// Where its `#` stands.
  public var place: Place
  /// From its `#` to its closing brace. *Units*: bytes of UTF-8 of the original.
  public var range: Range<Int>
  /// What stands between its braces. *Units*: bytes of UTF-8 of the original.
  public var bodyRange: Range<Int>
  /// What stands between its braces in the rewritten file.
  public var body: String
}
