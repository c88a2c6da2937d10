/// A Swift file as it stands in an app.
public struct SourceFile: Hashable, Sendable {
  /// What sentences call it; most often its path.
  public var name: String
  public var text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
