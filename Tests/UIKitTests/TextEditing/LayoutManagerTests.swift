import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround

@MainActor
struct LayoutManagerTests {
  private func manager(
    _ text: String, width: CGFloat
  ) -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (manager, container, storage)
  }

  @Test func `a finger finds the letter under it, as labels with links do`() throws {
    try onStage { _ in
      let (manager, container, storage) = manager("abcdé fgh", width: 1000)
      #expect(manager.numberOfGlyphs == 9 && storage.layoutManagers == [manager])
      var edge: CGFloat = 0
      for index in 0..<9 {
        let box = manager.boundingRect(
          forGlyphRange: NSRange(location: index, length: 1), in: container)
        #expect(abs(box.minX - edge) < 0.1 && box.width > 1)
        edge = box.maxX
        for share in [0.2, 0.8] {
          let point = CGPoint(x: box.minX + box.width * share, y: box.midY)
          var part: CGFloat = 0
          let found = manager.characterIndex(
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &part)
          #expect(found == index && abs(part - share) < 0.01)
        }
      }
      let before = NSString("abcdé ").size(
        withAttributes: storage.attributes(at: 0, effectiveRange: nil))
      let word = manager.boundingRect(
        forGlyphRange: NSRange(location: 6, length: 3), in: container)
      #expect(abs(word.minX - before.width) < 1 && abs(word.maxX - edge) < 0.1)
      #expect(abs(manager.usedRect(for: container).width - storage.size().width) < 0.01)
    }
  }

  @Test func `lines break at the width of the container`() throws {
    try onStage { _ in
      let (manager, container, storage) = manager("one two six", width: 60)
      #expect(storage.length == 11)
      var lines: [NSRange] = []
      manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
        _, _, _, range, _ in lines.append(range)
      }
      #expect(lines == [(0, 4), (4, 4), (8, 3)].map { NSRange(location: $0.0, length: $0.1) })
      let last = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil)
      #expect(last.minY > 2 * last.height - 2)
      var range = NSRange()
      let used = manager.lineFragmentUsedRect(forGlyphAt: 9, effectiveRange: &range)
      #expect(used.minY == last.minY && used.width < last.width && range.location == 8)
    }
  }

  @Test func `no word is misspelt without a dictionary`() throws {
    try onStage { _ in
      let checker = UITextChecker()
      let range = checker.rangeOfMisspelledWord(
        in: "qwrt", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false,
        language: "en_US")
      #expect(range.location == NSNotFound)
      UITextChecker.learnWord("qwrt")
      #expect(UITextChecker.hasLearnedWord("qwrt"))
      UITextChecker.unlearnWord("qwrt")
      #expect(!UITextChecker.hasLearnedWord("qwrt"))
    }
  }

  @Test func `a manager of one's own tells its delegate when a changed text has its lines`() throws
  {
    try onStage { stage in
      let (manager, container, storage) = manager("abc", width: 1000)
      let listener = LayoutListener()
      manager.delegate = listener
      storage.setAttributedString(NSAttributedString(string: "abcdef"))
      #expect(listener.lengths.isEmpty)
      stage.frame()
      #expect(listener.lengths == [6])
      var range = NSRange()
      #expect(manager.textContainer(forGlyphAt: 2, effectiveRange: &range) === container)
      #expect(range == NSRange(location: 0, length: 6))
      #expect(manager.textContainer(forGlyphAt: 6, effectiveRange: nil) == nil)
      #expect(
        manager.range(ofNominallySpacedGlyphsContaining: 2) == NSRange(location: 2, length: 1))
    }
  }
}

private final class LayoutListener: NSLayoutManagerDelegate {
  private(set) var lengths: [Int] = []

  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) { lengths.append(layoutManager.numberOfGlyphs) }
}
