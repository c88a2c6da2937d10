import Drawing
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct ImageTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// Draws a red image whose upper left quarter is blue.
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(0, 0, width, height))
      UIColor.blue.setFill()
      context.fill(CGRect(0, 0, width / 2, height / 2))
    }
  }

  private func commands(_ stage: TestStage, showing view: UIView) throws -> [DrawCommand] {
    stage.window.addSubview(view)
    try stage.runtime.layOut()
    return stage.runtime.snapshot().commands
  }

  private func box(_ command: DrawCommand) -> CGRect? {
    guard case .fill(.path(let elements, _), _, let transform) = command else { return nil }
    return elements.controlPointBox.applying(transform)
  }

  @Test func `an image view is as large as its image`() throws {
    try onStage { stage in
      let view = UIImageView(image: image(40, 20))
      #expect(view.frame == CGRect(0, 0, 40, 20))
      #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
      #expect(!view.isUserInteractionEnabled && view.image?.scale == 2)
      let commands = try commands(stage, showing: view)
      #expect(commands.map(box) == [CGRect(0, 0, 40, 20), CGRect(0, 0, 20, 10)])
    }
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(0, 0, 80, 80)),
    (.scaleAspectFit, CGRect(0, 20, 80, 40)), (.scaleAspectFill, CGRect(-40, 0, 160, 80)),
    (.redraw, CGRect(0, 0, 80, 80)), (.center, CGRect(20, 30, 40, 20)),
    (.top, CGRect(20, 0, 40, 20)), (.bottom, CGRect(20, 60, 40, 20)),
    (.left, CGRect(0, 30, 40, 20)), (.right, CGRect(40, 30, 40, 20)),
    (.topLeft, CGRect(0, 0, 40, 20)), (.topRight, CGRect(40, 0, 40, 20)),
    (.bottomLeft, CGRect(0, 60, 40, 20)), (.bottomRight, CGRect(40, 60, 40, 20)),
  ])
  func `content modes place an image of 40 by 20 in 80 by 80`(
    mode: UIView.ContentMode, place: CGRect
  ) throws {
    try onStage { stage in
      let view = UIImageView(image: image(40, 20))
      view.contentMode = mode
      view.frame = CGRect(0, 0, 80, 80)
      let commands = try commands(stage, showing: view)
      #expect(commands.first.flatMap(box) == place)
    }
  }

  @Test func `what stands out of an image is cut`() throws {
    try onStage { stage in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(5, 5, 10, 10))
      }
      let commands = try commands(stage, showing: UIImageView(image: image))
      guard case .group(_, .rectangle(CGRect(0, 0, 10, 10)), .identity, 1)? = commands.first
      else {
        Issue.record("the image is not cut")
        return
      }
    }
  }

  @Test func `a renderer's bounds and opacity count`() throws {
    try onStage { stage in
      let format = UIGraphicsImageRendererFormat()
      format.opaque = true
      format.scale = 3
      let renderer = UIGraphicsImageRenderer(bounds: CGRect(10, 20, 30, 40), format: format)
      let image = renderer.image {
        UIColor.red.setFill()
        $0.fill(CGRect(10, 20, 5, 5))
      }
      #expect(image.size == CGSize(width: 30, height: 40) && image.scale == 3)
      let commands = try commands(stage, showing: UIImageView(image: image))
      #expect(commands.map(box) == [CGRect(0, 0, 30, 40), CGRect(0, 0, 5, 5)])
    }
  }

  @Test func `an image in a tint keeps its shape only`() throws {
    try onStage { stage in
      let view = UIImageView(image: image(40, 20).withRenderingMode(.alwaysTemplate))
      view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      let commands = try commands(stage, showing: view)
      guard case .group(let list, nil, _, 0.5)? = commands.first else {
        Issue.record("no group")
        return
      }
      #expect(list.commands.count == 2)
      for case .fill(_, let color, _) in list.commands { #expect(color == blue) }
      view.tintColor = .red
      for case .fill(_, let color, _) in try self.commands(stage, showing: view) {
        #expect(color == red)
      }
      let tinted = image(4, 4).withTintColor(.red)
      #expect(tinted != image(4, 4) && tinted.renderingMode == .automatic)
    }
  }

  @Test func `an image draws in images and in views`() throws {
    try onStage { stage in
      let inner = image(10, 10)
      let outer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
        inner.draw(in: CGRect(20, 0, 20, 20))
        inner.draw(at: CGPoint(0, 30))
      }
      let commands = try commands(stage, showing: UIImageView(image: outer))
      #expect(
        commands.map(box) == [
          CGRect(20, 0, 20, 20), CGRect(20, 0, 10, 10), CGRect(0, 30, 10, 10),
          CGRect(0, 30, 5, 5),
        ])
    }
  }

  @Test func `images are made the old way too`() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
    UIColor.red.setFill()
    UIRectFill(CGRect(0, 0, 10, 10))
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    let empty = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let full = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(empty?.size == CGSize(width: 5, height: 5) && empty?.scale == 1)
    #expect(full?.picture.isEmpty == false && empty?.picture.isEmpty == true)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a snapshot shows what was there and not what comes`() throws {
    try onStage { stage in
      let cell = UIView(frame: CGRect(30, 30, 40, 40))
      cell.backgroundColor = .red
      cell.layer.cornerRadius = 5
      let label = UILabel(frame: CGRect(0, 0, 40, 40))
      label.text = "7"
      cell.addSubview(label)
      cell.transform = CGAffineTransform(rotationAngle: 1)
      let before = try #require(cell.snapshotView(afterScreenUpdates: true))
      let image = UIGraphicsImageRenderer(bounds: cell.bounds).image { _ in
        cell.drawHierarchy(in: cell.bounds, afterScreenUpdates: true)
      }
      let rendered = UIGraphicsImageRenderer(size: cell.bounds.size).image {
        cell.layer.render(in: $0.cgContext)
      }
      label.text = "8"
      cell.backgroundColor = .blue
      #expect(before.frame == CGRect(0, 0, 40, 40))
      for view in [before, UIImageView(image: image), UIImageView(image: rendered)] {
        let commands = try commands(stage, showing: view)
        view.removeFromSuperview()
        let shown = commands.flatMap(\.marks)
        #expect(shown.count == 2)
        guard case .fill(_, red, .identity)? = shown.first, case .text(let run, _)? = shown.last
        else {
          Issue.record("other marks: \(shown)")
          continue
        }
        #expect(run.string == "7")
      }
    }
  }

  @Test func `a part of a view can be taken and stretched`() throws {
    try onStage { stage in
      let view = UIView(frame: CGRect(0, 0, 40, 40))
      view.backgroundColor = .red
      let part = try #require(
        view.resizableSnapshotView(
          from: CGRect(10, 20, 5, 6), afterScreenUpdates: false, withCapInsets: .zero))
      part.frame = CGRect(100, 100, 10, 12)
      let commands = try commands(stage, showing: part)
      guard case .group(let list, .rectangle(CGRect(0, 0, 5, 6)), let map, 1)? = commands.first,
        case .fill(.rectangle(let whole), red, let place)? = list.commands.first
      else {
        Issue.record("other commands: \(commands)")
        return
      }
      #expect(CGRect(0, 0, 5, 6).applying(map) == CGRect(100, 100, 10, 12))
      #expect(whole.applying(place) == CGRect(80, 60, 80, 80))
    }
  }
}

extension DrawCommand {
  /// The command itself, or the commands of all groups in it.
  fileprivate var marks: [DrawCommand] {
    guard case .group(let list, _, _, _) = self else { return [self] }
    return list.commands.flatMap(\.marks)
  }
}
