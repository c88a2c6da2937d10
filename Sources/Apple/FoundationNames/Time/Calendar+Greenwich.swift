extension Calendar {
  /// The Gregorian calendar of Greenwich, which is the same on every machine.
  package static let greenwich: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()
}

extension Date {
  /// The moment that the stage's clock shows.
  package static var onStage: Date { Date() }
}
