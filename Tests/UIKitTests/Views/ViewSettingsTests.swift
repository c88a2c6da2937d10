import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct ViewSettingsTests {
  @Test func `a dimmed view and those inside it are tinted grey`() throws {
    try onStage { stage in
      let outer = stage.view(CGRect(0, 0, 100, 100))
      let inner = stage.view(CGRect(0, 0, 50, 50), in: outer)
      inner.tintColor = .red
      #expect(inner.tintAdjustmentMode == .normal)
      outer.tintAdjustmentMode = .dimmed
      #expect(inner.tintAdjustmentMode == .dimmed)
      var white: CGFloat = 0
      #expect(inner.tintColor.getWhite(&white, alpha: nil))
      #expect(abs(white - 0.299) < 1e-9)
      inner.tintAdjustmentMode = .normal
      #expect(inner.tintColor == .red)
      outer.tintAdjustmentMode = .automatic
      #expect(outer.tintColor == .systemBlue)
    }
  }

  @Test func `an anchor point says which point of the view its centre places`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(10, 10, 40, 20))
      #expect(view.anchorPoint == CGPoint(0.5, 0.5))
      view.anchorPoint = .zero
      #expect(view.frame == CGRect(30, 20, 40, 20))
    }
  }

  @Test func `a view that keeps its superview's margins stands in at least as far`() throws {
    try onStage { stage in
      let outer = stage.view(CGRect(0, 100, 200, 200))
      outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 50)
      let inner = stage.view(CGRect(10, 10, 180, 180), in: outer)
      #expect(inner.layoutMargins.left == 8)
      inner.preservesSuperviewLayoutMargins = true
      #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 40))
    }
  }

  @Test func `what is read stands inside the margins and is not too wide`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(0, 100, 1000, 100))
      let text = UIView()
      text.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(text)
      let guide = view.readableContentGuide
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        text.topAnchor.constraint(equalTo: guide.topAnchor),
        text.heightAnchor.constraint(equalToConstant: 10),
      ])
      stage.frame()
      #expect(text.frame == CGRect(164, 8, 672, 10))
    }
  }

  /// A view with a rim that constraints do not see.
  private final class Rimmed: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  @Test func `constraints place the alignment rectangle of a view and not its frame`() throws {
    try onStage { stage in
      let view = Rimmed()
      let inner = UIView()
      for view in [view, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
      stage.window.addSubview(view)
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 20),
        view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 50),
        inner.leftAnchor.constraint(equalTo: view.leftAnchor),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.rightAnchor.constraint(equalTo: view.rightAnchor),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      stage.frame()
      #expect(view.frame == CGRect(18, 19, 106, 54))
      #expect(inner.frame == CGRect(2, 1, 100, 50))
      #expect(view.alignmentRect(forFrame: view.frame) == CGRect(20, 20, 100, 50))
    }
  }

  /// A view that counts the fingers that come to it.
  private final class Counter: UIView {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  }

  @Test(arguments: [false, true])
  func `a view that wants to be alone keeps fingers from others`(isExclusive: Bool) throws {
    try onStage { stage in
      let first = Counter(frame: CGRect(0, 0, 50, 50))
      let second = Counter(frame: CGRect(100, 0, 50, 50))
      for view in [first, second] { stage.window.addSubview(view) }
      second.isExclusiveTouch = isExclusive
      stage.at(1, (1, .began, CGPoint(10, 10)))
      stage.at(1.1, (2, .began, CGPoint(110, 10)))
      #expect(second.count == (isExclusive ? 0 : 1))
      stage.at(1.2, (1, .ended, CGPoint(10, 10)), (2, .ended, CGPoint(110, 10)))
      stage.at(2, (1, .began, CGPoint(110, 10)))
      stage.at(2.1, (2, .began, CGPoint(10, 10)))
      #expect(first.count == (isExclusive ? 1 : 2))
    }
  }

  @Test func `images take turns at their pace, and so often as they shall`() throws {
    try onStage { stage in
      let images = (1...4).map { side in
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
      }
      let view = UIImageView(frame: CGRect(0, 0, 10, 10))
      stage.window.addSubview(view)
      view.animationImages = images
      view.animationDuration = 0.4
      view.animationRepeatCount = 2
      view.startAnimating()
      #expect(view.isAnimating)
      #expect(view.turns?.image === images[0])
      stage.at(0.15)
      #expect(view.turns?.image === images[1])
      stage.at(0.55)
      #expect(view.turns?.image === images[1])
      stage.at(0.85)
      #expect(!view.isAnimating)
      view.animationRepeatCount = 0
      view.startAnimating()
      stage.at(9.2)
      #expect(view.isAnimating)
      view.stopAnimating()
      #expect(!view.isAnimating)
    }
  }
}
