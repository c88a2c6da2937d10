import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct AnimatedImageTests {
  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      color.setFill()
      $0.fill(CGRect(0, 0, 4, 4))
    }
  }

  private func shown(on stage: TestStage) -> (red: Bool, blue: Bool) {
    let list = stage.runtime.snapshot()
    return (list.shows(red: 1, blue: 0), list.shows(red: 0, blue: 1))
  }

  @Test func `a view shows the images of an animated one, from the start and without end`() throws {
    try onStage { stage in
      let view = UIImageView(
        image: UIImage.animatedImage(with: [image(.red), image(.blue)], duration: 1))
      stage.window.addSubview(view)
      #expect(view.isAnimating)
      view.highlightedImage = nil
      #expect(view.isAnimating)
      stage.run(frames: 20)
      #expect(shown(on: stage) == (true, false))
      stage.run(frames: 20)
      #expect(shown(on: stage) == (false, true))
      stage.run(frames: 30)
      #expect(shown(on: stage) == (true, false))
      view.image = image(.blue)
      #expect(!view.isAnimating)
      #expect(shown(on: stage) == (false, true))
    }
  }

  @Test func `a view's own images end after their rounds`() throws {
    try onStage { stage in
      let view = UIImageView(image: image(.red))
      stage.window.addSubview(view)
      view.animationImages = [image(.blue)]
      view.animationDuration = 0.5
      view.animationRepeatCount = 1
      view.startAnimating()
      #expect(view.isAnimating)
      stage.run(frames: 15)
      #expect(shown(on: stage) == (false, true))
      stage.run(frames: 20)
      #expect(!view.isAnimating)
      #expect(shown(on: stage) == (true, false))
    }
  }

  @Test func `margins of an image do not count where its view is aligned`() throws {
    try onStage { _ in
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let image = image(.red).withAlignmentRectInsets(insets)
      #expect(image.alignmentRectInsets == insets)
      #expect(image.withRenderingMode(.alwaysTemplate).alignmentRectInsets == insets)
      let view = UIImageView(image: image)
      #expect(view.alignmentRectInsets == insets)
      #expect(view.alignmentRect(forFrame: CGRect(0, 0, 10, 10)) == CGRect(2, 1, 4, 6))
      #expect(image != self.image(.red))
    }
  }
}
