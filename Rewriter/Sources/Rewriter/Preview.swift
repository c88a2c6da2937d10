/// A `#Preview` that stands in a file; the rewritten file has it still, since the macro is Xcode's.
public struct Preview: Hashable, Sendable {
  /// `nil` for one without a name.
  public var name: String?
  /// Where its `#` stands, in either file.
  public var place: Place
  /// The preview, from its `#` to its closing brace.
  ///
  /// *Units*: bytes of UTF-8 of the rewritten file.
  public var range: Range<Int>
  /// The body, between the braces.
  ///
  /// *Units*: bytes of UTF-8 of the rewritten file.
  public var bodyRange: Range<Int>
  /// What stands between its braces in the rewritten file.
  public var body: String
}
