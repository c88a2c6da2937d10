import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct CalendarViewTests {
  private func march(_ day: Int? = nil) -> DateComponents {
    DateComponents(year: 2024, month: 3, day: day)
  }

  @Test func `a tap chooses a day and tells the delegate`() throws {
    try onStage { stage in
      let calendar = UICalendarView(frame: CGRect(0, 0, 320, 430))
      let delegate = Chooser()
      let selection = UICalendarSelectionSingleDate(delegate: delegate)
      calendar.selectionBehavior = selection
      calendar.visibleDateComponents = march()
      stage.window.addSubview(calendar)
      stage.frame()
      #expect(calendar.visibleDateComponents.month == 3 && selection.selectedDate == nil)
      // The 12th is a Tuesday in the third row; the 13th cannot be chosen.
      for x in [110, 160] {
        let point = CGPoint(CGFloat(x), 44 + 22 + 2 * 60 + 20)
        stage.frame((1, .began, point))
        stage.frame((1, .ended, point))
      }
      #expect(delegate.days == [12] && selection.selectedDate?.day == 12)
    }
  }

  @Test func `the minutes of a date picker go down to its step, unless told otherwise`() throws {
    try onStage { _ in
      let picker = UIDatePicker()
      picker.minuteInterval = 15
      let date = Date(timeIntervalSinceReferenceDate: 44 * 60 + 5)
      picker.date = date
      #expect(picker.date.timeIntervalSinceReferenceDate == 30 * 60)
      picker.roundsToMinuteInterval = false
      picker.date = date
      #expect(picker.date == date)
    }
  }

  @Test func `several days are chosen and taken out again`() throws {
    try onStage { stage in
      let calendar = UICalendarView(frame: CGRect(0, 0, 320, 430))
      let delegate = Chooser()
      let selection = UICalendarSelectionMultiDate(delegate: delegate)
      selection.selectedDates = [march(5)]
      calendar.selectionBehavior = selection
      calendar.visibleDateComponents = march()
      stage.window.addSubview(calendar)
      stage.frame()
      for row in [2, 1] {
        let point = CGPoint(110, 44 + 22 + CGFloat(row) * 60 + 20)
        stage.frame((1, .began, point))
        stage.frame((1, .ended, point))
      }
      #expect(selection.selectedDates.map(\.day) == [12])
      #expect(delegate.days == [12, -5])
    }
  }

  @Test func `days have the signs that the delegate gives`() throws {
    try onStage { stage in
      let calendar = UICalendarView(frame: CGRect(0, 0, 320, 430))
      let delegate = Chooser()
      calendar.visibleDateComponents = march()
      calendar.delegate = delegate
      stage.window.addSubview(calendar)
      stage.frame()
      #expect(delegate.asked.contains(31) && delegate.asked.count >= 31)
      #expect(delegate.sign.superview != nil)
      calendar.wantsDateDecorations = false
      #expect(calendar.intrinsicContentSize.height == 330)
    }
  }

  @Test func `all words and numbers have the design that is asked for`() throws {
    try onStage { stage in
      let calendar = UICalendarView(frame: CGRect(0, 0, 320, 430))
      stage.window.addSubview(calendar)
      func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
          .filter { $0.text?.isEmpty == false }
      }
      func rounded() -> Int {
        labels(in: calendar).count { label in
          let design = label.font.fontDescriptor.withDesign(.rounded)
          return design.map { UIFont(descriptor: $0, size: 0) } == label.font
        }
      }
      #expect(rounded() == 0)
      calendar.fontDesign = .rounded
      #expect(rounded() == labels(in: calendar).count && rounded() > 35)
    }
  }

  @Test func `a finger turns to another month and the delegate is told`() throws {
    try onStage { stage in
      let calendar = UICalendarView(frame: CGRect(0, 0, 320, 430))
      let delegate = Chooser()
      calendar.visibleDateComponents = march()
      calendar.delegate = delegate
      stage.window.addSubview(calendar)
      stage.frame()
      let point = CGPoint(320 - 22, 22)
      stage.frame((1, .began, point))
      stage.frame((1, .ended, point))
      #expect(calendar.visibleDateComponents.month == 4 && delegate.months == [3])
    }
  }
}

private final class Chooser: NSObject, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate, UICalendarViewDelegate
{
  var days: [Int] = []
  var asked: [Int] = []
  var months: [Int] = []
  let sign = UIView(frame: CGRect(0, 0, 5, 5))

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { days.append(dateComponents?.day ?? 0) }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents?.day != 13 }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { days.append(dateComponents.day ?? 0) }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { days.append(-(dateComponents.day ?? 0)) }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    asked.append(dateComponents.day ?? 0)
    return dateComponents.day == 5 ? .customView { self.sign } : nil
  }

  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { months.append(previousDateComponents.month ?? 0) }
}
