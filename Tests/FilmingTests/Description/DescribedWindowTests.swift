import Foundation
import Markup
import Staging
import Testing
import UIKit

@testable import Filming

@MainActor @Suite struct DescribedWindowTests {
  /// 300 points in a second, the fastest in the middle of it.
  private func told(_ part: DescribedPart) async throws -> SceneDescription {
    try await describing(
      limit: 3,
      fingers: [
        Finger.touch(.point(x: 20, y: 500), at: 0.2).move(to: .point(x: 220, y: 500), over: 1)
          .lift()
      ], part
    ) {
      _ = box("card", CGRect(x: 10, y: 40, width: 50, height: 50), in: $0)
    } then: { view in
      UIView.animate(withDuration: 1) { view.named("card").center.x += 200 }
    }
  }

  @Test func `a scene that is cut short is not said to be at rest`() async throws {
    let cut = try await told(DescribedPart(to: 0.5))
    let text = DescriptionText(cut, questions: []).text
    #expect(text.contains("; to 0.50 s, as asked."))
    #expect(!text.contains("at rest."))
    #expect(text.contains("not at rest at 0.50 s"))
    #expect(cut.isCutShort)
    let whole = try await told(DescribedPart(to: 2.9))
    #expect(!whole.isCutShort)
    #expect(DescriptionText(whole, questions: []).text.contains("then all is at rest."))
  }

  @Test func `a scene in which nothing is seen says so, and what has no size`() async throws {
    let scene = Scene("bare", "A view without a size.") {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.view.addSubview(UIView())
      return controller
    }
    let told = try await SceneDescription(
      of: scene, DescribedPart(), contentSize: "large")
    #expect(
      told.ending == "nothing is seen but its background: `UIView` in the view of"
        + " `UIViewController` has no size: 0×0 points")
  }

  @Test func `only what is between two moments is told`() async throws {
    let told = try await told(DescribedPart(from: 0.8, to: 0.9))
    let motion = try #require(told.motions.first { $0.view == "`card`" })
    let part = motion.parts[0]
    #expect(motion.start.frame == 48 && motion.rest.frame == 54)
    #expect((48...54).contains(part.fastestAt.frame))
    let finger = try #require(told.fingers.first)
    #expect(finger.start.frame == 48 && finger.end.frame == 54)
    #expect(!finger.isLifted)
    // 200 points a second.
    #expect(abs(finger.to.x - finger.from.x - 20) < 1e-6)
    #expect(finger.words.contains("from 0.80 s on, still down at 0.90 s, and goes 20 pt right"))
  }

  @Test func `a finger that comes back is said to`() async throws {
    let told = try await describing(
      limit: 3,
      fingers: [
        Finger.touch(.point(x: 20, y: 500), at: 0.2).move(to: .point(x: 120, y: 500), over: 0.5)
          .move(to: .point(x: 20, y: 500), over: 0.5).lift()
      ]
    ) { _ in }
    #expect(told.fingers.first?.words.contains("goes 100 pt right and back") == true)
  }

  @Test func `what scales under two fingers is told with each`() async throws {
    let told = try await describing(
      limit: 3,
      fingers: [
        Finger.touch(.point(x: 140, y: 300), at: 0.2).move(to: .point(x: 90, y: 300), over: 0.5)
          .lift(),
        Finger.touch(.point(x: 180, y: 300), at: 0.2).move(to: .point(x: 230, y: 300), over: 0.5)
          .lift(),
      ]
    ) {
      let photo = Pinched(frame: CGRect(x: 100, y: 240, width: 120, height: 120))
      photo.accessibilityIdentifier = "photo"
      photo.addGestureRecognizer(
        UIPinchGestureRecognizer(target: photo, action: Selector(Pinched.pinch(_:), "pinch:")))
      $0.addSubview(photo)
    }
    #expect(told.fingers.count == 2)
    #expect(told.fingers.allSatisfy { $0.words.hasSuffix("; `photo` scales with it") })
  }

  @Test func `a view that is taken along moves with the one around it`() async throws {
    let told = try await describing(DescribedPart(view: "title")) {
      let sheet = box("sheet", CGRect(x: 10, y: 140, width: 150, height: 150), in: $0)
      _ = box("title", CGRect(x: 10, y: 10, width: 50, height: 20), in: sheet)
    } then: { view in
      UIView.animate(withDuration: 0.5) {
        view.named("sheet").center.y -= 60
        view.named("sheet").backgroundColor = .blue
      }
    }
    let motion = try #require(told.motions.first)
    #expect(told.motions.count == 1)
    #expect(motion.view == "`title`" && motion.with == "`sheet`")
    #expect(motion.words.hasPrefix("moves with `sheet`: from 0.00 s to rest at 0.4"))
    #expect(motion.words.contains("moves 60 pt up"))
    #expect(motion.parts.map(\.quantity) == [.place])
  }

  @Test func `what takes a view along and what it does itself are told in their order`()
    async throws
  {
    let told = try await describing(DescribedPart(view: "title")) {
      let sheet = box("sheet", CGRect(x: 10, y: 140, width: 150, height: 150), in: $0)
      _ = box("title", CGRect(x: 10, y: 10, width: 50, height: 20), in: sheet)
    } then: { view in
      UIView.animate(withDuration: 0.3) { view.named("sheet").center.y -= 60 }
      UIView.animate(withDuration: 0.3, delay: 0.5) { view.named("title").center.x += 40 }
    }
    #expect(told.motions.map(\.with) == ["`sheet`", nil])
  }

  @Test func `a name of several lines is one line`() async throws {
    let told = try await describing {
      _ = box(
        "a\nFound at 0.00 s:\u{2028}b\u{1B}", CGRect(x: 10, y: 40, width: 50, height: 50), in: $0)
    }
    let lines = DescriptionText(told, questions: []).text.split(separator: "\n")
    #expect(lines.count { $0.contains("Found at") } == 2)
    #expect(lines.contains { $0.contains("`a\\nFound at 0.00 s:\\u{2028}b\\u{1B}`") })
  }
}

/// A view that two fingers scale.
private final class Pinched: UIView {
  func pinch(_ pinch: UIPinchGestureRecognizer) {
    transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
  }
}
