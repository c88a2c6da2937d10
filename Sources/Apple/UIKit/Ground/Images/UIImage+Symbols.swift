import Foundation
import Typography

@MainActor
extension UIImage {
  /// Finds the symbol of the system with one of Apple's names, to be shown beside text of 17 points.
  ///
  /// The shapes are those of Bootstrap Icons, alone, in a circle or a square, struck out or with a
  /// badge. A name that has none makes no image, and a line in the log says so.
  @preconcurrency @MainActor public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Finds the symbol of the system with one of Apple's names, in a size, weight and scale.
  @preconcurrency @MainActor public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let drawing = SymbolDrawing(name: name) else {
      Log.once(
        "No symbol named “\(name)” is among the system symbols here; "
          + "docs/text.md lists those that are.")
      return nil
    }
    let shape: SymbolShape
    do {
      shape = try SymbolShape(drawing)
    } catch {
      Log.once(
        Icons.fault
          ?? "The symbol “\(name)” needs the icon \(error.name), which is not in \(Icons.places); "
          + "`flipbook doctor` says how to get it.")
      return nil
    }
    if SymbolNames.isFar(name) {
      Log.once("Nothing here looks like the symbol “\(name)”: another shape stands in for it.")
    }
    let look = (configuration as? SymbolConfiguration)?.look ?? Symbol.Look()
    self.init(Symbol(name: name, shape: shape, look: look), renderingMode: .automatic)
  }

  /// Finds the symbol of the system with one of Apple's names; traits change nothing.
  @preconcurrency @MainActor public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  convenience init(_ symbol: Symbol, renderingMode: RenderingMode) {
    self.init(
      symbol.picture, size: symbol.size, scale: UIScreen.main.scale, renderingMode: renderingMode,
      symbol: symbol)
  }

  /// Whether the image is a symbol of the system.
  @preconcurrency @MainActor public var isSymbolImage: Bool { symbol != nil }

  /// The size, weight and scale of a symbol; `nil` for other images.
  @preconcurrency @MainActor public var symbolConfiguration: SymbolConfiguration? {
    symbol.map { SymbolConfiguration($0.look) }
  }

  /// The settings of a symbol; `nil` for other images.
  @preconcurrency @MainActor public var configuration: Configuration? { symbolConfiguration }

  /// Returns a symbol with another configuration in place of its own; other images stay the same.
  @preconcurrency @MainActor public func withConfiguration(_ configuration: Configuration)
    -> UIImage
  {
    guard let symbol, let configuration = configuration as? SymbolConfiguration else { return self }
    return with(symbol, look: configuration.look)
  }

  /// Returns a symbol with all that a configuration says; `nil` for other images.
  @preconcurrency @MainActor public func applyingSymbolConfiguration(
    _ configuration: SymbolConfiguration
  ) -> UIImage? {
    symbol.map { with($0, look: $0.look.applying(configuration.look)) }
  }

  /// Returns a symbol with a configuration where its own leaves something open.
  package func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol, let configuration else { return self }
    return with(symbol, look: configuration.look.applying(symbol.look))
  }

  private func with(_ symbol: Symbol, look: Symbol.Look) -> UIImage {
    var symbol = symbol
    symbol.look = look
    return UIImage(symbol, renderingMode: renderingMode)
  }

  /// The distance of the baseline from the image's bottom: the one that code gave it, or that of text
  /// beside a symbol; `nil` for other images.
  ///
  /// The middle of a symbol stands in the middle of capital letters.
  ///
  /// *Units*: points.
  @preconcurrency @MainActor public var baselineOffsetFromBottom: CGFloat? {
    details.baseline
      ?? symbol.map { (size.height - UIFont.systemFont(ofSize: $0.pointSize).capHeight) / 2 }
  }
}
