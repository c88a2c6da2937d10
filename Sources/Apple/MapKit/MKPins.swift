import UIKit

/// A pin: a ball on a needle.
///
/// Source: Apple, MKPinAnnotationView.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of the ball; red by default.
  open var pinTintColor: UIColor! = .systemRed { didSet { image = Self.pin(pinTintColor) } }
  /// Whether it falls from above when it is added.
  open var animatesDrop = false

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    stand()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    stand()
  }

  private func stand() {
    image = Self.pin(pinTintColor)
    centerOffset = CGPoint(x: 0, y: -19)
  }

  private static func pin(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 18, height: 38)).image { _ in
      UIColor.systemGray.setFill()
      UIBezierPath(rect: CGRect(x: 8, y: 14, width: 2, height: 24)).fill()
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: 1, y: 0, width: 16, height: 16)).fill()
      UIColor(white: 1, alpha: 0.5).setFill()
      UIBezierPath(ovalIn: CGRect(x: 5, y: 3, width: 5, height: 5)).fill()
    }
  }
}

/// A balloon, with its title below.
///
/// Source: Apple, MKMarkerAnnotationView.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon; `nil` for red.
  open var markerTintColor: UIColor? { didSet { draw() } }
  /// The colour of what is in it; `nil` for white.
  open var glyphTintColor: UIColor? { didSet { draw() } }
  /// The letters in the balloon, at a font size of 14, in place of an image; nil, the default, for
  /// the image or a sign of its own.
  open var glyphText: String? { didSet { draw() } }
  /// The image in the balloon, tinted and drawn 14 by 14 points; nil, the default, for a sign of
  /// its own.
  open var glyphImage: UIImage? { didSet { draw() } }
  /// A larger image for a balloon that is selected; recorded only, for the whole balloon grows.
  open var selectedGlyphImage: UIImage?
  /// Whether the title stands below; `.adaptive`, the default, shows it like `.visible`.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { showAnnotation() } }
  /// Whether the subtitle stands below the title; recorded only, for it never does.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether it grows when it is added.
  open var animatesWhenAdded = false

  private let label = UILabel()

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    stand()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    stand()
  }

  private func stand() {
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textAlignment = .center
    addSubview(label)
    centerOffset = CGPoint(x: 0, y: -18)
    draw()
    showAnnotation()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.sizeToFit()
    label.center = CGPoint(x: bounds.midX, y: bounds.maxY + 8)
  }

  /// Grows from its point while it is selected.
  open override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    let grown = CGAffineTransform(translationX: 0, y: -18).scaledBy(x: 2, y: 2)
    let change = { self.transform = selected ? grown : .identity }
    guard animated else { return change() }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      animations: change)
  }

  override func showAnnotation() {
    label.text = titleVisibility == .hidden ? nil : annotation?.title
    setNeedsLayout()
  }

  private func draw() {
    let (fill, ink) = (markerTintColor ?? .systemRed, glyphTintColor ?? .white)
    image = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 36)).image { _ in
      fill.setFill()
      let balloon = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 28, height: 28))
      balloon.move(to: CGPoint(x: 9, y: 26))
      balloon.addLine(to: CGPoint(x: 14, y: 32))
      balloon.addLine(to: CGPoint(x: 19, y: 26))
      balloon.close()
      balloon.append(UIBezierPath(ovalIn: CGRect(x: 12, y: 32.5, width: 4, height: 3.5)))
      balloon.fill()
      if let glyphText {
        let text = NSAttributedString(
          string: glyphText,
          attributes: [
            .font: UIFont.systemFont(ofSize: 14, weight: .medium), .foregroundColor: ink,
          ]
        )
        let size = text.size()
        text.draw(at: CGPoint(x: 14 - size.width / 2, y: 14 - size.height / 2))
      } else if let glyphImage {
        glyphImage.withTintColor(ink).draw(in: CGRect(x: 7, y: 7, width: 14, height: 14))
      } else {
        ink.setFill()
        UIBezierPath(ovalIn: CGRect(x: 9, y: 6, width: 10, height: 10)).fill()
        UIBezierPath(rect: CGRect(x: 13, y: 15, width: 2, height: 7)).fill()
      }
    }
  }
}
