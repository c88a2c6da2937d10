import Foundation

/// What the wheels of a date picker show for a date, and which date they mean.
struct DateWheels {
  /// A wheel.
  enum Column: Hashable {
    case month, day, year
    /// The days around the date, with their names.
    case dayOfWeek
    case hour, minute, half
    /// The hours and minutes of a duration.
    case hours, minutes

    /// The width of the wheel.
    ///
    /// *Units*: points.
    var width: CGFloat {
      switch self {
      case .month: 120
      case .day: 50
      case .year: 80
      case .dayOfWeek: 120
      case .hour, .minute, .half: 50
      case .hours: 110
      case .minutes: 110
      }
    }
  }

  let calendar: Calendar
  let date: Date
  /// The duration in minutes.
  let duration: Int
  let minuteInterval: Int
  var language = DateLanguage.english

  static func columns(_ mode: UIDatePicker.Mode, in language: DateLanguage) -> [Column] {
    let half: [Column] = language.halves == nil ? [] : [.half]
    return switch mode {
    case .time: [.hour, .minute] + half
    case .date: language.beginsWithDay ? [.day, .month, .year] : [.month, .day, .year]
    case .dateAndTime: [.dayOfWeek, .hour, .minute] + half
    case .countDownTimer: [.hours, .minutes]
    }
  }

  private var hasHalves: Bool { language.halves != nil }

  /// The years that the wheel shows.
  private static let years = 1...9999
  /// How many days to each side of 1 January 2001 the wheel of days shows.
  private static let daysAround = 100_000

  /// The middle of the wheel of days.
  private var firstDay: Date {
    calendar.date(from: DateComponents(year: 2001, month: 1, day: 1)) ?? date
  }

  /// How often a wheel that goes round shows all that it has: enough for a finger never to find an end.
  private static let rounds = 1000

  /// How many different rows a wheel has.
  private func period(_ column: Column) -> Int {
    switch column {
    case .month: 12
    case .day: 31
    case .year: Self.years.count
    case .dayOfWeek: 2 * Self.daysAround + 1
    case .hour: hasHalves ? 12 : 24
    case .minute, .minutes: 60 / minuteInterval
    case .half: 2
    case .hours: 24
    }
  }

  /// Returns whether the first row follows the last: December stands above January.
  private func goesRound(_ column: Column) -> Bool {
    switch column {
    case .month, .day, .hour, .minute, .hours, .minutes: true
    case .year, .dayOfWeek, .half: false
    }
  }

  func count(_ column: Column) -> Int {
    period(column) * (goesRound(column) ? Self.rounds : 1)
  }

  func title(_ place: Int, _ column: Column) -> String {
    let row = place % period(column)
    switch column {
    case .month: return language.months[row]
    case .day: return "\(row + 1)"
    case .year: return "\(row + 1)"
    case .dayOfWeek:
      let day = day(row)
      let parts = calendar.dateComponents([.weekday, .month, .day], from: day)
      let name = language.weekdays[((parts.weekday ?? 1) - 1) % 7]
      return "\(name) \(language.day(parts.day ?? 1, month: parts.month ?? 1))"
    case .hour:
      if hasHalves { return "\(row == 0 ? 12 : row)" }
      return row < 10 ? "0\(row)" : "\(row)"
    case .minute:
      let minute = row * minuteInterval
      return minute < 10 ? "0\(minute)" : "\(minute)"
    case .half: return language.halves?[row] ?? ""
    case .hours: return row == 1 ? "1 hour" : "\(row) hours"
    case .minutes: return "\(row * minuteInterval) min"
    }
  }

  private func day(_ row: Int) -> Date {
    calendar.date(byAdding: .day, value: row - Self.daysAround, to: firstDay) ?? date
  }

  /// Returns where a wheel shows the date: of one that goes round, the place nearest to where it stands, and
  /// the middle one for `nil`.
  func place(of column: Column, near place: Int?) -> Int {
    let row = row(of: column)
    guard goesRound(column) else { return row }
    let period = period(column)
    guard let place else { return Self.rounds / 2 * period + row }
    let ahead = ((row - place) % period + period) % period
    let nearest = ahead * 2 > period ? place + ahead - period : place + ahead
    return (0..<count(column)).contains(nearest) ? nearest : Self.rounds / 2 * period + row
  }

  private func row(of column: Column) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let hour = parts.hour ?? 0
    switch column {
    case .month: return (parts.month ?? 1) - 1
    case .day: return (parts.day ?? 1) - 1
    case .year: return (parts.year ?? 1) - 1
    case .dayOfWeek:
      let days = calendar.dateComponents(
        [.day], from: firstDay, to: calendar.startOfDay(for: date))
      return (days.day ?? 0) + Self.daysAround
    case .hour: return hasHalves ? hour % 12 : hour
    case .minute: return (parts.minute ?? 0) / minuteInterval
    case .half: return hour / 12
    case .hours: return duration / 60
    case .minutes: return duration % 60 / minuteInterval
    }
  }

  /// Returns the date and the duration in minutes that the places of wheels mean.
  ///
  /// A day that a month does not have becomes its last day.
  func read(_ places: [Int], _ columns: [Column]) -> (Date, Int) {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    var hour = hasHalves ? (parts.hour ?? 0) % 12 : parts.hour ?? 0
    var half = hasHalves ? (parts.hour ?? 0) / 12 : 0
    var (hours, minutes) = (0, 0)
    for (place, column) in zip(places, columns) {
      let row = place % period(column)
      switch column {
      case .month: parts.month = row + 1
      case .day: parts.day = row + 1
      case .year: parts.year = row + 1
      case .dayOfWeek:
        let own = calendar.dateComponents([.year, .month, .day], from: day(row))
        (parts.year, parts.month, parts.day) = (own.year, own.month, own.day)
      case .hour: hour = row
      case .minute: parts.minute = row * minuteInterval
      case .half: half = row
      case .hours: hours = row
      case .minutes: minutes = row * minuteInterval
      }
    }
    parts.hour = hour + 12 * half
    let first = DateComponents(year: parts.year, month: parts.month, day: 1)
    if let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month)?.count
    {
      parts.day = min(parts.day ?? 1, days)
    }
    return (calendar.date(from: parts) ?? date, hours * 60 + minutes)
  }
}
