import Foundation

/// Writes measurements with their units' symbols, in English: “3 km”.
///
/// Source: Apple, MeasurementFormatter.
open class MeasurementFormatter: Formatter {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own; so it is without options, too, for there is no locale here.
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written: the measurement's own in any case; `temperatureWithoutUnit` leaves the
  /// letter behind the degrees out.
  open var unitOptions: UnitOptions = []
  /// How units are written: by their symbols in any style, which `short` puts right behind the
  /// number.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language of units; recorded only: digits are those of `numberFormatter`.
  open var locale: Locale! = Locale(identifier: "en_US")
  /// How the number is written: with up to three digits behind the point unless set.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a measurement in words.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? ""
    let symbol = string(from: measurement.unit)
    if measurement.unit is UnitTemperature {
      return unitOptions.contains(.temperatureWithoutUnit) ? number + "°" : number + symbol
    }
    return unitStyle == .short ? number + symbol : "\(number) \(symbol)"
  }

  /// Returns a unit's symbol.
  open func string(from unit: Unit) -> String { unit.symbol }

  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }
}
