import Staging
import Testing
import UIKit

@testable import References

/// What a control stands at is told, and not what it is drawn with.
@MainActor @Suite struct ToldValueTests: CardTelling {
  struct Row: Sendable, CustomTestStringConvertible {
    let words: String
    let make: @MainActor @Sendable (_ isOther: Bool) -> UIView

    var testDescription: String { words }
  }

  nonisolated static let rows = [
    Row(words: "on instead of off") { isOther in
      let control = UISwitch()
      control.isOn = isOther
      return control
    },
    Row(words: "0.75 instead of 0.25") { isOther in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      slider.value = isOther ? 0.75 : 0.25
      return slider
    },
    Row(words: "3 instead of 2") { isOther in
      let stepper = UIStepper()
      stepper.value = isOther ? 3 : 2
      return stepper
    },
    Row(words: "0.5 instead of 0") { isOther in
      let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
      bar.progress = isOther ? 0.5 : 0
      return bar
    },
    Row(words: "segment 1 instead of segment 0") { isOther in
      let control = UISegmentedControl(items: ["One", "Two"])
      control.selectedSegmentIndex = isOther ? 1 : 0
      return control
    },
    Row(words: "segment 0 instead of none") { isOther in
      let control = UISegmentedControl(items: ["One", "Two"])
      if isOther { control.selectedSegmentIndex = 0 }
      return control
    },
    Row(words: "page 2 of 4 instead of page 0 of 4") { isOther in
      let pages = UIPageControl()
      pages.numberOfPages = 4
      pages.currentPage = isOther ? 2 : 0
      return pages
    },
  ]

  private static func change(_ row: Row, isNamed: Bool, _ isOther: Bool) -> Change {
    { card, _ in
      let control = row.make(isOther)
      control.accessibilityIdentifier = isNamed ? "control" : nil
      card.addSubview(control)
    }
  }

  @Test(arguments: rows)
  func `a control of another value is told by it alone`(row: Row) async throws {
    let told = try await told(
      Self.change(row, isNamed: true, false), Self.change(row, isNamed: true, true))
    #expect(told == ["Views: `control` has the value \(row.words) from 0.00 s (frame 0)."])
  }

  @Test(arguments: rows)
  func `a control without a name is told by its type and its value`(row: Row)
    async throws
  {
    let told = try await told(
      Self.change(row, isNamed: false, false), Self.change(row, isNamed: false, true))
    #expect(told.count == 1)
    #expect(told[0].hasPrefix("Views: in `card` the UI"), "\(told)")
    #expect(told[0].contains(" has the value \(row.words)"), "\(told)")
  }

  @Test func `a switch that is turned at another moment is told once`() async throws {
    func turned(at seconds: Double) -> Change {
      { card, _ in
        let control = UISwitch()
        control.accessibilityIdentifier = "sound"
        card.addSubview(control)
        Self.after(seconds) { control.setOn(true, animated: true) }
      }
    }
    let told = try await told(turned(at: 0.2), turned(at: 0.4)).filter { $0.hasPrefix("Views") }
    #expect(
      told == [
        "Views: `sound` changes its value to on at 0.40 s (frame 24) instead of 0.20 s (frame 12)."
      ])
  }

  @Test func `what differs of a control of one value is told`() async throws {
    func tinted(_ color: UIColor) -> Change {
      { card, _ in
        let control = UISwitch()
        control.accessibilityIdentifier = "sound"
        control.isOn = true
        control.onTintColor = color
        card.addSubview(control)
      }
    }
    let told = try await told(tinted(.red), tinted(.blue))
    #expect(told.joined().contains("`sound`"), "\(told)")
    #expect(!told.joined().contains("value"), "\(told)")
  }

  @Test func `a reference that knows no values of controls counts what is painted`() async throws {
    func switched(_ isOn: Bool) -> Change {
      { card, _ in
        for name in ["sound", nil] {
          let control = UISwitch()
          control.isOn = isOn
          control.accessibilityIdentifier = name
          card.addSubview(control)
        }
      }
    }
    var old = try await SceneRecorder(scene(switched(false))).record()
    old.ledgerVersion = 2
    for frame in old.frames.indices {
      for view in old.frames[frame].views.indices {
        old.frames[frame].views[view].look.removeAll { $0.name == "value" }
        old.frames[frame].views[view].parts = old.frames[frame].views[view].parts.map {
          RecordedPart(kind: $0.kind, pose: $0.pose, mark: $0.mark)
        }
      }
    }
    let same = try await SceneRecorder(scene(switched(false))).record()
    #expect(RecordComparison(old, same).verdict.isSame)
    let other = try await SceneRecorder(scene(switched(true))).record()
    let told = RecordComparison(old, other).verdict.findings.map(\.sentence).joined()
    #expect(told.contains("in `sound` the UIView at"), "\(told)")
  }
}
