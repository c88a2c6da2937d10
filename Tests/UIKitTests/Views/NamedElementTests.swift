import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround

@MainActor
struct NamedElementTests {
  @Test func `an element has its place from its container`() throws {
    try onStage { stage in
      let view = stage.view(CGRect(10, 20, 100, 100))
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = "Dot"
      element.accessibilityFrameInContainerSpace = CGRect(1, 2, 3, 4)
      #expect(element.accessibilityFrame == CGRect(11, 22, 3, 4))
      element.accessibilityFrame = CGRect(5, 5, 5, 5)
      #expect(element.accessibilityFrame == CGRect(5, 5, 5, 5))
    }
  }

  @Test func `an input view stands above the keyboard with its ground`() throws {
    try onStage { stage in
      let field = UITextField(frame: CGRect(0, 0, 100, 30))
      stage.window.addSubview(field)
      let bar = UIInputView(frame: CGRect(0, 0, 320, 50), inputViewStyle: .keyboard)
      #expect(bar.backgroundColor != nil)
      #expect(UIInputView(frame: .zero, inputViewStyle: .default).backgroundColor == nil)
      field.inputAccessoryView = bar
      var height: CGFloat = 0
      _ = stage.runtime.notifications.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) {
        let end = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        height = end?.cgRectValue.height ?? 0
      }
      field.becomeFirstResponder()
      // 216 points of keys, 44 of words, and 50 of the view above them.
      #expect(height == 310)
    }
  }

  @Test func `an asset gives the image that fits light or dark`() throws {
    try onStage { _ in
      let asset = UIImageAsset()
      let (light, dark) = (UIImage(), UIImage())
      asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
      asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
      #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
    }
  }

  @Test func `buttons of the system's types show their symbols`() throws {
    try onStage { _ in
      for type in [UIButton.ButtonType.contactAdd, .detailDisclosure, .infoLight, .close] {
        #expect(UIButton(type: type).image(for: .normal) != nil)
      }
      #expect(UIButton(type: .system).image(for: .normal) == nil)
    }
  }

  @Test func `a tiled layer draws tile by tile`() throws {
    final class Tiles: CATiledLayer {
      var boxes: [CGRect] = []
      override func draw(in ctx: CGContext) { boxes.append(ctx.boundingBoxOfClipPath) }
    }
    try onStage { stage in
      let layer = Tiles()
      layer.frame = CGRect(0, 0, 300, 150)
      layer.contentsScale = 2
      layer.setNeedsDisplay()
      stage.window.layer.addSublayer(layer)
      stage.run()
      #expect(
        layer.boxes == [
          CGRect(0, 0, 128, 128), CGRect(128, 0, 128, 128), CGRect(256, 0, 44, 128),
          CGRect(0, 128, 128, 22), CGRect(128, 128, 128, 22), CGRect(256, 128, 44, 22),
        ])
      layer.boxes = []
      layer.tileSize = CGSize(width: 1, height: 1)
      layer.setNeedsDisplay()
      stage.run()
      #expect(layer.boxes == [CGRect(0, 0, 300, 150)])
    }
  }

  @Test func `a view of a tiled layer draws its tiles`() throws {
    final class Tiled: UIView {
      var boxes: [CGRect] = []
      override class var layerClass: AnyClass { CATiledLayer.self }
      override func draw(_ rect: CGRect) { boxes.append(rect) }
    }
    try onStage { stage in
      let view = Tiled(frame: CGRect(0, 0, 200, 100))
      view.layer.contentsScale = 1
      (view.layer as? CATiledLayer)?.tileSize = CGSize(width: 100, height: 100)
      stage.window.addSubview(view)
      stage.run()
      #expect(view.boxes == [CGRect(0, 0, 100, 100), CGRect(100, 0, 100, 100)])
    }
  }
}
