import Foundation

/// A month as a calendar shows it: its name, two arrows and its days.
@MainActor
final class CalendarMonth: UIView {
  /// Called with the day that was tapped, at the time of the chosen date.
  var onChoice: (Date) -> Void = { _ in }
  /// Called when another month is shown.
  var onTurn: () -> Void = {}
  /// Returns true for the days with a disc; `nil` for that of the chosen date alone.
  var isChosen: ((Date) -> Bool)?
  /// Returns what stands below the number of a day.
  var decoration: (Date) -> UIView? = { _ in nil }
  /// The height of a day.
  ///
  /// *Units*: points.
  var dayHeight = CalendarMetrics.day

  /// The design of all words and numbers.
  var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { showFonts() }
  }

  private let title = UILabel()
  private let earlier = UIButton(type: .system)
  private let later = UIButton(type: .system)
  /// The words of the calendar.
  var language = DateLanguage.english {
    didSet {
      for (label, name) in zip(weekdays, language.weekdays) { label.text = name.uppercased() }
    }
  }
  private let weekdays = DateLanguage.english.weekdays.map { name in
    let label = UILabel()
    label.text = name.uppercased()
    label.textColor = .tertiaryLabel
    label.textAlignment = .center
    return label
  }
  private var days: [DayButton] = []
  private var date = Date.onStage
  private var calendar = Calendar.greenwich
  private var isAllowed: (Date) -> Bool = { _ in true }
  /// A moment in the month that is shown.
  private(set) var month = Date.onStage

  override init(frame: CGRect) {
    super.init(frame: frame)
    showFonts()
    for (button, way) in [(earlier, -1), (later, 1)] {
      button.setImage(.arrow(way), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.turn(by: way) }, for: .touchUpInside)
    }
    for view in [title, earlier, later] + weekdays { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the month of a date, with its day in a disc.
  ///
  /// - Parameters:
  ///   - date: the chosen date.
  ///   - calendar: the calendar of days and months.
  ///   - isAllowed: returns true for the dates that may be chosen.
  func show(_ date: Date, _ calendar: Calendar, isAllowed: @escaping (Date) -> Bool) {
    (self.date, self.calendar, self.isAllowed) = (date, calendar, isAllowed)
    month = date
    showMonth()
  }

  private func showFonts() {
    title.font = .systemFont(ofSize: 17, weight: .semibold, design: fontDesign)
    for label in weekdays {
      label.font = .systemFont(ofSize: 13, weight: .semibold, design: fontDesign)
    }
    setNeedsLayout()
  }

  /// Shows the month around a moment.
  func turn(to moment: Date) {
    month = moment
    showMonth()
  }

  private func turn(by months: Int) {
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
    showMonth()
    onTurn()
  }

  /// Makes the days of the month.
  func showMonth() {
    let parts = calendar.dateComponents([.year, .month], from: month)
    title.text = "\(language.months[((parts.month ?? 1) - 1) % 12]) \(parts.year ?? 1)"
    for day in days { day.removeFromSuperview() }
    days = []
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    for number in calendar.range(of: .day, in: .month, for: month) ?? 1..<1 {
      var components = parts
      components.day = number
      (components.hour, components.minute, components.second) = (
        time.hour, time.minute, time.second
      )
      guard let moment = calendar.date(from: components) else { continue }
      let button = DayButton(number)
      button.show(
        isChosen: isChosen?(moment) ?? calendar.isDate(moment, inSameDayAs: date),
        isToday: calendar.isDate(moment, inSameDayAs: .onStage), isAllowed: isAllowed(moment),
        design: fontDesign)
      button.addAction(
        UIAction { [weak self] _ in self?.onChoice(moment) }, for: .touchUpInside)
      button.decoration = decoration(moment)
      button.numberHeight =
        dayHeight > CalendarMetrics.day ? CalendarMetrics.decorated : CalendarMetrics.day
      days.append(button)
      addSubview(button)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, size) = (bounds.width / 7, CalendarMetrics.self)
    let name = title.sizeThatFits(.zero)
    title.frame = CGRect(x: 16, y: 0, width: name.width, height: size.header)
    later.frame = CGRect(x: bounds.width - 44, y: 0, width: 44, height: size.header)
    earlier.frame = later.frame.offsetBy(dx: -44, dy: 0)
    for (column, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: CGFloat(column) * width, y: size.header, width: width, height: size.weekdays)
    }
    let components = calendar.dateComponents([.year, .month], from: month)
    let first = calendar.date(from: components).map { calendar.component(.weekday, from: $0) } ?? 1
    for (index, day) in days.enumerated() {
      let place = index + first - 1
      day.frame = CGRect(
        x: CGFloat(place % 7) * width,
        y: size.header + size.weekdays + CGFloat(place / 7) * dayHeight, width: width,
        height: dayHeight)
    }
  }
}

