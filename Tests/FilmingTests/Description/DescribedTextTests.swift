import Foundation
import Testing
import UIKit

@testable import Filming

/// Texts that are cut, hidden or faint.
@MainActor @Suite struct DescribedTextTests {
  @Test func `a text that is cut is told with the room that it needs`() async throws {
    let told = try await describing {
      label("Continue", CGRect(x: 20, y: 40, width: 30, height: 30), in: $0)
      label("Fits", CGRect(x: 20, y: 80, width: 100, height: 30), in: $0)
      let lines = UILabel(frame: CGRect(x: 20, y: 120, width: 100, height: 20))
      lines.text = "Three lines of text that are far too long"
      lines.accessibilityIdentifier = "lines"
      lines.numberOfLines = 0
      $0.addSubview(lines)
      let small = UILabel(frame: CGRect(x: 20, y: 160, width: 60, height: 30))
      small.text = "Continue"
      small.adjustsFontSizeToFitWidth = true
      $0.addSubview(small)
    }
    let cut = told.found(.textCut)
    #expect(cut.map(\.view) == ["`Continue`", "`lines`"])
    let first = try #require(cut.first)
    #expect(first.numbers["width"] == 30)
    let needed = try #require(first.numbers["neededWidth"])
    #expect(needed > 50 && needed < 90)
    #expect(first.words.hasPrefix("the text of `Continue` is cut: it needs "))
    #expect(cut.last?.words.contains("pt of height and has 20") == true)
  }

