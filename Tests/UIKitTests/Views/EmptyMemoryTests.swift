import Testing
import UIKit

/// Objects whose class has properties that no initializer of its own sets.
@MainActor @Suite struct EmptyMemoryTests {
  private class Base: UIView {
    @available(*, unavailable)
    override init(frame: CGRect) {
      super.init(frame: frame)
      prepare()
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
    func prepare() {}
  }

  /// It inherits no initializer, so that what makes one sets none of these.
  private final class Card: Base {
    var label: UILabel!
    var other: Card?
    var count: Int?
    var wasEmpty = true
    override func prepare() {
      wasEmpty = label == nil && other == nil && count == 0
      label = UILabel()
      (other, count) = (self, -1)
    }
  }

  @Test func `it begins with zeroes, also where others stood`() {
    onStage { _ in
      for _ in 0..<20_000 {
        let card = Card()
        #expect(card.wasEmpty)
        card.other = nil
      }
    }
  }
}
