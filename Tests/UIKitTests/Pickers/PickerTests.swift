import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
@Suite struct PickerTests {
  private final class Numbers: UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [Int] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 100 : 3
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(row)" }

    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append(row) }
  }

  private func show(_ stage: TestStage, _ numbers: Numbers) throws -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(0, 100, 320, 216))
    picker.dataSource = numbers
    picker.delegate = numbers
    stage.window.addSubview(picker)
    try stage.runtime.layOut()
    return picker
  }

  @Test func `a drag turns a wheel to the nearest row and tells of it once it rests`() throws {
    try onStage { stage in
      let numbers = Numbers()
      let picker = try show(stage, numbers)
      #expect(picker.numberOfComponents == 2)
      #expect(picker.numberOfRows(inComponent: 1) == 3)
      #expect(picker.rowSize(forComponent: 0).height == 32)
      stage.drag(from: CGPoint(80, 208), to: CGPoint(80, 130), moves: 10, lifts: false)
      #expect(numbers.chosen.isEmpty)
      stage.run(frames: 20)
      stage.frame((1, .ended, CGPoint(80, 130)))
      stage.run(frames: 60)
      #expect(numbers.chosen == [2])
      #expect(picker.selectedRow(inComponent: 0) == 2)
      #expect(picker.selectedRow(inComponent: 1) == 0)
    }
  }

  @Test func `a tap turns to the row under it`() throws {
    try onStage { stage in
      let numbers = Numbers()
      let picker = try show(stage, numbers)
      stage.tap(CGPoint(80, 240))
      stage.run(frames: 40)
      #expect(numbers.chosen == [1])
      #expect(picker.selectedRow(inComponent: 0) == 1)
    }
  }

  @Test func `the author turns wheels without being told`() throws {
    try onStage { stage in
      let numbers = Numbers()
      let picker = try show(stage, numbers)
      picker.selectRow(40, inComponent: 0, animated: true)
      #expect(picker.selectedRow(inComponent: 0) == 40)
      stage.run(frames: 40)
      #expect(numbers.chosen.isEmpty)
      picker.reloadAllComponents()
      #expect(picker.selectedRow(inComponent: 0) == 40)
    }
  }

  @Test func `a date picker reads its wheels, and a month ends on its last day`() throws {
    try onStage { stage in
      let dates = UIDatePicker(frame: CGRect(0, 100, 320, 216))
      dates.preferredDatePickerStyle = .wheels
      dates.datePickerMode = .date
      // 31 January 2001.
      dates.date = Date(timeIntervalSince1970: 980_899_200)
      var isTold = false
      dates.addAction(UIAction { _ in isTold = true }, for: .valueChanged)
      stage.window.addSubview(dates)
      try stage.runtime.layOut()
      stage.tap(CGPoint(80, 240))
      stage.run(frames: 60)
      #expect(isTold)
      let parts = dates.calendar.dateComponents([.year, .month, .day], from: dates.date)
      #expect(parts.year == 2001 && parts.month == 2 && parts.day == 28)
    }
  }

  @Test func `dates stay within their limits`() throws {
    try onStage { _ in
      let dates = UIDatePicker()
      dates.minimumDate = Date(timeIntervalSince1970: 100)
      dates.maximumDate = Date(timeIntervalSince1970: 200)
      dates.date = Date(timeIntervalSince1970: 50)
      #expect(dates.date.timeIntervalSince1970 == 100)
      dates.date = Date(timeIntervalSince1970: 500)
      #expect(dates.date.timeIntervalSince1970 == 200)
      dates.datePickerMode = .countDownTimer
      dates.countDownDuration = 5430
      #expect(dates.countDownDuration == 5400)
    }
  }

  @Test func `wheels of dates and times go round, those of years and halves do not`() throws {
    try onStage { stage in
      let dates = UIDatePicker()
      dates.preferredDatePickerStyle = .wheels
      dates.datePickerMode = .date
      dates.frame = CGRect(origin: .zero, size: dates.intrinsicContentSize)
      // 1 January, to which the last day and month are the nearest.
      dates.date = Date(timeIntervalSince1970: 365 * 86_400)
      stage.window.addSubview(dates)
      stage.frame()
      let wheels = dates.wheels
      let titles = { (component: Int) in
        (-1...1).compactMap { (step: Int) -> String? in
          let row = wheels.selectedRow(inComponent: component) + step
          guard (0..<wheels.numberOfRows(inComponent: component)).contains(row) else { return nil }
          return dates.pickerView(wheels, titleForRow: row, forComponent: component)
        }
      }
      #expect(titles(0) == ["December", "January", "February"])
      #expect(titles(1) == ["31", "1", "2"])
      #expect(titles(2) == ["1970", "1971", "1972"])

      // A tap one row above turns the wheel of months by one row.
      let place = wheels.selectedRow(inComponent: 0)
      stage.tap(CGPoint(90, 108 - PickerMetrics.rowHeight))
      stage.run(frames: 60)
      #expect(wheels.selectedRow(inComponent: 0) == place - 1)
      #expect(dates.date == Date(timeIntervalSince1970: (365 + 334) * 86_400))
      dates.setDate(Date(timeIntervalSince1970: 730 * 86_400), animated: true)
      #expect(wheels.selectedRow(inComponent: 0) == place)

      dates.datePickerMode = .time
      #expect(titles(0) == ["11", "12", "1"])
      #expect(titles(1) == ["59", "00", "01"])
      #expect(titles(2) == ["AM", "PM"])
      dates.datePickerMode = .countDownTimer
      #expect(titles(0) == ["23 hours", "0 hours", "1 hour"])
      #expect(titles(1) == ["59 min", "0 min", "1 min"])
    }
  }

  @Test func `dates and times are on plates unless asked otherwise, durations on wheels`() throws {
    try onStage { stage in
      let dates = UIDatePicker()
      #expect(dates.preferredDatePickerStyle == .automatic)
      #expect(dates.datePickerStyle == .compact)
      #expect(dates.intrinsicContentSize.height == 34)
      dates.datePickerMode = .countDownTimer
      #expect(dates.datePickerStyle == .wheels)
      #expect(dates.intrinsicContentSize == CGSize(width: 320, height: 216))
      dates.datePickerMode = .date
      dates.preferredDatePickerStyle = .inline
      #expect(dates.datePickerStyle == .inline)
      dates.datePickerMode = .time
      #expect(dates.datePickerStyle == .wheels)
    }
  }

  @Test func `a tap on a plate opens a calendar, in which a tap chooses a day`() throws {
    try onStage { stage in
      let dates = UIDatePicker()
      dates.datePickerMode = .date
      dates.date = Date(timeIntervalSince1970: 0)
      var isTold = false
      dates.addAction(UIAction { _ in isTold = true }, for: .valueChanged)
      dates.frame = CGRect(origin: CGPoint(100, 40), size: dates.intrinsicContentSize)
      stage.window.addSubview(dates)
      stage.frame()
      stage.tap(CGPoint(120, 57))
      stage.run(frames: 20)
      let card = try #require(stage.window.subviews.last as? PickerCard)
      let month = try #require(card.descendants.compactMap { $0 as? CalendarMonth }.first)
      // January 1970 began on a Thursday: the 8th stands below the 1st.
      let cell = CGPoint(month.bounds.width * 4.5 / 7, 44 + 22 + 44 * 1.5)
      stage.tap(month.convert(cell, to: nil))
      stage.run(frames: 40)
      #expect(isTold)
      #expect(dates.date == Date(timeIntervalSince1970: 7 * 86_400))
      #expect(card.superview == nil)
    }
  }

  @Test func `a calendar turns to another month and keeps to the limits`() throws {
    try onStage { stage in
      let dates = UIDatePicker()
      dates.datePickerMode = .date
      dates.preferredDatePickerStyle = .inline
      dates.date = Date(timeIntervalSince1970: 0)
      dates.maximumDate = Date(timeIntervalSince1970: 40 * 86_400)
      dates.frame = CGRect(origin: .zero, size: dates.intrinsicContentSize)
      stage.window.addSubview(dates)
      stage.frame()
      stage.tap(CGPoint(298, 22))
      stage.frame()
      // February 1970 began on a Sunday; the 11th is too late, the 10th is not.
      stage.tap(CGPoint(320 * 3.5 / 7, 44 + 22 + 44 * 1.5))
      #expect(dates.date == Date(timeIntervalSince1970: 0))
      stage.tap(CGPoint(320 * 2.5 / 7, 44 + 22 + 44 * 1.5))
      #expect(dates.date == Date(timeIntervalSince1970: 40 * 86_400))
    }
  }
}

extension UIView {
  /// The views inside of the view, each before those in it.
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
