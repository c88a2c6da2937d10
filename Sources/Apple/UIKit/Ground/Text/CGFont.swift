/// A font by its name, without a size, as text layers take it.
///
/// Source: Apple, CGFont.
public final class CGFont: NSObject, Sendable {
  /// The name of the font.
  let name: String

  /// Makes a font of a name, such as `font.fontName as CFString`; `nil` where there is none.
  @preconcurrency @MainActor
  public init?(_ name: Any) {
    let name = "\(name)"
    guard name.hasPrefix(".") || UIFont(name: name, size: 1) != nil else { return nil }
    self.name = name
    super.init()
  }
}
