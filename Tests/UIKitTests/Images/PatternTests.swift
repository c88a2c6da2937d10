import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct PatternTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// A red square of 4 points in the upper left of 10 by 10 points.
  private var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(0, 0, 4, 4))
    }
  }

  private func fills(in commands: [DrawCommand]) -> [CGPoint] {
    commands.flatMap { command -> [CGPoint] in
      switch command {
      case .fill(let outline, let color, let transform):
        color == red ? [outline.extent().applying(transform).origin] : []
      case .group(let list, _, _, _): fills(in: list.commands)
      default: []
      }
    }
  }

  @Test func `a background of an image is repeated from the corner, and cut at the edge`() {
    let view = UIView(frame: CGRect(0, 0, 25, 10))
    view.backgroundColor = UIColor(patternImage: image)
    let commands = view.layer.picture().list.commands
    #expect(fills(in: commands) == [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0)])
    guard case .group(_, let clip?, _, 1)? = commands.first else {
      Issue.record("no clip")
      return
    }
    #expect(clip.extent() == CGRect(0, 0, 25, 10))
  }

  @Test func `drawing code fills with it too, and with a share of it`() {
    let pattern = UIColor(patternImage: image).withAlphaComponent(0.5)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      pattern.setFill()
      context.fill(CGRect(10, 10, 10, 10))
    }
    #expect(fills(in: drawn.picture.list.commands) == [CGPoint(x: 10, y: 10)])
    guard case .group(_, _, _, 0.5)? = drawn.picture.list.commands.first else {
      Issue.record("not half of it")
      return
    }
  }

  @Test func `too many copies are not drawn, and nothing stops`() {
    let view = UIView(frame: CGRect(0, 0, 1e9, 1e9))
    view.backgroundColor = UIColor(patternImage: image)
    #expect(view.layer.picture().list.commands.isEmpty)
    view.backgroundColor = UIColor(patternImage: UIImage())
    #expect(view.layer.picture().list.commands.isEmpty)
  }

  @Test func `patterns are equal when their images are`() {
    #expect(UIColor(patternImage: image) == UIColor(patternImage: image))
    #expect(UIColor(patternImage: image) != UIColor.black)
    #expect(UIColor(patternImage: image).cgColor.alpha == 1)
  }
}
