import Foundation

/// How a date picker looks.
///
/// Source: Apple, UIDatePickerStyle.
public enum UIDatePickerStyle: Int, Sendable {
  /// Wheels for durations, and plates for all else.
  case automatic
  case wheels
  /// Plates with the date and the time, which open cards.
  case compact
  /// A calendar, with a plate for the time.
  case inline
}

/// What a date picker shows in the styles without wheels.
@MainActor
struct DatePlates {
  var month: CalendarMonth?
  var date: DatePlate?
  var time: DatePlate?
  let word = UILabel()
  var card: PickerCard?
  /// Whether the open card is that of the time.
  var isTimeOpen = false

  var views: [UIView] {
    [month, date, time].compactMap { $0 } + (month != nil && time != nil ? [word] : [])
  }
}

extension UIDatePicker {
  /// The look that the picker has.
  public var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    switch preferredDatePickerStyle {
    case .wheels: return .wheels
    case .automatic, .compact: return .compact
    case .inline: return datePickerMode == .time ? .wheels : .inline
    }
  }

  /// Shows the views of the style.
  func showStyle() {
    for view in plates.views { view.removeFromSuperview() }
    plates = DatePlates()
    let style = datePickerStyle
    wheels.isHidden = style != .wheels
    guard style != .wheels else { return }
    if style == .inline {
      let month = CalendarMonth()
      month.onChoice = { [weak self] in self?.choose($0) }
      plates.month = month
    }
    if style == .compact, datePickerMode != .time { plates.date = plate(isTime: false) }
    if datePickerMode != .date { plates.time = plate(isTime: true) }
    plates.word.text = "Time"
    for view in plates.views { addSubview(view) }
    showPlates()
    invalidateIntrinsicContentSize()
  }

  private func plate(isTime: Bool) -> DatePlate {
    let plate = DatePlate()
    plate.addAction(
      UIAction { [weak self, weak plate] _ in
        if let self, let plate { openCard(of: plate, isTime: isTime) }
      }, for: .touchUpInside)
    return plate
  }

  /// Writes the date on the plates, and shows it in the calendar.
  func showPlates() {
    let words = DateWords(date, calendar, language)
    plates.date?.show(words.day, isOpen: plates.card != nil && !plates.isTimeOpen)
    plates.time?.show(words.time, isOpen: plates.card != nil && plates.isTimeOpen)
    plates.month?.language = language
    plates.month?.show(date, calendar) { [weak self] in self?.isAllowed($0) ?? true }
    setNeedsLayout()
  }

  private func isAllowed(_ date: Date) -> Bool {
    let day = calendar.startOfDay(for: date)
    if let minimumDate, day < calendar.startOfDay(for: minimumDate) { return false }
    if let maximumDate, day > calendar.startOfDay(for: maximumDate) { return false }
    return true
  }

  private func choose(_ date: Date) {
    setDate(date, animated: false)
    send(.valueChanged, with: nil)
  }

  private func openCard(of plate: DatePlate, isTime: Bool) {
    guard let window, plates.card == nil else { return }
    let content: UIView
    if isTime {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 200, height: 180))
      picker.preferredDatePickerStyle = .wheels
      picker.datePickerMode = .time
      picker.calendar = calendar
      picker.locale = locale
      picker.minuteInterval = minuteInterval
      picker.date = date
      picker.addAction(
        UIAction { [weak self, weak picker] _ in
          if let picker { self?.choose(picker.date) }
        }, for: .valueChanged)
      content = picker
    } else {
      let month = CalendarMonth(frame: CGRect(origin: .zero, size: CalendarMetrics.size))
      month.language = language
      month.show(date, calendar) { [weak self] in self?.isAllowed($0) ?? true }
      month.onChoice = { [weak self] day in
        self?.choose(day)
        self?.plates.card?.leave()
      }
      content = month
    }
    plates.isTimeOpen = isTime
    let card = PickerCard(content, anchor: plate.convert(plate.bounds, to: nil)) { [weak self] in
      self?.plates.card = nil
      self?.showPlates()
    }
    plates.card = card
    showPlates()
    card.show(in: window)
  }

  /// The size of the picker in its style.
  var sizeOfStyle: CGSize {
    switch datePickerStyle {
    case .wheels, .automatic: return PickerMetrics.size
    case .inline:
      let time = plates.time == nil ? 0 : Self.rowHeight
      return CGSize(
        width: CalendarMetrics.size.width, height: CalendarMetrics.size.height + time)
    case .compact:
      let widths = [plates.date, plates.time].compactMap { $0?.sizeThatFits(.zero).width }
      let gaps = Self.gap * CGFloat(max(0, widths.count - 1))
      return CGSize(width: widths.reduce(gaps, +), height: DatePlate.height)
    }
  }

  /// Places the views of the style.
  func placeStyle() {
    wheels.frame = bounds
    let time = plates.time?.sizeThatFits(.zero) ?? .zero
    if let month = plates.month {
      month.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: CalendarMetrics.size.height)
      let row = CGRect(
        x: 16, y: month.frame.maxY, width: max(0, bounds.width - 32), height: Self.rowHeight)
      plates.word.frame = row
      plates.time?.frame = CGRect(
        x: row.maxX - time.width, y: row.midY - time.height / 2, width: time.width,
        height: time.height)
    } else {
      // Plates stand at the right edge, as values do in rows.
      plates.time?.frame = CGRect(
        x: bounds.width - time.width, y: (bounds.height - time.height) / 2, width: time.width,
        height: time.height)
      let date = plates.date?.sizeThatFits(.zero) ?? .zero
      let end = plates.time.map { $0.frame.minX - Self.gap } ?? bounds.width
      plates.date?.frame = CGRect(
        x: end - date.width, y: (bounds.height - date.height) / 2, width: date.width,
        height: date.height)
    }
  }

  /// The room between two plates, and the height of the row of the time below a calendar.
  ///
  /// *Units*: points.
  private static let gap: CGFloat = 5
  private static let rowHeight: CGFloat = 44
}

/// A date and a time as plates show them.
private struct DateWords {
  /// The day: `Jan 1, 2001`.
  let day: String
  /// The time: `9:41 AM`.
  let time: String

  init(_ date: Date, _ calendar: Calendar, _ language: DateLanguage) {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    day = language.date(date, in: calendar)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    guard let halves = language.halves else {
      time = "\(hour < 10 ? "0" : "")\(hour):\(minutes)"
      return
    }
    time = "\(hour % 12 == 0 ? 12 : hour % 12):\(minutes) \(halves[hour < 12 ? 0 : 1])"
  }
}
