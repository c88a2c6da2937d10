import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround

@MainActor
struct DateLanguageTests {
  @Test func `a picker in another language has its words, its order and its hours`() throws {
    try onStage { stage in
      let picker = UIDatePicker(frame: CGRect(0, 0, 320, 216))
      picker.preferredDatePickerStyle = .wheels
      picker.datePickerMode = .dateAndTime
      stage.window.addSubview(picker)
      stage.run()
      #expect(picker.wheels.numberOfComponents == 4)
      picker.locale = Locale(identifier: "de_DE")
      stage.run()
      #expect(picker.wheels.numberOfComponents == 3)
      // Hours, days and months go round.
      let titles = { (component: Int) in
        (0..<40).compactMap {
          picker.pickerView(picker.wheels, titleForRow: $0, forComponent: component)
        }
      }
      #expect(Set(titles(1)).count == 24 && titles(1).last == "15")
      picker.datePickerMode = .date
      #expect(Set(titles(0)).count == 31 && titles(0).last == "9")
      picker.locale = nil
      #expect(Set(titles(0)).count == 12 && titles(0).last == "April")
    }
  }

  @Test(arguments: [
    (nil, "Jan 6, 2020"), ("en_US", "Jan 6, 2020"), ("de_DE", "06.01.2020"),
    ("fr_FR", "6 janv. 2020"), ("en_GB", "6 Jan 2020"),
  ])
  func `a plate shows a date in its medium length`(language: String?, words: String) {
    let locale = language.map { DateLanguage(of: Locale(identifier: $0)) } ?? .english
    let date = Date(timeIntervalSince1970: 1_578_312_000)
    #expect(locale.date(date, in: .greenwich) == words)
  }

  @Test func `English words are the same from a locale as without one`() {
    let own = DateLanguage(of: Locale(identifier: "en_US"))
    #expect(own.months == DateLanguage.english.months)
    #expect(own.shortMonths == DateLanguage.english.shortMonths)
    #expect(own.weekdays == DateLanguage.english.weekdays)
    #expect(own.halves == ["AM", "PM"] && !own.beginsWithDay)
    let german = DateLanguage(of: Locale(identifier: "de_DE"))
    #expect(german.months.contains("März") && german.halves == nil && german.beginsWithDay)
  }
}
