import Foundation

// Foundation's own know no plurals. In a file that imports UIKit these hide them, since they are of
// the same type, `__shared` included; in one that imports both, Foundation's are meant.

extension String {
  /// Writes values as a format says, in the words that belong to its numbers.
  ///
  /// Source: Apple, String.init(format:_:).
  @_disfavoredOverload
  public init(format: __shared String, _ arguments: any CVarArg...) {
    self.init(format: format, arguments: arguments)
  }

  /// Writes values as a format says, in the words that belong to its numbers.
  @_disfavoredOverload
  public init(format: __shared String, arguments: __shared [any CVarArg]) {
    self.init(format: format, locale: nil, arguments: arguments)
  }

  /// Writes values as a format says, in the words that belong to its numbers.
  @_disfavoredOverload
  public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
    self.init(format: format, locale: locale, arguments: arguments)
  }

  /// Writes values as a format says, in the words that belong to its numbers.
  @_disfavoredOverload
  public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg])
  {
    let (format, arguments) = format.withPlurals(for: arguments)
    self = withVaList(arguments) { (list: CVaListPointer) -> String in
      let locale = locale.map { NSLocale(localeIdentifier: $0.identifier) }
      return NSString(format: format, locale: locale, arguments: list).description
    }
  }

  /// Writes values as a format says, in the words that belong to its numbers.
  ///
  /// Source: Apple, String.localizedStringWithFormat(_:_:).
  @_disfavoredOverload
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String { String(format: format, locale: .current, arguments: arguments) }

  /// Returns a format without parts that depend on numbers, and the arguments that it shows.
  private func withPlurals(
    for arguments: [any CVarArg]
  ) -> (format: String, arguments: [any CVarArg]) {
    guard contains("#@{") else { return (self, arguments) }
    let pieces = FormatPieces(of: self, for: arguments.map { Double(anyNumber: $0) })
    return (pieces.format, pieces.arguments.map { arguments[$0] })
  }
}

extension Double {
  /// Takes the value of a number of any type.
  init?(anyNumber value: Any) {
    if let whole = value as? any BinaryInteger {
      self.init(whole)
    } else if let number = value as? any BinaryFloatingPoint {
      self.init(number)
    } else {
      return nil
    }
  }
}