/// The measures of a calendar.
///
/// *Units*: points.
///
/// Source: docs/measurements.md, “Pickers”.
@MainActor
enum CalendarMetrics {
  static let header: CGFloat = 44
  static let weekdays: CGFloat = 22
  static let day: CGFloat = 44
  /// A number that has room for a sign below.
  ///
  /// Unspecified by Apple: as phones look.
  static let decorated: CGFloat = 36
  /// A calendar with its six rows.
  static let size = CGSize(width: 320, height: header + weekdays + 6 * day)
}

/// A day of a calendar.
private final class DayButton: UIControl {
  /// What stands below the number.
  var decoration: UIView? {
    didSet {
      decoration?.isUserInteractionEnabled = false
      if let decoration { addSubview(decoration) }
    }
  }
  /// The height of the number with its disc.
  ///
  /// *Units*: points.
  var numberHeight = CalendarMetrics.day
  private let disc = UIView()
  private let label = UILabel()

  init(_ number: Int) {
    super.init(frame: .zero)
    label.text = "\(number)"
    label.textAlignment = .center
    disc.isUserInteractionEnabled = false
    for view in [disc, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(
    isChosen: Bool, isToday: Bool, isAllowed: Bool, design: UIFontDescriptor.SystemDesign
  ) {
    isEnabled = isAllowed
    disc.isHidden = !isChosen
    disc.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(Self.tintShare)
    label.font = .systemFont(
      ofSize: 20, weight: isChosen ? .semibold : .regular, design: design)
    label.textColor =
      isChosen && isToday ? .white : isChosen || isToday ? tintColor : .label
    if !isAllowed { label.textColor = .tertiaryLabel }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, numberHeight, Self.side)
    disc.frame = CGRect(
      x: (bounds.width - side) / 2, y: (numberHeight - side) / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: numberHeight)
    guard let decoration else { return }
    let size = decoration.sizeThatFits(bounds.size)
    decoration.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: numberHeight + 1, width: size.width,
      height: size.height)
  }

  /// The diameter of the disc.
  ///
  /// *Units*: points.
  private static let side: CGFloat = 44
  /// The opacity of the disc of a day that is not today, 0...1.
  private static let tintShare: CGFloat = 0.12
}

extension UIFont {
  /// Returns the system font in a design; as it is for a design that the system does not know.
  fileprivate static func systemFont(
    ofSize size: CGFloat, weight: Weight, design: UIFontDescriptor.SystemDesign
  ) -> UIFont {
    let font = systemFont(ofSize: size, weight: weight)
    return font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? font
  }
}

extension UIImage {
  /// Returns an arrowhead to the left (−1) or to the right (1).
  @MainActor
  fileprivate static func arrow(_ way: Int) -> UIImage {
    let path = UIBezierPath()
    let (back, tip): (CGFloat, CGFloat) = way < 0 ? (9, 2) : (2, 9)
    path.move(to: CGPoint(x: back, y: 2))
    path.addLine(to: CGPoint(x: tip, y: 9))
    path.addLine(to: CGPoint(x: back, y: 16))
    path.lineWidth = 2.2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    return UIGraphicsImageRenderer(size: CGSize(width: 11, height: 18)).image { _ in
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
