import Staging
import Testing
import UIKit

@testable import References

/// What has no name is told by its type and its place.
@MainActor @Suite struct ToldPartTests: CardTelling {
  @Test func `a view without a name that turns is told to turn`() async throws {
    func turned(_ map: CGAffineTransform) -> Change {
      { card, _ in Self.add(nil, to: card).transform = map }
    }
    #expect(
      try await told(turned(.identity), turned(CGAffineTransform(rotationAngle: .pi / 6))) == [
        "Views: in `card` the UIView at (10, 10), 20 × 20 pt, is turned 30° further clockwise from "
          + "0.00 s (frame 0)."
      ])
    #expect(
      try await told(turned(.identity), turned(CGAffineTransform(scaleX: 1.5, y: 1.5))) == [
        "Views: in `card` the UIView at (10, 10), 20 × 20 pt, is scaled to 1.5 instead of 1 from "
          + "0.00 s (frame 0)."
      ])
  }

  @Test func `the motion is only said to be the reference's of what stands as there`() async throws
  {
    func details(_ x: CGFloat, _ color: UIColor) async throws -> [String] {
      func change(_ x: CGFloat, _ color: UIColor) -> Change {
        { card, _ in
          let view = Self.add(nil, to: card)
          view.frame.origin.x = x
          view.backgroundColor = color
        }
      }
      let (old, new) = (change(10, .red), change(x, color))
      return try await RecordComparison(
        SceneRecorder(scene(old)).record(), SceneRecorder(scene(new)).record()
      ).verdict.findings.flatMap(\.details)
    }
    #expect(
      try await details(40, .red).contains(
        "The motion of the views with a name is that of the reference."))
    #expect(try await details(10, .blue).contains("The motion is that of the reference."))
  }

  @Test func `a label without a name tells its text, and its public type`() async throws {
    func written(_ text: String) -> Change {
      { card, _ in
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        label.text = text
        card.addSubview(label)
      }
    }
    #expect(
      try await told(written("One"), written("Two")) == [
        "Views: in `card` the UILabel at (10, 10), 80 × 20 pt, has the text “Two” instead of “One” from "
          + "0.00 s (frame 0)."
      ])
    func field(_ placeholder: String) -> Change {
      { card, _ in
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        field.accessibilityIdentifier = "field"
        field.placeholder = placeholder
        card.addSubview(field)
      }
    }
    let told = try await told(field("Name"), field("Mail")).joined()
    #expect(told.contains("in `field` the UILabel at"), "\(told)")
    #expect(told.contains("has the text “Mail” instead of “Name”"), "\(told)")
  }

  @Test func `what is more and what changed in a view are told apart`() async throws {
    func row(isChanged: Bool) -> Change {
      { card, _ in
        for index in 0..<5 {
          let view = Self.add(nil, to: card, at: CGFloat(index * 22))
          if isChanged, index == 2 { view.backgroundColor = .green }
        }
        guard isChanged else { return }
        let more = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 20))
        more.backgroundColor = .red
        card.insertSubview(more, at: 0)
      }
    }
    #expect(
      try await told(row(isChanged: false), row(isChanged: true)) == [
        "Views: in `card` there is a UIView at (0, 50), 10 × 20 pt, more and the UIView at (44, 10), "
          + "20 × 20 pt, is drawn otherwise from 0.00 s (frame 0)."
      ])
  }

  @Test func `a shape without a size is told by its path`() async throws {
    func shape(_ change: @escaping @MainActor (CAShapeLayer) -> Void) -> Change {
      { card, _ in
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 20, y: 10, width: 50, height: 30), transform: nil)
        card.layer.addSublayer(shape)
        change(shape)
      }
    }
    let start = "Views: in `card` the CAShapeLayer at (20, 10), 50 × 30 pt, "
    #expect(
      try await told(shape { _ in }, shape { $0.fillColor = UIColor.red.cgColor }) == [
        start + "is drawn otherwise from 0.00 s (frame 0)."
      ])
    #expect(
      try await told(shape { _ in }, shape { $0.position.x += 10 }) == [
        start + "stands 10 pt further right from 0.00 s (frame 0)."
      ])
    // One that has a size is told by that.
    #expect(
      try await told(
        shape { $0.bounds.size = CGSize(width: 8, height: 6) },
        shape {
          $0.bounds.size = CGSize(width: 8, height: 6)
          $0.fillColor = nil
        }) == [
          "Views: in `card` the CAShapeLayer at (-4, -3), 8 × 6 pt, is drawn otherwise from 0.00 s "
            + "(frame 0)."
        ])
  }
}
