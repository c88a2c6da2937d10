import Foundation

/// How the days of a calendar are chosen.
///
/// Source: Apple, UICalendarSelection.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var calendarView: UICalendarView?

  override init() { super.init() }

  /// Asks the delegate anew which days can be chosen.
  open func updateSelectableDates() { calendarView?.show() }

  /// Returns true for a day that is chosen.
  func contains(_ day: DateComponents) -> Bool { false }

  /// Returns true for a day that a tap chooses or no longer chooses.
  func canTap(_ day: DateComponents) -> Bool { false }

  /// Chooses a day that was tapped, or no longer chooses it.
  func tap(_ day: DateComponents) {}
}

/// Lets one day be chosen.
///
/// Source: Apple, UICalendarSelectionSingleDate.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Decides about days and is told of choices; kept weakly.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The chosen day; `nil` for none.
  open var selectedDate: DateComponents? {
    didSet { calendarView?.show() }
  }

  /// Makes a choice of one day; the delegate is kept weakly.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses a day at once.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override func contains(_ day: DateComponents) -> Bool {
    selectedDate.map { $0.isSameDay(as: day) } ?? false
  }

  override func canTap(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  override func tap(_ day: DateComponents) {
    guard canTap(day) else { return }
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

/// Decides about single days and is told of choices.
///
/// Source: Apple, UICalendarSelectionSingleDateDelegate.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when a finger has chosen a day.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  /// Returns true when a day can be chosen; always unless implemented.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns true: each day can be chosen unless the delegate says otherwise.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Lets several days be chosen.
///
/// Source: Apple, UICalendarSelectionMultiDate.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Decides about days and is told of choices; kept weakly.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The chosen days, in the order of choosing.
  open var selectedDates: [DateComponents] = [] {
    didSet { calendarView?.show() }
  }

  /// Makes a choice of several days; the delegate is kept weakly.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses days at once.
  open func setSelectedDates(_ dates: [DateComponents], animated: Bool) { selectedDates = dates }

  override func contains(_ day: DateComponents) -> Bool {
    selectedDates.contains { $0.isSameDay(as: day) }
  }

  override func canTap(_ day: DateComponents) -> Bool {
    contains(day)
      ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func tap(_ day: DateComponents) {
    guard canTap(day) else { return }
    if contains(day) {
      selectedDates.removeAll { $0.isSameDay(as: day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Decides about several days and is told of choices.
///
/// Source: Apple, UICalendarSelectionMultiDateDelegate.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when a finger has chosen a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// Called when a finger has taken a day out of the choice.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

  /// Returns true when a day can be chosen; always unless implemented.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool

  /// Returns true when a day can be taken out; always unless implemented.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns true: each day can be chosen unless the delegate says otherwise.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns true: each day can be taken out unless the delegate says otherwise.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

extension DateComponents {
  /// Returns true for the same day of the same month.
  fileprivate func isSameDay(as other: DateComponents) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
  }
}
