import Foundation

/// The words and the order in which dates are written.
struct DateLanguage {
  /// The names of the months, and their short names.
  let months: [String]
  let shortMonths: [String]
  /// The short names of the days of the week, from Sunday.
  let weekdays: [String]
  /// The words for the halves of a day; `nil` where hours go from 0 to 23.
  let halves: [String]?
  /// Whether the day stands before the month.
  let beginsWithDay: Bool
  /// Whose it is; `nil` for the one of the United States.
  private var locale: Locale?

  /// As in the United States.
  static let english = DateLanguage(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ], weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], halves: ["AM", "PM"],
    beginsWithDay: false)

  private init(
    months: [String], shortMonths: [String], weekdays: [String], halves: [String]?,
    beginsWithDay: Bool
  ) {
    (self.months, self.shortMonths, self.weekdays) = (months, shortMonths, weekdays)
    (self.halves, self.beginsWithDay) = (halves, beginsWithDay)
  }

  /// Takes the words and the order of a language and a country.
  init(of locale: Locale) {
    self.locale = locale
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = .greenwich
    func symbols(_ found: [String]?, _ count: Int, _ usual: [String]) -> [String] {
      found?.count == count ? found ?? usual : usual
    }
    months = symbols(formatter.standaloneMonthSymbols, 12, Self.english.months)
    shortMonths = symbols(formatter.shortMonthSymbols, 12, Self.english.shortMonths)
    weekdays = symbols(formatter.shortWeekdaySymbols, 7, Self.english.weekdays)
    let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h a"
    halves = hours.contains("a") ? [formatter.amSymbol, formatter.pmSymbol] : nil
    let order =
      DateFormatter.dateFormat(fromTemplate: "MMMd", options: 0, locale: locale) ?? "MMM d"
    beginsWithDay =
      (order.firstIndex(of: "d") ?? order.endIndex) < (order.firstIndex(of: "M") ?? order.endIndex)
  }

  /// Returns a date in its medium length: `Jan 1, 2001`, or `01.01.2001`.
  func date(_ date: Date, in calendar: Calendar) -> String {
    guard let locale else {
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      return "\(day(parts.day ?? 1, month: parts.month ?? 1)), \(parts.year ?? 1)"
    }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateStyle = .medium
    return formatter.string(from: date)
  }

  /// Returns a day: `Jan 1`, or `1 Jan`.
  func day(_ day: Int, month: Int) -> String {
    let name = shortMonths[((month - 1) % 12 + 12) % 12]
    return beginsWithDay ? "\(day) \(name)" : "\(name) \(day)"
  }
}
