import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

/// Looks of classes of one's own, as rewritten files keep them.
@MainActor @Suite struct OwnClassTests {
  final class Card: UIView {
    var edge = CGFloat(1) {
      didSet {
        defer { keepLook(of: self, \.edge) }
        layer.borderWidth = edge
      }
    }
  }

  @Test func `what is set for all of a class of one's own is set on each, unless it has its own`()
    throws
  {
    try onStage { stage in
      Card.appearance().edge = 4
      Card.appearance(whenContainedInInstancesOf: [UIStackView.self]).edge = 6
      Card.appearance().backgroundColor = .red
      let (plain, own, inside, stack) = (Card(), Card(), Card(), UIStackView())
      own.edge = 2
      stack.addArrangedSubview(inside)
      for view in [plain, own, stack] { stage.window.addSubview(view) }
      #expect([plain, own, inside].map(\.edge) == [4, 2, 6])
      #expect(plain.layer.borderWidth == 4)
      #expect(plain.backgroundColor == .red)
      // What came by an appearance is no value of its own.
      Card.appearance().edge = 5
      plain.removeFromSuperview()
      stage.window.addSubview(plain)
      #expect(plain.edge == 5)
    }
  }

  @Test func `a class whose archives make nothing is refused with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Refusing.appearance()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("its init(coder:) makes no object"))
  }
}

/// A class of which no archive makes an object.
private final class Refusing: UIView {
  required init?(coder: NSCoder) { nil }
}
