import Staging
import Testing
import UIKit

@testable import References

/// What changes is told by its own name.
@MainActor @Suite struct ToldNameTests: CardTelling {
  private static func label(_ change: @escaping @MainActor (UILabel) -> Void) -> Change {
    { card, _ in
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
      label.accessibilityIdentifier = "title"
      label.text = "Hello world of cards"
      card.addSubview(label)
      change(label)
    }
  }

  private static func styled(_ key: NSAttributedString.Key, _ value: Any) -> Change {
    label { $0.attributedText = NSAttributedString(string: "Hello", attributes: [key: value]) }
  }

  @Test func `how a text is set is told by its own name`() async throws {
    let plain = Self.label { $0.attributedText = NSAttributedString(string: "Hello") }
    let rows: [(Change, Change, String)] = [
      (
        Self.label { _ in }, Self.label { $0.textAlignment = .center },
        "alignment center instead of left"
      ),
      (Self.label { _ in }, Self.label { $0.numberOfLines = 0 }, "number of lines 0 instead of 1"),
      (
        Self.label { _ in }, Self.label { $0.lineBreakMode = .byTruncatingHead },
        "line break cut at the beginning instead of cut at the end"
      ),
      (plain, Self.styled(.underlineStyle, 1), "underline 1 instead of none"),
      (plain, Self.styled(.strikethroughStyle, 1), "strikethrough 1 instead of none"),
      (plain, Self.styled(.kern, 2.5), "kerning 2.5 instead of none"),
    ]
    for (old, new, words) in rows {
      let told = try await told(old, new)
      #expect(told == ["Views: `title` has the \(words) from 0.00 s (frame 0)."])
    }
  }

  @Test func `how an image is placed is told by its own name`() async throws {
    func image(_ mode: UIView.ContentMode, isShown: Bool = true) -> Change {
      { card, _ in
        let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
        view.accessibilityIdentifier = "picture"
        view.contentMode = mode
        view.image = isShown ? UIImage(systemName: "star") : nil
        card.addSubview(view)
      }
    }
    #expect(
      try await told(image(.scaleToFill), image(.scaleAspectFit)) == [
        "Views: `picture` has the content mode resizeAspect instead of resize from 0.00 s (frame 0)."
      ])
    #expect(
      try await told(image(.scaleToFill), image(.scaleToFill, isShown: false)) == [
        "Views: `picture` has no image any more from 0.00 s (frame 0)."
      ])
  }

  @Test func `the opacity of a shadow is told by its own name`() async throws {
    func shadow(_ opacity: Float, _ color: UIColor = .black) -> Change {
      { card, _ in
        card.layer.shadowOpacity = opacity
        card.layer.shadowColor = color.cgColor
      }
    }
    #expect(
      try await told(shadow(0.25), shadow(0.5)) == [
        "Views: `card` has the shadow opacity 0.5 instead of 0.25 from 0.00 s (frame 0)."
      ])
    #expect(
      try await told(shadow(0), shadow(0.5)) == [
        "Views: `card` has the shadow #00000080, blur 3, offset (0, -3) instead of none from 0.00 s "
          + "(frame 0)."
      ])
    func glow(_ opacity: Float) -> Change {
      { card, _ in
        card.layer.shadowOpacity = opacity
        card.layer.shadowOffset = .zero
      }
    }
    #expect(
      try await told(glow(0), glow(0.3)) == [
        "Views: `card` has the shadow #0000004D, blur 3, offset (0, 0) instead of none from 0.00 s "
          + "(frame 0)."
      ])
    #expect(
      try await told(shadow(0.5), shadow(0.5, .red)) == [
        "Views: `card` has a shadow of the colour #FF000080 instead of #00000080 from 0.00 s (frame 0)."
      ])
  }

  @Test func `an empty identifier is no name`() async throws {
    func named(_ name: String?, alpha: CGFloat) -> Change {
      { card, _ in
        card.accessibilityIdentifier = name
        card.alpha = alpha
      }
    }
    let (empty, none) = (
      try await told(named("", alpha: 1), named("", alpha: 0.5)),
      try await told(named(nil, alpha: 1), named(nil, alpha: 0.5))
    )
    #expect(empty == none)
    #expect(
      none == [
        "Views: outside of the views with a name the UIView at (100, 160), 120 × 80 pt, has the opacity "
          + "0.5 instead of 1 from 0.00 s (frame 0)."
      ])
  }

  @Test func `a name with marks and lines stays one name in a sentence`() async throws {
    func named(alpha: CGFloat) -> Change {
      { card, _ in
        card.accessibilityIdentifier = "my `card`\nhere"
        card.alpha = alpha
      }
    }
    #expect(
      try await told(named(alpha: 1), named(alpha: 0.5)) == [
        "Physics: ``my `card`\\nhere`` has the opacity 0.5 instead of 1 from 0.00 s (frame 0)."
      ])
  }

  @Test func `a reference of the third kind is held against what it tells`() async throws {
    var old = try await SceneRecorder(scene { card, _ in Self.add("kid", to: card) }).record()
    (old.looksVersion, old.motionVersion) = (3, 2)
    for index in old.frames.indices {
      for view in old.frames[index].views.indices {
        old.frames[index].views[view].look.removeAll {
          ["shadow opacity", "alignment"].contains($0.name)
        }
        old.frames[index].views[view].look.append(LookProperty("content", "00000000cafecafe"))
        (old.frames[index].views[view].parts, old.frames[index].outside) = ([], [])
      }
    }
    let same = try await SceneRecorder(scene { card, _ in Self.add("kid", to: card) }).record()
    let verdict = RecordComparison(old, same).verdict
    #expect(verdict.isSame, "\(verdict.lines)")
    #expect(verdict.notes.first?.contains("tells less of texts") == true)
    let hidden = try await SceneRecorder(
      scene { card, _ in
        Self.add("kid", to: card)
        card.isHidden = true
      }
    ).record()
    #expect(
      RecordComparison(old, hidden).verdict.findings.first?.sentence
        == "Views: `card` is hidden from 0.00 s (frame 0).")
  }

  @Test func `an identifier of which nothing is seen is no name`() async throws {
    func named(_ name: String?, alpha: CGFloat) -> Change {
      { card, _ in
        card.accessibilityIdentifier = name
        card.alpha = alpha
      }
    }
    let none = try await told(named(nil, alpha: 1), named(nil, alpha: 0.5))
    for name in ["  ", "\u{200B}", "\n\t"] {
      #expect(try await told(named(name, alpha: 1), named(name, alpha: 0.5)) == none)
    }
  }
}
