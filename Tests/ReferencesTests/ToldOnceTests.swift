import Pixels
import Staging
import Testing
import UIKit

@testable import References

/// What changes is told by its name, at its moment, and once.
@MainActor @Suite struct ToldOnceTests {
  private typealias Change = @MainActor (_ card: UIView, _ root: UIView) -> Void

  private func scene(_ change: @escaping Change) -> Scene {
    Scene("card", "", limit: 1) {
      let controller = UIViewController()
      let card = UIView(frame: CGRect(x: 100, y: 160, width: 120, height: 80))
      card.accessibilityIdentifier = "card"
      card.backgroundColor = .blue
      controller.view.addSubview(card)
      change(card, controller.view)
      return controller
    }
  }

  /// Returns what is told of two scenes, a line each.
  private func told(_ old: @escaping Change, _ new: @escaping Change) async throws -> [String] {
    try await RecordComparison(
      SceneRecorder(scene(old)).record(), SceneRecorder(scene(new)).record()
    ).verdict.findings.map(\.sentence)
  }

  @discardableResult
  private static func add(
    _ name: String?, to view: UIView, at x: CGFloat = 10
  ) -> UIView {
    let new = UIView(frame: CGRect(x: x, y: 10, width: 20, height: 20))
    new.accessibilityIdentifier = name
    new.backgroundColor = .red
    view.addSubview(new)
    return new
  }

