/// A part of a search that is no text: a word on a plate, with an image if wanted.
///
/// Source: Apple, UISearchToken.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// What the app keeps with the token.
  open var representedObject: Any?

  let icon: UIImage?
  let text: String

  /// Makes a token.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

/// The magnifying glass of a search field, and its tokens.
@MainActor
final class SearchTokenRow: UIView {
  private var plates: [UIView] = []
  /// Where the first token begins.
  ///
  /// *Units*: points.
  private var start = SearchTokenRow.gap

  /// Makes a row of a height, in points.
  init(height: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the glass before the tokens.
  func begin(with glass: UIView?) {
    guard let glass else { return }
    glass.frame.origin = .zero
    addSubview(glass)
    start = glass.frame.maxX
  }

  /// Shows tokens, of which one may be selected.
  func show(_ tokens: [UISearchToken], ground: UIColor, selected: Int?) {
    for plate in plates { plate.removeFromSuperview() }
    var edge = start
    plates = tokens.enumerated().map { index, token in
      let isSelected = index == selected
      let plate = Self.plate(
        of: token, ground: isSelected ? tintColor : ground,
        color: isSelected ? .white : .label)
      plate.frame.origin = CGPoint(x: edge, y: (bounds.height - plate.bounds.height) / 2)
      edge = plate.frame.maxX + Self.gap
      addSubview(plate)
      return plate
    }
    bounds.size.width = min(edge, Self.mostWidth)
  }

  private static func plate(of token: UISearchToken, ground: UIColor, color: UIColor) -> UIView {
    let plate = UIView()
    plate.backgroundColor = ground
    plate.layer.cornerRadius = 5
    var edge = gap
    if let icon = token.icon {
      let image = UIImageView(image: icon)
      image.contentMode = .scaleAspectFit
      image.tintColor = color
      image.frame = CGRect(x: edge, y: (height - iconSide) / 2, width: iconSide, height: iconSide)
      plate.addSubview(image)
      edge = image.frame.maxX + gap
    }
    let label = UILabel()
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    label.textColor = color
    label.sizeToFit()
    label.frame = CGRect(x: edge, y: 0, width: label.bounds.width, height: height)
    plate.addSubview(label)
    plate.bounds.size = CGSize(width: label.frame.maxX + gap, height: height)
    return plate
  }

  // Unspecified by Apple: chosen.
  //
  // *Units*: points.
  private static let height: CGFloat = 24
  private static let iconSide: CGFloat = 15
  private static let gap: CGFloat = 5
  /// The room that the row takes at most; tokens beyond it are cut.
  private static let mostWidth: CGFloat = 220
}