  @Test func `lines that are left out are counted`() async throws {
    let told = try await describing {
      let lines = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 100))
      lines.text = "one\ntwo\nthree"
      lines.accessibilityIdentifier = "lines"
      lines.numberOfLines = 2
      $0.addSubview(lines)
      let single = UILabel(frame: CGRect(x: 20, y: 240, width: 200, height: 30))
      single.text = "whole\n"
      $0.addSubview(single)
    }
    let cut = told.found(.textCut)
    #expect(cut.map(\.words) == ["the text of `lines` is cut: it shows 2 of its 3 lines"])
    #expect(cut.first?.numbers["lines"] == 3 && cut.first?.numbers["shownLines"] == 2)
  }

  @Test func `a text that an edge cuts is told`() async throws {
    let told = try await describing {
      let tray = box("tray", CGRect(x: 20, y: 20, width: 100, height: 60), in: $0, .white)
      tray.clipsToBounds = true
      label("away", CGRect(x: 0, y: 70, width: 80, height: 30), in: tray)
      label("HHHHHHHHHHHHHHH", CGRect(x: 10, y: 10, width: 200, height: 30), in: tray)
      let sheet = box("sheet", CGRect(x: 0, y: 500, width: 320, height: 200), in: $0, .white)
      label("low", CGRect(x: 20, y: 100, width: 100, height: 30), in: sheet)
      label("high", CGRect(x: 20, y: 10, width: 100, height: 30), in: sheet)
      let waiting = box("waiting", CGRect(x: 320, y: 100, width: 320, height: 200), in: $0, .white)
      label("later", CGRect(x: 20, y: 10, width: 100, height: 30), in: waiting)
      let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 320, height: 100))
      label("row", CGRect(x: 20, y: 90, width: 100, height: 30), in: list)
      $0.addSubview(list)
    }
    let words = told.found(.textCut).map(\.words)
    #expect(words.count == 3)
    #expect(words.first == "the text of `away` is cut away wholly by `tray`")
    #expect(words[1].hasPrefix("the text of `HHHHHHHHHHHHHHH` is cut by `tray`: "))
    #expect(words.last == "the text of `low` is cut away wholly by the end of the screen")
  }

  @Test func `the title of a button and the text of a field are texts`() async throws {
    let told = try await describing {
      let go = UIButton(type: .custom)
      go.setTitle("A title that is too long", for: .normal)
      go.setTitleColor(.black, for: .normal)
      button("go", go, CGRect(x: 20, y: 100, width: 60, height: 44), in: $0)
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 60, height: 44))
      field.text = "A text that is too long"
      field.accessibilityIdentifier = "field"
      $0.addSubview(field)
    }
    #expect(told.found(.textCut).map(\.view) == ["`go`", "`field`"])
  }

  @Test func `a text behind another view is hidden as far as it is`() async throws {
    let told = try await describing {
      label("HHHHHHHHHH", CGRect(x: 20, y: 40, width: 200, height: 40), in: $0, size: 24)
      _ = box("patch", CGRect(x: 0, y: 30, width: 60, height: 60), in: $0, .blue)
    }
    let found = try #require(told.found(.textHidden).first)
    #expect(found.view == "`HHHHHHHHHH`")
    let hidden = try #require(found.numbers["hidden"])
    #expect(hidden > 0.1 && hidden < 0.4)
    #expect(found.words.hasSuffix("behind `patch`"))
  }

  @Test func `a large text that its own view cuts is cut, and not hidden`() async throws {
    let told = try await describing {
      label("HHHH", CGRect(x: 20, y: 40, width: 280, height: 24), in: $0, size: 60)
      let long = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 24))
      long.accessibilityIdentifier = "long"
      long.font = .systemFont(ofSize: 60)
      long.text = "HHHH HHHH HHHH"
      $0.addSubview(long)
      let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 24))
      notes.accessibilityIdentifier = "notes"
      notes.isScrollEnabled = false
      notes.font = .systemFont(ofSize: 60)
      notes.text = "HHHH"
      $0.addSubview(notes)
      label("IIII", CGRect(x: 20, y: 200, width: 280, height: 24), in: $0, size: 60)
      _ = box("patch", CGRect(x: 20, y: 190, width: 30, height: 44), in: $0, .blue)
    }
    let cut = told.found(.textCut)
    #expect(cut.map(\.view) == ["`long`", "`notes`", "`HHHH`"])
    let low = try #require(cut.last)
    #expect(low.words.hasPrefix("the text of `HHHH` is cut by its own edges: "))
    #expect(low.words.contains(" pt at the top and ") && low.words.hasSuffix(" pt at the bottom"))
    let hidden = told.found(.textHidden)
    #expect(hidden.map(\.view) == ["`IIII`"])
    #expect(hidden.first?.words.hasSuffix(" behind `patch`") == true)
  }

  @Test(arguments: [5.0, 15, 45, 90, 200])
  func `a turned text that nothing covers is not hidden`(degrees: Double) async throws {
    let told = try await describing {
      label("HHHHHHHHHH", CGRect(x: 60, y: 200, width: 200, height: 40), in: $0, size: 24)
      $0.named("HHHHHHHHHH").transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    }
    #expect(told.found(.textHidden).isEmpty)
    #expect(told.found(.contrast).isEmpty)
  }

  /// The ground beside turned letters is none of theirs: #767676 on white has 4.54:1, and black is
  /// around.
  @Test func `the contrast of a turned text is that of its own ground`() async throws {
    let told = try await describing {
      $0.backgroundColor = .black
      let plate = box("plate", CGRect(x: 60, y: 200, width: 200, height: 40), in: $0, .white)
      label(
        "HHHHHHHHHH", CGRect(x: 0, y: 0, width: 200, height: 40), in: plate, size: 16,
        UIColor(white: 0x76 / 255, alpha: 1))
      plate.transform = CGAffineTransform(rotationAngle: .pi / 4)
    }
    #expect(told.found(.contrast).isEmpty)
    #expect(told.found(.textHidden).isEmpty)
  }

  @Test func `a turned text behind another view is hidden as far as it is`() async throws {
    let told = try await describing {
      label("HHHHHHHHHH", CGRect(x: 60, y: 200, width: 200, height: 40), in: $0, size: 24)
      $0.named("HHHHHHHHHH").transform = CGAffineTransform(rotationAngle: .pi / 4)
      _ = box("patch", CGRect(x: 0, y: 0, width: 320, height: 220), in: $0, .blue)
    }
    // A line through its middle leaves half of it.
    let hidden = try #require(told.found(.textHidden).first?.numbers["hidden"])
    #expect(hidden > 0.3 && hidden < 0.6)
  }

  @Test func `what scrolls under something that does not scroll with it is no fault`() async throws
  {
    let told = try await describing {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
      label("HHHHHHHHHH", CGRect(x: 20, y: 40, width: 200, height: 40), in: list, size: 24)
      let row = box("row", CGRect(x: 0, y: 200, width: 320, height: 60), in: list, .white)
      label("IIIIIIIIII", CGRect(x: 20, y: 10, width: 200, height: 40), in: row, size: 24)
      _ = box("patch", CGRect(x: 0, y: 0, width: 60, height: 60), in: row, .blue)
      $0.addSubview(list)
      _ = box("bar", CGRect(x: 0, y: 0, width: 320, height: 60), in: $0, .blue)
    }
    #expect(told.found(.textHidden).map(\.view) == ["`IIIIIIIIII`"])
  }

  /// #767676 on white has 4.54:1, #777777 4.48:1, #949494 3.03:1, #959595 2.99:1.
  ///
  /// Source: W3C, Web Content Accessibility Guidelines 2.2, contrast ratio.
  @Test(arguments: [
    (0x76, 16.0, nil), (0x77, 16, 4.4781), (0x94, 18, nil), (0x95, 18, 2.9953), (0x94, 17, 3.0335),
  ])
  func `a text fainter than the guidelines ask for is told`(
    level: Int, size: Double, ratio: Double?
  ) async throws {
    let told = try await describing {
      label(
        "HELLO", CGRect(x: 20, y: 40, width: 200, height: 40), in: $0, size: size,
        UIColor(white: CGFloat(level) / 255, alpha: 1))
    }
    let found = told.found(.contrast)
    #expect(found.count == (ratio == nil ? 0 : 1))
    if let ratio {
      let measured = try #require(found.first?.numbers["ratio"])
      #expect(abs(measured - ratio) < 0.0001)
    }
  }

  @Test(arguments: [(13.0, 1), (14, 0)])
  func `bold letters of 14 points are large`(size: Double, count: Int) async throws {
    let told = try await describing {
      let bold = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
      (bold.text, bold.font) = ("HELLO", .boldSystemFont(ofSize: size))
      bold.textColor = UIColor(white: 0x94 / 255, alpha: 1)
      $0.addSubview(bold)
    }
    #expect(told.found(.contrast).count == count)
  }

  @Test func `opacity, the ground and disabled controls count for contrast`() async throws {
    let told = try await describing {
      let dark = box("dark", CGRect(x: 0, y: 0, width: 320, height: 100), in: $0, .black)
      label("white", CGRect(x: 20, y: 40, width: 100, height: 30), in: dark, .white)
      label("black", CGRect(x: 120, y: 40, width: 100, height: 30), in: dark, .black)
      label("faded", CGRect(x: 20, y: 140, width: 100, height: 30), in: $0)
      $0.named("faded").alpha = 0.4
      let off = UIButton(type: .custom)
      off.setTitle("Off", for: .normal)
      off.setTitleColor(.lightGray, for: .normal)
      off.isEnabled = false
      button("off", off, CGRect(x: 20, y: 200, width: 100, height: 44), in: $0)
    }
    let found = told.found(.contrast)
    #expect(found.map(\.view) == ["`black`", "`faded`"])
    #expect(found.first?.numbers["ratio"] == 1)
    // Black of 0.4 on white is #999999.
    #expect(found.last?.words.contains("(#999999 on #FFFFFF)") == true)
  }
}