  private static func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
  }

  // MARK: Moments

  @Test func `a view that comes later is told with both moments`() async throws {
    func comes(at seconds: Double) -> Change {
      { card, _ in Self.after(seconds) { Self.add("late", to: card) } }
    }
    let told = try await told(comes(at: 0.2), comes(at: 0.5))
    #expect(
      told.first
        == "Physics: `late` comes at 0.50 s (frame 30) instead of 0.20 s (frame 12); `card` unchanged."
    )
    #expect(!told.joined().contains("another content"), "\(told)")
  }

  @Test func `a view that goes later, or not at all, is told with both moments`() async throws {
    func goes(at seconds: Double?) -> Change {
      { card, _ in
        let view = Self.add("late", to: card)
        if let seconds { Self.after(seconds) { view.removeFromSuperview() } }
      }
    }
    #expect(
      try await told(goes(at: 0.2), goes(at: 0.5)).first
        == "Physics: `late` goes at 0.50 s (frame 30) instead of 0.20 s (frame 12); `card` unchanged."
    )
    #expect(
      try await told(goes(at: 0.2), goes(at: nil)).first?
        .contains("`late` stays instead of going at 0.20 s (frame 12)") == true)
  }

  @Test func `a view that is gone for a while is told from when to when`() async throws {
    let told = try await told(
      { card, _ in Self.add("late", to: card) },
      { card, _ in
        let view = Self.add("late", to: card)
        Self.after(0.2) { view.removeFromSuperview() }
        Self.after(0.5) { card.addSubview(view) }
      })
    #expect(
      told.first
        == "Physics: `late` is gone from 0.20 s (frame 12) to 0.50 s (frame 30); `card` unchanged.")
  }

  @Test func `a look that changes at another moment is told with both moments`() async throws {
    func reddens(at seconds: Double) -> Change {
      { card, _ in Self.after(seconds) { card.backgroundColor = .red } }
    }
    #expect(
      try await told(reddens(at: 0.2), reddens(at: 0.5)).last
        == "Views: `card` changes its background to #FF0000 at 0.50 s (frame 30) instead of 0.20 s "
        + "(frame 12).")
    func hides(at seconds: Double) -> Change {
      { card, _ in Self.after(seconds) { card.isHidden = true } }
    }
    #expect(
      try await told(hides(at: 0.5), hides(at: 0.2)).last
        == "Views: `card` is hidden at 0.20 s (frame 12) instead of 0.50 s (frame 30).")
  }

  @Test func `a motion that begins after a longer pause is told by its view`() async throws {
    let record = try await SceneRecorder(
      scene { card, _ in UIView.animate(withDuration: 0.3) { card.center.y += 100 } }
    ).record()
    func beginning(after frames: Int) -> FilmRecord {
      var late = record
      late.frames = Array(repeating: record.frames[0], count: frames) + record.frames.dropFirst()
      return late
    }
    let (early, late) = (beginning(after: 7), beginning(after: 19))
    #expect(
      RecordComparison(early, late).verdict.findings.map(\.sentence) == [
        "Frames: `card` begins to change at 0.32 s (frame 19) instead of 0.12 s (frame 7); the frames "
          + "after that are those of the reference, 12 later."
      ])
    #expect(
      RecordComparison(late, early).verdict.findings.map(\.sentence) == [
        "Frames: `card` begins to change at 0.12 s (frame 7) instead of 0.32 s (frame 19); the frames "
          + "after that are those of the reference, 12 earlier."
      ])
    // A pause within a motion is frames that are put in.
    var halting = early
    halting.frames.insert(contentsOf: Array(repeating: early.frames[12], count: 4), at: 13)
    #expect(
      RecordComparison(early, halting).verdict.findings.first?.sentence
        .hasPrefix("Frames: 4 frames are put in at 0.22 s (frame 13)") == true)
  }

  // MARK: Once

  @Test func `what is in a hidden view is told with it`() async throws {
    func hidden(_ isHidden: Bool) -> Change {
      { card, _ in
        for x in [10.0, 40, 70] { Self.add("kid \(x)", to: card, at: x) }
        card.isHidden = isHidden
      }
    }
    #expect(
      try await told(hidden(false), hidden(true)) == [
        "Views: `card` and what is in it are hidden from 0.00 s (frame 0)."
      ])
    #expect(
      try await told(hidden(true), hidden(false)) == [
        "Views: `card` and what is in it are shown from 0.00 s (frame 0)."
      ])
  }

  @Test func `what is in a hidden view without a name says so`() async throws {
    func hidden(_ isHidden: Bool) -> Change {
      { card, _ in
        let holder = Self.add(nil, to: card)
        Self.add("kid", to: holder)
        holder.isHidden = isHidden
      }
    }
    let told = try await told(hidden(false), hidden(true)).joined()
    #expect(
      told.contains("`kid` is hidden with what is around it from 0.00 s (frame 0)"), "\(told)")
    #expect(!told.contains("stands over"), "\(told)")
  }

  @Test func `a view that is scrolled says by how much, with what is in it`() async throws {
    func scrolled(to y: CGFloat) -> Change {
      { card, _ in
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        list.accessibilityIdentifier = "list"
        list.contentSize = CGSize(width: 100, height: 500)
        for index in 0..<5 {
          Self.add("row \(index)", to: list).frame.origin.y = CGFloat(10 + index * 50)
        }
        card.addSubview(list)
        list.contentOffset.y = y
      }
    }
    #expect(
      try await told(scrolled(to: 0), scrolled(to: 30)) == [
        "Physics: `list` and what is in it are scrolled 30 pt further down from 0.00 s (frame 0); "
          + "`card` unchanged."
      ])
  }

  @Test func `what is in a tilted view is told with it`() async throws {
    func tilted(_ angle: CGFloat) -> Change {
      { card, _ in
        for x in [10.0, 50, 70] { Self.add("kid \(x)", to: card, at: x) }
        var map = CATransform3DIdentity
        map.m34 = -1 / 500
        card.layer.transform = CATransform3DRotate(map, angle, 1, 0, 0)
      }
    }
    #expect(
      try await told(tilted(0.3), tilted(0.6)) == [
        "Physics: `card` and what is in it are tilted about their horizontal axis by 34.38° instead of "
          + "17.19° from 0.00 s (frame 0)."
      ])
  }

  @Test func `a perspective that changes is told with the numbers of the code`() async throws {
    func seen(from distance: CGFloat) -> Change {
      { card, _ in
        var map = CATransform3DIdentity
        map.m34 = -1 / distance
        card.layer.transform = CATransform3DRotate(map, 0.6, 0, 1, 0)
      }
    }
    #expect(
      try await told(seen(from: 500), seen(from: 250)).last
        == "Views: `card` has the perspective -0.004 instead of -0.002 from 0.00 s (frame 0).")
  }

  @Test func `a view that gets another child does not change its content`() async throws {
    let told = try await told(
      { card, _ in Self.add("one", to: card) },
      { card, _ in
        Self.add("one", to: card)
        Self.add("two", to: card, at: 50)
      })
    #expect(
      told == [
        "Physics: `two` is there from 0.00 s (frame 0); `card` and `one` unchanged."
      ])
  }

  @Test func `what casts a shadow with the view around it is told alone`() async throws {
    func shadow(hasKid: Bool) -> Change {
      { card, _ in
        card.layer.shadowOpacity = 1
        if hasKid { Self.add("kid", to: card, at: 110) }
      }
    }
    #expect(
      try await told(shadow(hasKid: true), shadow(hasKid: false)) == [
        "Physics: `kid` is gone from 0.00 s (frame 0); `card` unchanged."
      ])
  }

  // MARK: By its name

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

  // MARK: Without a name

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

  // MARK: Names

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
}
