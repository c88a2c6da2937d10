import Foundation

/// Shows a month with signs at its days, and lets somebody choose days.
///
/// Source: Apple, UICalendarView.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// Gives the signs of days and is told of months; kept weakly.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { show() }
  }
  /// How days are chosen; `nil` for not at all.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      show()
    }
  }
  /// The calendar of days and months.
  open var calendar = Calendar.greenwich {
    didSet { show() }
  }
  /// The language of its words.
  open var locale: Locale = .ofPhone {
    didSet {
      month.language = DateLanguage(of: locale)
      setNeedsLayout()
    }
  }
  /// The time zone; `nil` for that of the calendar.
  open var timeZone: TimeZone? {
    didSet {
      if let timeZone { calendar.timeZone = timeZone }
    }
  }
  /// The days that can be chosen and seen.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { show() }
  }
  /// Whether days have room for signs.
  open var wantsDateDecorations = true {
    didSet { show() }
  }
  /// The design of its fonts.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet {
      month.fontDesign = fontDesign
      show()
    }
  }
  /// The year and the month that are shown.
  open var visibleDateComponents: DateComponents {
    get { components([.calendar, .era, .year, .month], month.month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  private let month = CalendarMonth()

  /// Makes a calendar that shows the present month.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    fill(from: coder, in: UICalendarView.self)
  }

  private func begin() {
    addSubview(month)
    month.isChosen = { [weak self] date in
      guard let self else { return false }
      return selectionBehavior?.contains(day(date)) ?? false
    }
    month.decoration = { [weak self] date in
      guard let self, wantsDateDecorations else { return nil }
      return delegate?.calendarView(self, decorationFor: day(date))?.view
    }
    month.onChoice = { [weak self] date in
      guard let self else { return }
      selectionBehavior?.tap(day(date))
      month.showMonth()
    }
    month.onTurn = { [weak self] in
      guard let self else { return }
      var before = visibleDateComponents
      if let shown { before = shown }
      shown = visibleDateComponents
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
    }
    show()
    shown = visibleDateComponents
  }

  private var shown: DateComponents?

  /// Shows another month at once.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = calendar.date(from: dateComponents) else { return }
    month.turn(to: date)
    shown = visibleDateComponents
  }

  /// Asks for the signs of days anew, at once.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    month.showMonth()
  }

  /// Shows what is chosen now.
  func show() {
    month.dayHeight = wantsDateDecorations ? Self.decoratedDay : CalendarMetrics.day
    let now = month.month
    month.show(.onStage, calendar) { [weak self] date in
      guard let self, availableDateRange.contains(date) else { return false }
      return selectionBehavior?.canTap(day(date)) ?? true
    }
    month.turn(to: now)
    invalidateIntrinsicContentSize()
  }

  private func day(_ date: Date) -> DateComponents {
    components([.calendar, .era, .year, .month, .day], date)
  }

  private func components(_ parts: Set<Calendar.Component>, _ date: Date) -> DateComponents {
    calendar.dateComponents(parts, from: date)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: CalendarMetrics.size.width,
      height: CalendarMetrics.header + CalendarMetrics.weekdays + 6 * month.dayHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = bounds
  }

  /// The height of a day with room for a sign.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: as phones look.
  private static let decoratedDay: CGFloat = 60

  /// A sign below the number of a day.
  ///
  /// Source: Apple, UICalendarView.Decoration.
  @preconcurrency @MainActor
  public final class Decoration: NSObject {
    /// What shows the sign.
    let view: UIView

    private init(_ view: UIView) {
      self.view = view
      super.init()
    }

    /// Makes a grey dot of the middle size.
    public override convenience init() { self.init(Self.dot(nil, .medium)) }

    /// Makes an image in a colour and a size.
    public convenience init(
      image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) { self.init(Self.picture(image, color, size)) }

    /// Makes a view of the app's own.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(customViewProvider())
    }

    /// Returns a dot in a colour and a size.
    public static func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Self { Self(dot(color, size)) }

    /// Returns an image in a colour and a size.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Self { Self(picture(image, color, size)) }

    /// Returns a view of the app's own.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
      Self(customViewProvider())
    }

    private static func dot(_ color: UIColor?, _ size: DecorationSize) -> UIView {
      let dot = CalendarDot(frame: CGRect(x: 0, y: 0, width: size.dot, height: size.dot))
      dot.backgroundColor = color ?? .systemGray
      dot.layer.cornerRadius = size.dot / 2
      return dot
    }

    private static func picture(
      _ image: UIImage?, _ color: UIColor?, _ size: DecorationSize
    ) -> UIView {
      let symbol = image?.applyingSymbolConfiguration(
        UIImage.SymbolConfiguration(pointSize: size.symbol))
      let view = UIImageView(image: symbol ?? image)
      view.tintColor = color ?? .systemGray
      return view
    }
  }

  /// How large the sign of a day is.
  ///
  /// Source: Apple, UICalendarView.DecorationSize.
  public enum DecorationSize: Int, Sendable { case small, medium, large }
}

/// A dot below a day, which keeps its size.
private final class CalendarDot: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
}

extension UICalendarView.DecorationSize {
  /// The diameter of a dot, and the size of a symbol.
  ///
  /// *Units*: points.
  ///
  /// Unspecified by Apple: as phones look.
  fileprivate var dot: CGFloat { [4, 6, 10][rawValue] }
  fileprivate var symbol: CGFloat { [9, 11, 14][rawValue] }
}

/// Gives the signs of days and is told of months; every method is optional.
///
/// Source: Apple, UICalendarViewDelegate.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the sign of a day; `nil` for none.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?

  /// Called when a finger has turned to another month.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns `nil`: days have no signs unless the delegate gives some.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing unless the delegate implements it.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
