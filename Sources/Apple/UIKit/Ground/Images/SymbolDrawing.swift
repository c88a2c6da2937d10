import Foundation

/// How a symbol is drawn: by an icon, or by parts that Apple's name says.
indirect enum SymbolDrawing: Hashable, Sendable {
  /// An icon of the set.
  case icon(String)
  /// A plain figure, by its outline or filled.
  case figure(SymbolFigure, isFilled: Bool)
  /// Letters of the system's font, which stand within a form only.
  case letters(String)
  /// A smaller symbol within a circle or another form, or cut out of a filled one.
  case enclosed(SymbolDrawing, SymbolForm, isFilled: Bool)
  /// A symbol with a line through it.
  case struck(SymbolDrawing)
  /// A symbol with a small one at its lower right corner.
  case badged(SymbolDrawing, badge: SymbolDrawing)
  /// A symbol with a dot at its upper right corner.
  case dotted(SymbolDrawing)

  /// Finds how the symbol of one of Apple's names is drawn; nil for a name that says nothing known.
  ///
  /// What stands in the table comes first. Other names end in what is done to a symbol of the table:
  /// `.circle`, `.square`, `.rectangle`, `.diamond`, `.slash`, `.badge`, `.badge.plus` and `.fill`.
  init?(name: String) {
    guard let drawing = Self.ofTable(name) ?? Self.composed(name) else { return nil }
    self = drawing
  }

  private static func ofTable(_ name: String) -> SymbolDrawing? {
    SymbolNames.icon(for: name).map { .icon($0) } ?? figure(name)
  }

  private static func figure(_ name: String) -> SymbolDrawing? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(".fill".count)) : name
    return SymbolFigure(rawValue: stem).map { .figure($0, isFilled: isFilled) }
  }

  /// Returns the symbol of the table, filled or not, as asked for where the table has both.
  private static func base(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    isFilled ? ofTable(name + ".fill") ?? ofTable(name) : ofTable(name) ?? ofTable(name + ".fill")
  }

  private static func composed(_ name: String) -> SymbolDrawing? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(".fill".count)) : name
    for form in SymbolForm.allCases where stem.hasSuffix(form.ending) {
      let inner = String(stem.dropLast(form.ending.count))
      return (base(inner, isFilled: false) ?? inForm(inner)).map {
        .enclosed($0, form, isFilled: isFilled)
      }
    }
    if stem.hasSuffix(".slash") {
      let inner = String(stem.dropLast(".slash".count))
      return base(inner, isFilled: isFilled || inner.hasSuffix(".fill")).map { .struck($0) }
    }
    if stem.hasSuffix(".badge") {
      return base(String(stem.dropLast(".badge".count)), isFilled: isFilled).map { .dotted($0) }
    }
    if let split = stem.range(of: ".badge.") {
      let inner = String(stem[..<split.lowerBound])
      let sign = String(stem[split.upperBound...])
      guard let badge = ofTable(sign + ".circle.fill") ?? ofTable(sign),
        let symbol = base(inner, isFilled: isFilled)
      else { return nil }
      return .badged(symbol, badge: badge)
    }
    return base(stem, isFilled: isFilled)
  }

  /// Returns a letter, or a number up to 50, as Apple has them in circles and squares.
  private static func inForm(_ name: String) -> SymbolDrawing? {
    let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLowercase }
    let isNumber = (1...2).contains(name.count) && name.allSatisfy { $0.isASCII && $0.isNumber }
    guard isLetter || isNumber && (Int(name) ?? 0) <= 50 else { return nil }
    return .letters(name.uppercased())
  }
}

/// A plain figure that is a symbol by itself, by Apple's name.
enum SymbolFigure: String, CaseIterable, Hashable, Sendable {
  case rectangle, capsule, oval, app
  case uprightRectangle = "rectangle.portrait"
  case uprightCapsule = "capsule.portrait"
  case uprightOval = "oval.portrait"
}

/// What encloses a symbol.
enum SymbolForm: String, CaseIterable, Hashable, Sendable {
  case circle, square, rectangle, diamond

  /// How a name says it.
  var ending: String { "." + rawValue }
}
