extension String {
  /// A key of a table of strings, with the values that its text shows.
  ///
  /// Source: Apple, String.LocalizationValue.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable {
    /// The key: `%@` and the like stand for the values.
    let key: String
    let shown: [String]
    /// The values; `nil` for those that are no numbers.
    let numbers: [Double?]

    /// Makes a key of a text without values, as it is written.
    public init(_ value: String) { (key, shown, numbers) = (value, [], []) }
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes the key of a literal, with the values that stand in it.
    public init(stringInterpolation: StringInterpolation) {
      (key, shown) = (stringInterpolation.key, stringInterpolation.shown)
      numbers = stringInterpolation.numbers
    }

    /// Collects the key and the values.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var shown: [String] = []
      var numbers: [Double?] = []

      /// Begins with an empty key; the numbers, which the compiler gives, are not needed.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds letters to the key, in which a percent sign stands twice.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }
      /// Adds `%lld` to the key, and the number to the values.
      public mutating func appendInterpolation(_ value: some BinaryInteger) {
        add(value, as: "%lld")
      }
      /// Adds `%lf` to the key, and the number to the values.
      public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
        add(value, as: "%lf")
      }
      /// Adds `%@` to the key, and the text to the values.
      public mutating func appendInterpolation(_ value: some StringProtocol) {
        add(value, as: "%@")
      }
      /// Adds `%@` to the key, and the description of any other value to the values.
      public mutating func appendInterpolation(_ value: some Any) { add(value, as: "%@") }

      private mutating func add(_ value: Any, as conversion: String) {
        key += conversion
        shown.append("\(value)")
        numbers.append(Double(anyNumber: value))
      }
    }

    /// Returns a text with the values in the places that it keeps for them.
    func filled(into text: String) -> String {
      guard !shown.isEmpty else { return text }
      return FormatPieces(of: text, for: numbers).joined(percent: "%") { shown[$1] }
    }
  }

  /// Looks a text up in a table of strings; without it the key stands there.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, with values.
  ///   - table: the name of the table; `nil` for `Localizable`.
  ///   - bundle: where the table stands; `nil` for the app's.
  ///   - locale: how values are written; they are written plainly.
  ///   - comment: for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.found(as: keyAndValue.key, in: table, of: bundle)
  }

  /// Looks a text up in a table of strings; without it another one stands there.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.found(as: "\(key)", in: table, of: bundle)
  }
}

extension String.LocalizationValue {
  /// Returns the text of a key in a table, with the values; without the text, that of the value.
  fileprivate func found(as key: String, in table: String?, of bundle: Bundle?) -> String {
    filled(
      into: (bundle ?? .main).localizedString(forKey: key, value: self.key, table: table))
  }
}
