import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct TextAttachmentTests {
  /// A red square with sides of 20 points.
  private func square() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(0, 0, 20, 20)).fill()
    }
  }

  private func text(_ bounds: CGRect = .zero) -> NSAttributedString {
    let attachment = NSTextAttachment(image: square())
    attachment.bounds = bounds
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "b"))
    text.addAttributes(
      [.font: UIFont.systemFont(ofSize: 17)], range: NSRange(location: 0, length: 3))
    return text
  }

  @Test func `an attachment of one's own says where its image stands`() throws {
    try onStage { _ in
      let font = UIFont.systemFont(ofSize: 17)
      let attachment = LineHighAttachment(image: square())
      let text = NSMutableAttributedString(string: "a")
      text.append(NSAttributedString(attachment: attachment))
      text.addAttributes([.font: font], range: NSRange(location: 0, length: 2))
      let plain = NSAttributedString(string: "a", attributes: [.font: font]).size()
      // Half of the distance behind the letter, 0.018 of its size, is not taken away before an image.
      #expect(abs(text.size().width - plain.width - 2 * font.lineHeight - 0.153) < 0.01)
    }
  }

  @Test func `an attachment takes room in its line, on the baseline`() throws {
    try onStage { _ in
      let font = UIFont.systemFont(ofSize: 17)
      let plain = NSAttributedString(string: "ab", attributes: [.font: font]).size()
      let whole = text().size()
      #expect(abs(whole.width - plain.width - 20) < 0.1)
      #expect(abs(whole.height - (20 - font.descender)) < 0.5)
      let small = text(CGRect(0, 0, 8, 8)).size()
      #expect(abs(small.width - plain.width - 8) < 0.1)
      #expect(small.height == plain.height)
      let deep = text(CGRect(0, -10, 8, 8)).size()
      #expect(abs(deep.height - (font.ascender + 10)) < 0.5)
    }
  }

  @Test func `an attachment's image is drawn between the letters`() throws {
    try onStage { stage in
      let label = UILabel(frame: CGRect(10, 10, 200, 40))
      label.attributedText = text()
      stage.window.addSubview(label)
      stage.frame()
      let words = "\(stage.runtime.snapshot())"
      #expect(stage.runtime.snapshot().shows(red: 1, blue: 0), "\(words)")
      #expect(label.text == "a\u{FFFC}b")
    }
  }

  @Test func `a symbol keeps the colour that was asked for`() throws {
    try onStage { stage in
      @MainActor func picture(_ image: UIImage?) -> DisplayList {
        let label = UILabel(frame: CGRect(0, 0, 100, 30))
        let attachment = NSTextAttachment()
        attachment.image = image
        label.attributedText = NSAttributedString(attachment: attachment)
        stage.window.addSubview(label)
        stage.frame()
        defer { label.removeFromSuperview() }
        return stage.runtime.snapshot()
      }
      let symbol = UIImage(systemName: "heart.fill")
      let plain = picture(symbol)
      #expect(picture(symbol?.withTintColor(.red)) != plain)
      #expect(picture(symbol?.withTintColor(.black)) == plain)
    }
  }
}

/// Twice as wide as lines are high.
private final class LineHighAttachment: NSTextAttachment {
  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { CGRect(0, 0, 2 * lineFrag.height, 5) }
}
