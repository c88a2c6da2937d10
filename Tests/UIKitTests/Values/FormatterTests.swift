import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

/// What times and measurements are called, in English.
@MainActor @Suite struct FormatterTests {
  private func words(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.allowedUnits) = (style, units)
    formatter.zeroFormattingBehavior = zeros
    return formatter.string(from: seconds)
  }

  @Test func `a length of time is written as asked for`() {
    #expect(words(3905, .positional) == "1:05:05")
    #expect(words(65, .positional, [.minute, .second]) == "1:05")
    #expect(words(5, .positional, [.minute, .second], .pad) == "00:05")
    #expect(words(3905, .positional, [.hour, .minute, .second], .pad) == "01:05:05")
    #expect(words(3900, .abbreviated) == "1h 5m")
    #expect(words(3900, .short) == "1 hr, 5 min")
    #expect(words(7260, .full) == "2 hours, 1 minute")
    #expect(words(0, .full) == "0 seconds")
    #expect(words(90_000, .full, [.day, .hour]) == "1 day, 1 hour")
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.maximumUnitCount) = (.full, 1)
    #expect(formatter.string(from: 3905) == "1 hour")
  }

  @Test func `the phone is an American's, whose weeks begin on Sunday`() {
    #expect(Locale.ofPhone.identifier == "en_US" && Locale.languagesOfPhone == ["en-US"])
    #expect(Calendar.ofPhone.firstWeekday == 1 && Calendar.ofPhone.locale == .ofPhone)
    #expect(NumberFormatter().formatterBehavior == .default)
  }

  @Test func `how long ago something is is said by its largest unit`() {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSinceReferenceDate: 0)
    func said(_ seconds: TimeInterval) -> String {
      formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }
    #expect(said(-7300) == "2 hours ago")
    #expect(said(86_400) == "in 1 day")
    formatter.unitsStyle = .short
    #expect(said(-120) == "2 min. ago")
    formatter.dateTimeStyle = .named
    #expect(said(-86_400) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(said(0) == "now")
  }

  @Test func `a measurement is written with its symbol`() {
    let formatter = MeasurementFormatter()
    #expect(
      formatter.string(from: Measurement(value: 2.5, unit: UnitLength.kilometers)) == "2.5 km")
    #expect(
      formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°C")
  }

  @Test func `tables hold their objects weakly where that is asked for`() {
    final class Thing: NSObject {}
    let (table, map) = (
      NSHashTable<Thing>.weakObjects(), NSMapTable<Thing, NSString>.weakToStrongObjects()
    )
    let kept = Thing()
    do {
      let gone = Thing()
      for thing in [kept, gone] {
        table.add(thing)
        map.setObject("x", forKey: thing)
      }
      #expect(table.allObjects.count == 2 && map.object(forKey: gone) == "x")
    }
    table.add(kept)
    #expect(table.allObjects == [kept] && table.contains(kept))
    #expect(map.objectEnumerator()?.allObjects.count == 1)
    map.removeObject(forKey: kept)
    #expect(map.object(forKey: kept) == nil)
    let strong = NSHashTable<Thing>()
    strong.add(Thing())
    #expect(strong.allObjects.count == 1)
  }

  @Test func `tables hold what conforms to a protocol for classes`() {
    final class Thing: HeldByTables {}
    let table = NSHashTable<any HeldByTables>.weakObjects()
    let map = NSMapTable<NSString, any HeldByTables>.strongToWeakObjects()
    let kept = Thing()
    do {
      let gone = Thing()
      for (name, thing) in [("kept", kept), ("gone", gone)] {
        table.add(thing)
        map.setObject(thing, forKey: name as NSString)
      }
      table.add(kept)
      #expect(table.count == 2)
    }
    #expect(table.allObjects.count == 1 && table.allObjects.first === kept)
    #expect(map.object(forKey: "kept") === kept && map.object(forKey: "gone") == nil)
    table.remove(kept)
    #expect(!table.contains(kept))
  }

  @Test func `money has no more digits than its formatter allows`() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .currency
    #expect(formatter.string(from: 1234.5) == "$1,234.50")
    formatter.maximumFractionDigits = 0
    #expect(formatter.string(from: 1234) == "$1,234")
    let other = NumberFormatter()
    other.maximumFractionDigits = 0
    (other.numberStyle, other.currencySymbol) = (.currency, "€")
    #expect(other.string(from: 20) == "€20")
  }

  @Test func `dates and money are those of a phone in the United States`() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateStyle = .medium
    #expect(formatter.string(from: date) == "Jan 1, 2001")
    formatter.locale = .current
    formatter.dateStyle = .short
    #expect(formatter.string(from: date) == "1/1/01")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: date) == "01.01.01")
    #expect(
      DateFormatter.dateFormat(fromTemplate: "MMMd", options: 0, locale: .current) == "MMM d")
    #expect(NumberFormatter.localizedString(from: 9.5, number: .currency) == "$9.50")
  }

  @Test func `lists and names of persons are written as in English`() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(ListFormatter().string(from: [1, 2]) == "1 and 2")
    var person = PersonNameComponents()
    (person.givenName, person.middleName, person.familyName) = ("Ada", "King", "Lovelace")
    let formatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: person) == "Ada Lovelace")
    formatter.style = .long
    #expect(formatter.string(from: person) == "Ada King Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(from: person) == "AL")
    #expect(
      PersonNameComponentsFormatter.localizedString(from: person, style: .short) == "Ada")
  }
}

private protocol HeldByTables: AnyObject {}
