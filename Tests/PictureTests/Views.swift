import Geometry
import UIKit

/// An image of 24 by 12 points with a blue square at its upper edge.
@MainActor
private func image() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 24, height: 12)).image { context in
    UIColor.systemOrange.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 24, height: 12))
    UIColor.systemBlue.setFill()
    context.fill(CGRect(x: 6, y: 0, width: 6, height: 6))
  }
}

/// An image in a gray box of 36 by 36 points.
private func gravity(
  _ name: String, _ mode: UIView.ContentMode, _ word: String, _ sentence: String
) -> Picture {
  Picture("gravity-\(name)", showing: "UIView.ContentMode.\(word)", sentence) { root in
    let view = UIImageView(image: image())
    view.contentMode = mode
    view.frame = CGRect(x: 6, y: 6, width: 36, height: 36)
    view.backgroundColor = .systemGray5
    view.clipsToBounds = true
    root.addSubview(view)
  }
}

@MainActor
private func label(
  _ text: String, size: CGFloat = 12, in root: UIView, _ change: (UILabel) -> Void = { _ in }
) {
  let label = UILabel(frame: CGRect(x: 4, y: 4, width: 40, height: 40))
  label.text = text
  label.font = .systemFont(ofSize: size)
  label.backgroundColor = .systemGray5
  change(label)
  root.addSubview(label)
}

let views: [Picture] = [
  gravity("fill", .scaleToFill, "scaleToFill", "An image is stretched to the bounds."),
  gravity(
    "aspect-fit", .scaleAspectFit, "scaleAspectFit",
    "An image is as large as fits, and keeps its sides' ratio."),
  gravity(
    "aspect-fill", .scaleAspectFill, "scaleAspectFill",
    "An image fills the bounds, keeps its sides' ratio and stands out."),
  gravity("center", .center, "center", "An image stands in the middle, as large as it is."),
  gravity("top-left", .topLeft, "topLeft", "An image stands in the upper left corner."),
  gravity("bottom", .bottom, "bottom", "An image stands in the middle of the lower edge."),
  Picture(
    "template-image", showing: "UIImage.RenderingMode.alwaysTemplate",
    "A template has the shape of its image and the tint of its view."
  ) { root in
    let shape = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in
      UIColor.systemOrange.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 32, height: 32)).fill()
    }
    let view = UIImageView(image: shape.withRenderingMode(.alwaysTemplate))
    view.frame = CGRect(x: 8, y: 8, width: 32, height: 32)
    view.tintColor = .systemBlue
    root.addSubview(view)
  },
  Picture(
    "draw-rect", showing: "UIView.draw", "A view draws itself with a clip, a stroke and a fill."
  ) { root in
    let view = DrawnView(frame: CGRect(x: 4, y: 4, width: 40, height: 40))
    view.backgroundColor = .systemGray5
    root.addSubview(view)
  },
  Picture(
    "visual-effect", showing: "UIBlurEffect",
    "What lies behind a material is blurred and lightened."
  ) { glass(.light, in: $0) },
  Picture(
    "visual-effect-dark", showing: "UIBlurEffect", "A dark material darkens what lies behind it."
  ) { glass(.systemUltraThinMaterialDark, in: $0) },
  Picture(
    "vibrancy", showing: "UIVibrancyEffect",
    "Vibrant content takes its colours from the blur behind it, lighter on a dark material."
  ) { root in
    let blur = UIBlurEffect(style: .systemUltraThinMaterialDark)
    let view = glass(.systemUltraThinMaterialDark, in: root)
    let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
    vibrant.frame = view.bounds
    view.contentView.addSubview(vibrant)
    let disc = UIView(frame: CGRect(x: 4, y: 4, width: 16, height: 16))
    disc.backgroundColor = .black
    disc.layer.cornerRadius = 8
    vibrant.contentView.addSubview(disc)
    let bar = UIView(frame: CGRect(x: 26, y: 10, width: 18, height: 4))
    bar.backgroundColor = .black
    vibrant.contentView.addSubview(bar)
  },
  Picture(
    "label", showing: "UILabel", "A label stands in the middle of its height, cut short at its end."
  ) { label("Labels are short", in: $0) },
  Picture(
    "label-lines", showing: "UILabel.numberOfLines", "A label has as many lines as it may, centred."
  ) {
    label("Lines of a label", in: $0) {
      $0.numberOfLines = 2
      $0.textAlignment = .center
    }
  },
  Picture(
    "label-shrinks", showing: "UILabel.adjustsFontSizeToFitWidth",
    "A label's letters shrink until they fit."
  ) {
    label("Shrinking", in: $0) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
  },
  Picture(
    "view-transform", showing: "UIView.transform",
    "A view turns and grows about its centre, with its subviews."
  ) { root in
    let view = UIView(frame: CGRect(x: 14, y: 14, width: 20, height: 20))
    view.backgroundColor = .systemOrange
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 14, height: 14))
    child.backgroundColor = .systemBlue
    view.addSubview(child)
    view.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 1.2, y: 1.2)
    root.addSubview(view)
  },
]

/// Draws a disc of two colours with a ring around it.
private final class DrawnView: UIView {
  override func draw(_ rect: CGRect) {
    let disc = UIBezierPath(ovalIn: bounds.insetBy(dx: 6, dy: 6))
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    disc.addClip()
    UIColor.systemOrange.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20)).fill()
    context.restoreGState()
    UIColor.systemBlue.setStroke()
    disc.lineWidth = 3
    disc.stroke()
  }
}

/// Adds a material over the lower half of three bars.
@MainActor @discardableResult
private func glass(_ style: UIBlurEffect.Style, in root: UIView) -> UIVisualEffectView {
  for (index, color) in [UIColor.systemOrange, .systemBlue, .black].enumerated() {
    let bar = UIView(frame: CGRect(x: 16 * index, y: 0, width: 16, height: 48))
    bar.backgroundColor = color
    root.addSubview(bar)
  }
  let glass = UIVisualEffectView(effect: UIBlurEffect(style: style))
  glass.frame = CGRect(x: 0, y: 24, width: 48, height: 24)
  root.addSubview(glass)
  return glass
}
