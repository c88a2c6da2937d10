import Testing
import UIKit

/// What a renderer's context draws.
@MainActor @Suite struct RendererContextTests {
  @Test func `a rectangle is filled, framed inside its edge and clipped`() throws {
    try onStage { _ in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      var early: CGSize?
      let image = renderer.image { (context: UIGraphicsImageRendererContext) in
        #expect(context.format.scale == 1)
        UIColor.red.setFill()
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        early = context.currentImage.size
      }
      #expect(early == image.size && image.size == CGSize(width: 4, height: 4))
    }
  }

  @Test func `an image grows by tiles or by stretching`() {
    let image = UIImage()
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(UIImage.ResizingMode.tile.rawValue == 0 && UIImage.ResizingMode.stretch.rawValue == 1)
    #expect(image.resizableImage(withCapInsets: insets).resizingMode == UIImage.ResizingMode.tile)
    let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch && stretched.capInsets == insets)
  }
}
