import Foundation
import Staging
import Testing
import UIKit

@testable import Filming

/// A view that can be touched ten points beyond its bounds.
private final class WideButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

@MainActor @Suite struct DescribedFindingTests {
  @Test func `a scene without faults has no finding`() async throws {
    let told = try await describing {
      label("Hello", CGRect(x: 20, y: 40, width: 200, height: 30), in: $0)
      button("go", UIButton(type: .custom), CGRect(x: 20, y: 100, width: 44, height: 44), in: $0)
    }
    #expect(told.findings.isEmpty)
  }

  @Test func `what a view clips is told by how much and by whom`() async throws {
    let told = try await describing {
      let tray = box("tray", CGRect(x: 20, y: 20, width: 60, height: 60), in: $0)
      tray.clipsToBounds = true
      let card = box("card", CGRect(x: -5, y: 10, width: 105, height: 90), in: tray, .blue)
      _ = box("inner", CGRect(x: 0, y: 0, width: 105, height: 20), in: card, .green)
      let list = UIScrollView(frame: CGRect(x: 20, y: 200, width: 60, height: 60))
      _ = box("row", CGRect(x: 0, y: 0, width: 100, height: 20), in: list)
      $0.addSubview(list)
      let open = box("open", CGRect(x: 20, y: 300, width: 60, height: 60), in: $0)
      _ = box("free", CGRect(x: 0, y: 0, width: 100, height: 20), in: open, .blue)
    }
    let clipped = told.found(.clipped)
    #expect(clipped.map(\.view) == ["`card`"])
    #expect(clipped.first?.numbers == ["left": 5, "top": 0, "right": 40, "bottom": 40])
    #expect(
      clipped.first?.words
        == "`card` is clipped by `tray`: 5 pt on the left, 40 pt on the right and 40 pt at the bottom"
    )
  }

  @Test func `what reaches beyond the screen is told once with what is in it`() async throws {
    let told = try await describing {
      let sheet = box("sheet", CGRect(x: 0, y: 500, width: 320, height: 102), in: $0)
      _ = box("inner", CGRect(x: 0, y: 60, width: 320, height: 42), in: sheet, .blue)
      _ = box("away", CGRect(x: 400, y: 0, width: 10, height: 10), in: $0)
    }
    let found = told.found(.beyondScreen)
    #expect(found.map(\.view) == ["`sheet`", "`away`"])
    #expect(found.first?.numbers["bottom"] == 34)
    #expect(told.views.filter(\.isOffScreen).map(\.name) == ["`away`"])
  }

  @Test func `what lies behind an opaque view is covered`() async throws {
    let told = try await describing {
      _ = box("below", CGRect(x: 20, y: 20, width: 60, height: 60), in: $0)
      _ = box("above", CGRect(x: 10, y: 10, width: 100, height: 100), in: $0, .blue)
      _ = box("beside", CGRect(x: 20, y: 200, width: 60, height: 60), in: $0)
      let glass = box("glass", CGRect(x: 10, y: 190, width: 100, height: 100), in: $0, .blue)
      glass.alpha = 0.5
    }
    #expect(told.found(.covered).map(\.words) == ["`below` is covered wholly by `above`"])
  }

  @Test func `a touch target is measured by who gets the touches`() async throws {
    let told = try await describing {
      button("small", UIButton(type: .custom), CGRect(x: 20, y: 40, width: 30, height: 28), in: $0)
      button(
        "wide", WideButton(type: .custom), CGRect(x: 120, y: 40, width: 30, height: 28), in: $0)
      button(
        "large", UIButton(type: .custom), CGRect(x: 20, y: 120, width: 44, height: 44), in: $0)
      button("under", UIButton(type: .custom), CGRect(x: 20, y: 200, width: 60, height: 60), in: $0)
      let glass = UIView(frame: CGRect(x: 0, y: 190, width: 320, height: 80))
      glass.accessibilityIdentifier = "glass"
      $0.addSubview(glass)
      $0.addSubview(UISwitch(frame: CGRect(x: 20, y: 300, width: 51, height: 31)))
    }
    let small = told.found(.touchTarget)
    #expect(small.map(\.view) == ["`small`"])
    #expect(small.first?.numbers == ["width": 30, "height": 28])
    #expect(
      told.found(.touchTaken).map(\.words) == ["a touch in the middle of `under` goes to `glass`"])
  }

  @Test func `constraints that contradict each other are told`() async throws {
    let told = try await describing {
      let card = box("card", .zero, in: $0)
      card.translatesAutoresizingMaskIntoConstraints = false
      card.widthAnchor.constraint(equalToConstant: 40).isActive = true
      card.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let words = told.found(.constraint).map(\.words)
    #expect(words.count == 1)
    #expect(words.first?.hasPrefix("a constraint broke at 0.00 s: ") == true)
    #expect(words.first?.contains("UIView'card'.width == 40") == true)
  }

  @Test func `handlers that no event has called are told`() async throws {
    let build: @MainActor (UIView) -> Void = {
      button("go", UIButton(type: .custom), CGRect(x: 20, y: 40, width: 60, height: 60), in: $0)
      button("no", UIButton(type: .custom), CGRect(x: 120, y: 40, width: 60, height: 60), in: $0)
    }
    let untouched = try await describing(DescribedPart(), build)
    #expect(untouched.neverCalled.map(\.view) == ["`go`", "`no`"])
    #expect(untouched.neverCalled.first?.cause == "touchUpInside")
    let touched = try await describing(
      fingers: [Finger.touch("go", at: 0.2).wait(0.1).lift()], DescribedPart(), build)
    #expect(touched.neverCalled.map(\.view) == ["`no`"])
  }

  @Test func `a field under the keyboard is told`() async throws {
    let told = try await describing(
      fingers: [Finger.touch("email", at: 0.2).wait(0.1).lift()]
    ) {
      let field = UITextField(frame: CGRect(x: 20, y: 500, width: 280, height: 44))
      field.accessibilityIdentifier = "email"
      $0.addSubview(field)
    }
    let found = try #require(told.found(.underKeyboard).first)
    #expect(found.view == "`email`")
    #expect(found.numbers["depth"] == 44 || (found.numbers["depth"] ?? 0) > 44)
  }

  @Test func `views and findings are those of the moment that is asked for`() async throws {
    let told = try await describing(DescribedPart(at: 0.25)) {
      _ = box("card", CGRect(x: 0, y: 468, width: 320, height: 100), in: $0)
    } then: { view in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        view.named("card").center.y += 100
      }
    }
    #expect(told.at.frame == 15)
    #expect(told.found(.beyondScreen).first?.numbers["bottom"] == 50)
    #expect(told.views.first { $0.name == "`card`" }?.frame.y == 518)
  }
}
