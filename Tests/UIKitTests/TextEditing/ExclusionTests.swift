import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

/// Lines that run around shapes.
@MainActor @Suite struct ExclusionTests {
  /// A text of words of three letters of one width, and its manager.
  private func made(
    words: Int, width: CGFloat, leaving shapes: [UIBezierPath]
  ) -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
    let text = Array(repeating: "abc", count: words).joined(separator: " ")
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = 0
    container.exclusionPaths = shapes
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (manager, container, storage)
  }

  private func lines(of manager: NSLayoutManager) -> [(rect: CGRect, glyphs: NSRange)] {
    var lines: [(rect: CGRect, glyphs: NSRange)] = []
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
    ) { rect, _, _, glyphs, _ in lines.append((rect, glyphs)) }
    return lines
  }

  @Test func `a line is cut in two where a shape stands in its middle, and is whole below it`()
    throws
  {
    try onStage { _ in
      let hole = UIBezierPath(rect: CGRect(100, 0, 100, 40))
      let (manager, _, storage) = made(words: 20, width: 300, leaving: [hole])
      #expect(storage.length == 79)
      let lines = lines(of: manager)
      #expect(lines.prefix(2).map(\.rect.minX) == [0, 200])
      #expect(lines[0].rect.minY == lines[1].rect.minY && lines[0].rect.maxX <= 100)
      // Nothing stands in the hole, and each letter stands in one line.
      for line in lines { #expect(!line.rect.intersects(CGRect(101, 1, 98, 38))) }
      #expect(lines.map(\.glyphs.length).reduce(0, +) == 79)
      let below = lines.first { $0.rect.minY >= 40 }
      #expect(below?.rect.minX == 0 && (below?.rect.width ?? 0) > 200)
    }
  }

  @Test func `a circle is kept free as far as it is wide at each height`() throws {
    try onStage { _ in
      let circle = UIBezierPath(ovalIn: CGRect(0, 0, 200, 200))
      let (manager, _, storage) = made(words: 30, width: 300, leaving: [circle])
      #expect(storage.length == 119)
      let lines = lines(of: manager)
      let starts = lines.filter { $0.rect.maxY < 200 }.map(\.rect.minX)
      // The widest part is in the middle, at half of the height.
      #expect(starts.max().map { abs($0 - 200) < 2 } == true)
      #expect((starts.first ?? 200) < 170 && (starts.last ?? 200) < 190)
    }
  }

  @Test func `a word that does not fit beside a shape goes below it`() throws {
    try onStage { _ in
      let (manager, container, storage) = made(
        words: 3, width: 300, leaving: [UIBezierPath(rect: CGRect(20, 0, 280, 50))])
      #expect(storage.length == 11)
      let lines = lines(of: manager)
      #expect(lines.count == 1 && lines[0].rect.minY >= 49 && lines[0].rect.minX == 0)
      #expect(manager.usedRect(for: container).maxY == lines[0].rect.maxY)
    }
  }

  @Test func `a letter is found beside a shape by the finger on it`() throws {
    try onStage { _ in
      let hole = UIBezierPath(rect: CGRect(100, 0, 100, 40))
      let (manager, container, storage) = made(words: 20, width: 300, leaving: [hole])
      for index in [0, 5, 9, 30] where (storage.string as NSString).character(at: index) != 32 {
        let box = manager.boundingRect(
          forGlyphRange: NSRange(location: index, length: 1), in: container)
        #expect(manager.glyphIndex(for: CGPoint(box.midX - 1, box.midY), in: container) == index)
      }
    }
  }

  @Test func `a text view shows its text around a shape, also when that moves`() throws {
    try onStage { stage in
      let view = UITextView(frame: CGRect(0, 0, 300, 400))
      view.textContainerInset = .zero
      view.text = Array(repeating: "word", count: 40).joined(separator: " ")
      stage.window.addSubview(view)
      stage.frame()
      let whole = view.contentSize.height
      view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(0, 0, 150, 100))]
      stage.frame()
      #expect(view.contentSize.height > whole)
      #expect(view.caretRect(at: 0).minX >= 150 + 5)
      view.textContainer.exclusionPaths = []
      stage.frame()
      #expect(view.contentSize.height == whole && view.caretRect(at: 0).minX < 10)
    }
  }
}

/// What delegates and subclasses of layout managers say.
@MainActor @Suite struct LayoutManagerDelegateTests {
  private final class Spacing: NSLayoutManagerDelegate {
    var space: CGFloat = 0
    var together: NSRange?
    var drop: CGFloat = 0
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { space }
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool {
      together.map { charIndex <= $0.location || charIndex > $0.location + $0.length } ?? true
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
      baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
      forGlyphRange glyphRange: NSRange
    ) -> Bool {
      lineFragmentRect.pointee.size.height += drop
      baselineOffset.pointee += drop
      return drop > 0
    }
  }

  private final class Marking: NSLayoutManager {
    var lines: [String] = []
    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      lines.append("underline \(glyphRange.location) \(glyphRange.length)")
    }
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
      forCharacterRange charRange: NSRange,
      color: UIColor
    ) {
      lines.append("ground \(charRange.location) \(rectCount)")
      super.fillBackgroundRectArray(
        rectArray, count: rectCount, forCharacterRange: charRange, color: color)
    }
  }

  private func tops(_ manager: NSLayoutManager) -> [CGFloat] {
    var tops: [CGFloat] = []
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
    ) { rect, _, _, _, _ in tops.append(rect.minY) }
    return tops
  }

  @Test func `a delegate says how far lines are apart, where they break and where they stand`()
    throws
  {
    try onStage { _ in
      let storage = NSTextStorage(
        string: "one two six", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 85, height: 1000))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      let plain = tops(manager)
      #expect(plain.count == 2)
      let delegate = Spacing()
      manager.delegate = delegate
      #expect(tops(manager) == plain)
      delegate.space = 30
      #expect(tops(manager).last == (plain.last ?? 0) + 30)
      delegate.space = 0
      var broken = NSRange()
      _ = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &broken)
      #expect(broken.location == 8)
      delegate.together = NSRange(location: 4, length: 7)
      _ = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &broken)
      #expect(broken.location == 4)
      delegate.together = nil
      delegate.drop = 12
      #expect(tops(manager).last == (plain.last ?? 0) + 24)
    }
  }

  @Test func `a text view lets a manager's own class draw its lines and grounds`() throws {
    try onStage { stage in
      let storage = NSTextStorage(
        string: "one two six", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      storage.addAttribute(
        .underlineStyle, value: NSUnderlineStyle.single.rawValue,
        range: NSRange(location: 2, length: 9))
      storage.addAttribute(
        .backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
      let manager = Marking()
      let container = NSTextContainer(size: CGSize(width: 95, height: 1000))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      let view = UITextView(frame: CGRect(0, 0, 95, 200), textContainer: container)
      stage.window.addSubview(view)
      stage.frame()
      _ = stage.runtime.snapshot()
      #expect(manager.lines == ["ground 0 1", "underline 2 6", "underline 8 3"])
      #expect(view.label.isHidden && view.glyphs != nil)
    }
  }
}
