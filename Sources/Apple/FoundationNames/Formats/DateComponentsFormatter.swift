import Foundation

/// Writes times such as “1:05” or “1 hour, 5 minutes”, in English.
///
/// Source: Apple, DateComponentsFormatter.
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// 1:05:00
    case positional
    /// 1h 5m
    case abbreviated
    /// 1 hr, 5 min
    case short
    /// 1 hour, 5 minutes
    case full
    /// One hour, five minutes; digits here.
    case spellOut
    /// 1hr 5min
    case brief
  }

  /// Which units are left out that are 0, and how many digits others have.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Clocks keep zeros after their first unit, and words leave out all units that are 0.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Leaves out units that are 0: at the beginning, between others, at the end, or everywhere;
    /// `pad` writes two digits for each of a clock's.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  /// How units are written; `positional`, as on a clock, unless set.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are written; none for those from years to seconds that are not 0.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which units that are 0 are written; `default` unless set.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The greatest number of units; 0 for all.
  open var maximumUnitCount = 0
  /// The calendar by which months and years are counted; recorded only: a year has 365 days here, a
  /// month 30.
  open var calendar: Calendar?
  /// The moment from which months and years are counted; recorded only.
  open var referenceDate: Date?
  /// Whether the last unit is a fraction; it is a whole number here.
  open var allowsFractionalUnits = false
  /// Whether the largest unit may be told in the next smaller one, as in 90 minutes; recorded only.
  open var collapsesLargestUnit = false
  /// Whether “About ” stands before the time; false unless set.
  open var includesApproximationPhrase = false
  /// Whether “ remaining” stands behind the time; false unless set.
  open var includesTimeRemainingPhrase = false
  /// Where in a sentence the text will stand; recorded only.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a length of time in words.
  ///
  /// *Units*: seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    var rest = abs(ti).rounded()
    var values: [(Unit, Int)] = []
    for unit in units {
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      values.append((unit, Int(count)))
    }
    return words(values, isNegative: ti < 0)
  }

  /// Returns parts of a time in words.
  open func string(from components: DateComponents) -> String? {
    let known = units.map { ($0, $0.value(of: components) ?? 0) }
    return words(known, isNegative: false)
  }

  /// Returns the time from one moment to another in words.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
      ?? (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  /// Returns parts of a time in words, in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var units: [Unit] {
    let wanted = Unit.allCases.filter { allowedUnits.contains($0.unit) }
    return wanted.isEmpty ? Unit.allCases.filter { $0 != .week } : wanted
  }

  private func words(_ values: [(Unit, Int)], isNegative: Bool) -> String? {
    var values = values
    let behavior = zeroFormattingBehavior
    let isDefault = behavior.contains(.default)
    let isPositional = unitsStyle == .positional
    // By default clocks keep what lies between, and words leave out all that is 0.
    if isDefault || behavior.contains(.dropLeading) {
      while values.count > 1, values[0].1 == 0, !isPositional || values.count > 2 || isBare(values)
      {
        values.removeFirst()
      }
    }
    if isDefault && !isPositional || behavior.contains(.dropTrailing) {
      while values.count > 1, values[values.count - 1].1 == 0 { values.removeLast() }
    }
    if isDefault && !isPositional || behavior.contains(.dropMiddle), values.count > 2 {
      values = values.enumerated().filter {
        $0.offset == 0 || $0.offset == values.count - 1 || $0.element.1 != 0
      }.map(\.element)
    }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    guard !values.isEmpty else { return nil }
    let sign = isNegative ? "-" : ""
    let phrase = includesTimeRemainingPhrase ? " remaining" : ""
    let about = includesApproximationPhrase ? "About " : ""
    return about + sign + joined(values) + phrase
  }

  /// Whether the first unit goes though only one other stays: 0:05 is :05 only where it is not padded.
  private func isBare(_ values: [(Unit, Int)]) -> Bool {
    !zeroFormattingBehavior.contains(.pad)
  }

  private func joined(_ values: [(Unit, Int)]) -> String {
    switch unitsStyle {
    case .positional:
      return values.enumerated().map { index, value in
        let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
        return isPadded && value.1 < 10 && value.0.isOfClock ? "0\(value.1)" : "\(value.1)"
      }.joined(separator: ":")
    case .abbreviated:
      return values.map { "\($0.1)\($0.0.letters)" }.joined(separator: " ")
    case .brief:
      return values.map { "\($0.1)\($0.0.short($0.1))" }.joined(separator: " ")
    case .short:
      return values.map { "\($0.1) \($0.0.short($0.1))" }.joined(separator: ", ")
    case .full, .spellOut:
      return values.map { "\($0.1) \($0.0.name)\($0.1 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
  }

  /// A unit of time, from the longest to the shortest.
  private enum Unit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var unit: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// How long it takes: a year of 365 days, a month of 30.
    var seconds: TimeInterval {
      switch self {
      case .year: 365 * 86_400
      case .month: 30 * 86_400
      case .week: 7 * 86_400
      case .day: 86_400
      case .hour: 3600
      case .minute: 60
      case .second: 1
      }
    }

    var isOfClock: Bool { self == .hour || self == .minute || self == .second }

    var name: String {
      switch self {
      case .year: "year"
      case .month: "month"
      case .week: "week"
      case .day: "day"
      case .hour: "hour"
      case .minute: "minute"
      case .second: "second"
      }
    }

    var letters: String {
      switch self {
      case .month: "mo"
      case .year: "y"
      case .week: "w"
      case .day: "d"
      case .hour: "h"
      case .minute: "m"
      case .second: "s"
      }
    }

    func short(_ count: Int) -> String {
      switch self {
      case .year: count == 1 ? "yr" : "yrs"
      case .month: count == 1 ? "mth" : "mths"
      case .week: count == 1 ? "wk" : "wks"
      case .day: count == 1 ? "day" : "days"
      case .hour: "hr"
      case .minute: "min"
      case .second: "sec"
      }
    }

    func value(of components: DateComponents) -> Int? {
      switch self {
      case .year: components.year
      case .month: components.month
      case .week: components.weekOfMonth
      case .day: components.day
      case .hour: components.hour
      case .minute: components.minute
      case .second: components.second
      }
    }
  }
}
