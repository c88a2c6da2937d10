import Foundation
import Testing
import UIKit

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
}
