import Foundation

/// Writes how long ago or in how long something is, in English: “2 hours ago”, “in 3 days”.
///
/// Source: Apple, RelativeDateTimeFormatter.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether the nearest days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// “1 day ago”
    case numeric
    /// “yesterday”
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  /// Whether the nearest times have names, such as “yesterday”; `numeric` unless set.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written: `spellOut` is written as `full`, and `abbreviated` as `short`.
  open var unitsStyle = UnitsStyle.full
  /// The calendar by which months and years are counted; recorded only: a year has 365 days here, a
  /// month 30.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The language of the words; recorded only, for they are English.
  open var locale: Locale! = Locale(identifier: "en_US")
  /// Where in a sentence the text will stand; recorded only.
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a length of time from now in words, the largest unit alone.
  ///
  /// *Units*: seconds; what is negative lies in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let length = abs(timeInterval)
    let index = Self.units.firstIndex { length >= $0.seconds } ?? Self.units.count - 1
    let count = Int((length / Self.units[index].seconds).rounded(.down))
    return words(count, Self.units[index], isPast: timeInterval < 0)
  }

  /// Returns the first part of a time that is not 0 in words.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let parts = [
      dateComponents.year, dateComponents.month, dateComponents.weekOfMonth, dateComponents.day,
      dateComponents.hour, dateComponents.minute, dateComponents.second,
    ]
    let index = parts.firstIndex { ($0 ?? 0) != 0 } ?? parts.firstIndex { $0 != nil } ?? 6
    let count = parts[index] ?? 0
    return words(abs(count), Self.units[index], isPast: count < 0)
  }

  /// Returns how far a moment lies from another in words.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private struct Unit {
    let seconds: TimeInterval
    let name: String
    let short: String
    let last: String
    let next: String
    let this: String
  }

  private static let units = [
    Unit(
      seconds: 365 * 86_400, name: "year", short: "yr.", last: "last year", next: "next year",
      this: "this year"),
    Unit(
      seconds: 30 * 86_400, name: "month", short: "mo.", last: "last month", next: "next month",
      this: "this month"),
    Unit(
      seconds: 7 * 86_400, name: "week", short: "wk.", last: "last week", next: "next week",
      this: "this week"),
    Unit(
      seconds: 86_400, name: "day", short: "day", last: "yesterday", next: "tomorrow",
      this: "today"),
    Unit(
      seconds: 3600, name: "hour", short: "hr.", last: "1 hour ago", next: "in 1 hour",
      this: "this hour"),
    Unit(
      seconds: 60, name: "minute", short: "min.", last: "1 minute ago", next: "in 1 minute",
      this: "this minute"),
    Unit(
      seconds: 1, name: "second", short: "sec.", last: "1 second ago", next: "in 1 second",
      this: "now"),
  ]

  private func words(_ count: Int, _ unit: Unit, isPast: Bool) -> String {
    if dateTimeStyle == .named {
      if count == 0 { return unit.this }
      if count == 1 { return isPast ? unit.last : unit.next }
    }
    let isLong = unitsStyle == .full || unitsStyle == .spellOut
    let name =
      isLong || unit.name == "day" ? unit.name + (count == 1 ? "" : "s") : unit.short
    return isPast ? "\(count) \(name) ago" : "in \(count) \(name)"
  }
}
