/// Chooses a date, a time or a duration: on wheels, on plates that open cards, or in a calendar.
///
/// Words and order are those of the United States; the calendar is the Gregorian one of Greenwich
/// unless set, so that every machine shows the same.
///
/// Source: Apple, UIDatePicker; the measures: docs/measurements.md, “Pickers”.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime
    /// A duration of up to a day, in `countDownDuration`.
    case countDownTimer
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      reload()
      showStyle()
    }
  }

  /// The look that the author prefers.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { showStyle() } }
  }

  /// What is shown in the styles without wheels.
  var plates = DatePlates()

  /// The earliest date that can be chosen; `nil` for no limit.
  open var minimumDate: Date? {
    didSet { setDate(moment, animated: false) }
  }

  /// The latest date that can be chosen; `nil` for no limit.
  open var maximumDate: Date? {
    didSet { setDate(moment, animated: false) }
  }

  /// The step of the wheel of minutes; a divisor of 60.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = oldValue }
      reload()
    }
  }

  /// Whether a time that is set goes to the nearest step of `minuteInterval` before it.
  ///
  /// Source: Apple, UIDatePicker.roundsToMinuteInterval.
  open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval != oldValue { setDate(moment, animated: false) } }
  }

  /// The calendar in which dates are shown, with its time zone.
  open var calendar: Calendar! = .greenwich {
    didSet {
      if calendar == nil { calendar = .greenwich }
      reload()
    }
  }

  /// The time zone of the calendar; `nil` for that of Greenwich.
  ///
  /// Source: Apple, UIDatePicker.timeZone.
  open var timeZone: TimeZone? {
    get { calendar.timeZone }
    set {
      var changed = calendar ?? .greenwich
      changed.timeZone = newValue ?? Calendar.greenwich.timeZone
      calendar = changed
    }
  }

  /// The language and the country whose words and order dates have; `nil` for the United States.
  ///
  /// The calendar stays as it is.
  open var locale: Locale? {
    didSet {
      language = locale.map(DateLanguage.init) ?? .english
      reload()
      showPlates()
    }
  }

  /// The words and the order of dates.
  private(set) var language = DateLanguage.english

  /// The duration that is chosen in the mode `countDownTimer`.
  ///
  /// *Units*: seconds; whole minutes.
  open var countDownDuration: TimeInterval {
    get { TimeInterval(duration * 60) }
    set {
      duration = min(max(0, Int(saturating: newValue / 60)), 24 * 60 - 1)
      turn(animated: false)
    }
  }

  private var moment = Date.onStage
  /// The duration in minutes.
  private var duration = 0
  let wheels = UIPickerView()
  private var columns: [DateWheels.Column] = []

  /// Makes a picker with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a picker with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UIDatePicker.self)
  }

  private func begin() {
    columns = DateWheels.columns(datePickerMode, in: language)
    wheels.dataSource = self
    wheels.delegate = self
    addSubview(wheels)
    turn(animated: false)
    showStyle()
  }

  /// The date that is chosen.
  open var date: Date {
    get { moment }
    set { setDate(newValue, animated: false) }
  }

  /// Turns the wheels to a date.
  open func setDate(_ date: Date, animated: Bool) {
    moment = kept(date)
    turn(animated: animated)
    showPlates()
  }

  private func kept(_ given: Date) -> Date {
    let date = roundsToMinuteInterval && minuteInterval > 1 ? rounded(given) : given
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }

  private func rounded(_ date: Date) -> Date {
    let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let over = (parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0)
    return over == 0 ? date : date.addingTimeInterval(-TimeInterval(over))
  }

  private func reload() {
    columns = DateWheels.columns(datePickerMode, in: language)
    wheels.reloadAllComponents()
    turn(animated: false)
  }

  private var context: DateWheels {
    DateWheels(
      calendar: calendar, date: moment, duration: duration, minuteInterval: minuteInterval,
      language: language)
  }

  private func turn(animated: Bool) {
    guard wheels.numberOfComponents == columns.count else { return }
    let context = context
    for (index, column) in columns.enumerated() {
      let place = animated ? wheels.selectedRow(inComponent: index) : nil
      wheels.selectRow(
        context.place(of: column, near: place), inComponent: index, animated: animated)
    }
  }

  open override var intrinsicContentSize: CGSize { sizeOfStyle }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfStyle }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeStyle()
  }
}

extension UIDatePicker: UIPickerViewDataSource, UIPickerViewDelegate {
  /// Returns how many wheels the mode has.
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  /// Returns how many rows a wheel has.
  public func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int { context.count(columns[component]) }

  /// Returns the width of a wheel, in points.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { columns[component].width }

  /// Returns what a row shows, in the picker's language.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { context.title(row, columns[component]) }

  /// Takes the date that the wheels show, or turns them back to the nearest one allowed.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let places = columns.indices.map { wheels.selectedRow(inComponent: $0) }
    let (date, minutes) = context.read(places, columns)
    duration = minutes
    moment = kept(date)
    turn(animated: true)
    send(.valueChanged, with: nil)
  }
}
