import Staging
import Testing
import UIKit

@testable import References

/// What changes with the view around it is told once.
@MainActor @Suite struct ToldOnceTests: CardTelling {
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

  // MARK: The order of painting

  private static let names = ["a", "b", "c", "d"]

  private func order(_ change: @escaping @MainActor ([UIView], UIView) -> Void) async throws
    -> [String]
  {
    func build(_ change: @escaping @MainActor ([UIView], UIView) -> Void) -> Change {
      { card, _ in
        let views = Self.names.enumerated().map { Self.add($1, to: card, at: CGFloat($0 * 10)) }
        change(views, card)
      }
    }
    return try await told(build { _, _ in }, build(change))
  }

  @Test func `what comes and goes changes nothing of what is painted above it`() async throws {
    #expect(
      try await order { views, _ in views[1].removeFromSuperview() } == [
        "Physics: `b` is gone from 0.00 s (frame 0); `card`, `a`, `c` and `d` unchanged."
      ])
    #expect(
      try await order { views, _ in views[1].isHidden = true } == [
        "Views: `b` is hidden from 0.00 s (frame 0)."
      ])
    let more = try await order { _, card in
      let new = Self.add("new", to: card)
      card.insertSubview(new, at: 1)
    }
    #expect(more.count == 1 && more[0].hasPrefix("Physics: `new` is there from 0.00 s"), "\(more)")
  }

  @Test func `a view that is put elsewhere is told, and no other is`() async throws {
    #expect(
      try await order { views, card in card.bringSubviewToFront(views[1]) } == [
        "Views: `b` stands over `d` instead of `a` from 0.00 s (frame 0)."
      ])
    #expect(
      try await order { views, card in card.sendSubviewToBack(views[2]) } == [
        "Views: `c` stands over `card` instead of `b` from 0.00 s (frame 0)."
      ])
    // One comes to the front while another one goes.
    let both = try await order { views, card in
      card.bringSubviewToFront(views[0])
      views[2].removeFromSuperview()
    }
    #expect(
      both == [
        "Physics: `c` is gone from 0.00 s (frame 0); `card`, `a`, `b` and `d` unchanged.",
        "Views: `a` stands over `d` instead of `card` from 0.00 s (frame 0).",
      ])
  }

  @Test func `a view that goes into another one says where alone`() async throws {
    let told = try await order { views, _ in
      let inner = views[2].convert(views[2].bounds, to: views[0])
      views[0].addSubview(views[2])
      views[2].frame = inner
    }
    #expect(told == ["Views: `c` lies in `a` instead of `card` from 0.00 s (frame 0)."])
  }

  @Test func `views of one name do not tell the order, and all is told`() async throws {
    let twins: Change = { card, _ in
      for name in ["twin", "twin", "top"] { Self.add(name, to: card) }
    }
    let turned: Change = { card, root in
      twins(card, root)
      card.sendSubviewToBack(card.subviews[2])
    }
    let told = try await told(twins, turned)
    #expect(told.joined().contains("`top` stands over `card` instead of `twin`"), "\(told)")
  }

  // MARK: Two properties

  @Test func `what one view has from one moment on is one clause`() async throws {
    let told = try await told(
      { _, _ in },
      { card, _ in
        card.backgroundColor = .red
        card.layer.cornerRadius = 8
        card.layer.borderWidth = 1
      })
    #expect(
      told == [
        "Views: `card` has the background #FF0000 instead of #0000FF, the corner radius 8 instead of "
          + "none and a border of 1 pt in #000000 instead of none from 0.00 s (frame 0)."
      ])
  }

  @Test func `a border is told with its width and its colour`() async throws {
    func border(_ width: CGFloat, _ color: UIColor, at seconds: Double? = nil) -> Change {
      { card, _ in
        let set: @MainActor () -> Void = {
          card.layer.borderWidth = width
          card.layer.borderColor = color.cgColor
        }
        if let seconds { Self.after(seconds, set) } else { set() }
      }
    }
    let start = " from 0.00 s (frame 0)."
    #expect(
      try await told({ _, _ in }, border(2, .black)) == [
        "Views: `card` has a border of 2 pt in #000000 instead of none" + start
      ])
    #expect(
      try await told(border(2, .black), { _, _ in }) == [
        "Views: `card` has no border instead of one of 2 pt in #000000" + start
      ])
    #expect(
      try await told(border(2, .black), border(3.5, .red)) == [
        "Views: `card` has a border of 3.5 pt in #FF0000 instead of 2 pt in #000000" + start
      ])
    #expect(
      try await told(border(2, .black), border(2, .red)) == [
        "Views: `card` has the border #FF0000 instead of #000000" + start
      ])
    #expect(
      try await told(border(2, .red, at: 0.2), border(2, .red, at: 0.5)).last
        == "Views: `card` changes its border to 2 pt in #FF0000 at 0.50 s (frame 30) instead of 0.20 s "
        + "(frame 12).")
  }

  @Test func `a border that grows is told where it is widest`() async throws {
    func grown(to width: CGFloat) -> Change {
      { card, _ in
        card.layer.borderColor = UIColor.red.cgColor
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
          card.layer.borderWidth = width
        }
      }
    }
    let told = try #require(await told(grown(to: 0), grown(to: 4)).last)
    #expect(told.hasPrefix("Views: `card` has a border of "), "\(told)")
    #expect(
      told.contains(" pt in #FF0000 instead of none from 0.02 s (frame 1), most at "), "\(told)")
    #expect(told.components(separatedBy: "`card`").count == 2, "\(told)")
  }

  @Test func `a font is told with its size`() async throws {
    func written(_ font: UIFont) -> Change {
      { card, _ in
        let label = UILabel(frame: card.bounds)
        label.accessibilityIdentifier = "title"
        (label.text, label.font) = ("Hello", font)
        card.addSubview(label)
      }
    }
    #expect(
      try await told(written(.systemFont(ofSize: 17)), written(.boldSystemFont(ofSize: 22.5))) == [
        "Views: `title` has the font Inter-SemiBold of 22.5 pt instead of Inter-Regular of 17 pt from "
          + "0.00 s (frame 0)."
      ])
    #expect(
      try await told(written(.systemFont(ofSize: 17)), written(.systemFont(ofSize: 18))) == [
        "Views: `title` has the font size 18 instead of 17 from 0.00 s (frame 0)."
      ])
  }
}
