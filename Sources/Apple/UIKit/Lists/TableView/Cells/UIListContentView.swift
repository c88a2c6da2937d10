/// Shows a list content configuration.
///
/// Source: Apple, UIListContentView.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        raise(
          .invalidArgument,
          "A UIListContentView shows a UIListContentConfiguration, not a \(type(of: newValue))")
      }
      list = new
      show()
    }
  }

  private var list: UIListContentConfiguration
  /// The width at which the texts wrap while a view around this one is measured.
  package var widthInMeasuring: CGFloat? {
    didSet { if widthInMeasuring != oldValue { constraintState.intrinsicSize = nil } }
  }
  private var widthOfLayout: CGFloat = 0
  private let label = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private lazy var textGuide = PartLayoutGuide(of: self, "text")
  private lazy var secondaryTextGuide = PartLayoutGuide(of: self, "secondaryText")
  private lazy var imageGuide = PartLayoutGuide(of: self, "image")

  /// The guide around the first text; `nil` where there is none.
  open var textLayoutGuide: UILayoutGuide? { hasText(label) ? textGuide : nil }

  /// The guide around the second text; `nil` where there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { hasText(second) ? secondaryTextGuide : nil }

  /// The guide around the image; `nil` where there is none.
  open var imageLayoutGuide: UILayoutGuide? { picture.image == nil ? nil : imageGuide }

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    begin()
  }

  /// Makes a view of an empty cell; a coder says nothing of it.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    picture.contentMode = .scaleAspectFit
    picture.clipsToBounds = true
    for view in [picture, label, second] { addSubview(view) }
    // While a row makes room for editing, its words move and do not get wider.
    for view in [label, second] { view.layer.contentsGravity = .left }
    show()
  }

  private func show() {
    fill(label, list.text, list.attributedText, list.textProperties)
    fill(second, list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
    let looks = list.imageProperties
    picture.image = image
    picture.tintColor =
      looks.tintColorTransformer == nil ? looks.tintColor : looks.resolvedTintColor(for: tintColor)
    picture.layer.cornerRadius = looks.cornerRadius
    for view in [picture, label, second] { view.alpha = list.alpha }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The image, a symbol in the size and weight that is asked for.
  private var image: UIImage? {
    guard let image = list.image,
      let configuration = list.imageProperties.preferredSymbolConfiguration
    else { return list.image }
    return image.applyingSymbolConfiguration(configuration) ?? image
  }

  private func hasText(_ label: UILabel) -> Bool { label.text?.isEmpty == false }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ looks: UIListContentConfiguration.TextProperties
  ) {
    label.font = looks.font
    label.textColor = looks.resolvedColor()
    label.numberOfLines = looks.numberOfLines
    label.textAlignment = looks.alignment
    label.lineBreakMode = looks.lineBreakMode
    label.adjustsFontSizeToFitWidth = looks.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = looks.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = looks.adjustsFontForContentSizeCategory
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(looks.apply)
    }
  }

  private var imageSize: CGSize {
    guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let most = list.imageProperties.maximumSize
    var scale: CGFloat = 1
    if most.width > 0 { scale = min(scale, most.width / size.width) }
    if most.height > 0 { scale = min(scale, most.height / size.height) }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var imageRoom: CGSize {
    let (size, reserved) = (imageSize, list.imageProperties.reservedLayoutSize)
    guard size != .zero else { return .zero }
    // Symbols stand in a room of one width, so that texts below each other begin at one place.
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    func length(_ reserved: CGFloat, _ own: CGFloat, isStandard: Bool = false) -> CGFloat {
      if reserved == standard || reserved == 0 && isStandard {
        return max(own, Self.standardLength)
      }
      return reserved > 0 ? reserved : own
    }
    return CGSize(
      width: length(reserved.width, size.width, isStandard: picture.image?.isSymbolImage == true),
      height: length(reserved.height, size.height))
  }

  /// The length of the room of symbols in rows.
  ///
  /// *Units*: points.
  ///
  /// Source: chosen: most symbols are narrower at 17 points.
  private static let standardLength: CGFloat = 28

  /// The distance of the texts from the left side.
  var textLeft: CGFloat {
    let room = imageRoom.width
    return list.directionalLayoutMargins.leading + (room > 0 ? room + list.imageToTextPadding : 0)
  }

  /// Returns the texts' frames and the height of all, in bounds of a width.
  private func arrangement(width: CGFloat) -> (first: CGRect, second: CGRect, height: CGFloat) {
    let left = textLeft
    let room = max(0, width - left - list.directionalLayoutMargins.trailing)
    let hasSecond = hasText(second)
    let (own, other) = (label.sizeThatFits(.zero).width, second.sizeThatFits(.zero).width)
    let gap = list.textToSecondaryTextHorizontalPadding
    if hasSecond, list.prefersSideBySideTextAndSecondaryText, own + gap + other <= room {
      let height = max(label.height(width: room), second.height(width: room))
      return (
        CGRect(x: left, y: 0, width: own, height: height),
        CGRect(x: left + room - other, y: 0, width: other, height: height), height
      )
    }
    let height = label.height(width: room)
    guard hasSecond else {
      return (CGRect(x: left, y: 0, width: room, height: height), .zero, height)
    }
    let below = second.height(width: room)
    let top = height > 0 ? height + list.textToSecondaryTextVerticalPadding : 0
    return (
      CGRect(x: left, y: 0, width: room, height: height),
      CGRect(x: left, y: top, width: room, height: below), top + below
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if wrapsByConstraints, bounds.width != widthOfLayout {
      widthOfLayout = bounds.width
      invalidateIntrinsicContentSize()
    }
    let margins = list.directionalLayoutMargins
    let (first, other, height) = arrangement(width: bounds.width)
    let middle = (margins.top + bounds.height - margins.bottom) / 2
    let top = middle - height / 2
    label.frame = onPixels(first.offsetBy(dx: 0, dy: top))
    second.frame = onPixels(other.offsetBy(dx: 0, dy: top))
    let (size, room) = (imageSize, imageRoom)
    picture.frame = onPixels(
      CGRect(
        x: margins.leading + (room.width - size.width) / 2, y: middle - size.height / 2,
        width: size.width, height: size.height))
    (textGuide.frame, secondaryTextGuide.frame) = (label.frame, second.frame)
    imageGuide.frame = picture.frame
  }

  /// The size in which no text is cut or wrapped, as high as the width that the view has needs.
  open override var intrinsicContentSize: CGSize {
    let (own, other) = (label.sizeThatFits(.zero).width, second.sizeThatFits(.zero).width)
    let gap = list.textToSecondaryTextHorizontalPadding
    let texts =
      hasText(second) && list.prefersSideBySideTextAndSecondaryText
      ? own + gap + other : max(own, hasText(second) ? other : 0)
    let width = (textLeft + texts + list.directionalLayoutMargins.trailing).roundedUpToPixel
    let given = widthInMeasuring ?? bounds.width
    let narrowed = given > 0 ? min(width, given) : width
    return CGSize(
      width: width, height: sizeThatFits(CGSize(width: narrowed, height: 0)).height)
  }

  /// Returns the size of texts, image and margins, at least as high as a row with one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = list.directionalLayoutMargins
    let height = max(arrangement(width: size.width).height, imageRoom.height)
    let all = (margins.top + height + margins.bottom).roundedUpToPixel
    return CGSize(
      width: size.width,
      height: margins.top < TableMetrics.textMargin ? all : max(TableMetrics.rowHeight, all))
  }
}

extension UIListContentView: WrappingView {
  /// Whether constraints say at which width the texts wrap.
  package var wrapsByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }

  /// Lets the texts wrap at a width while a view around this one is measured.
  ///
  /// - Returns: true when the view may have another height than before.
  package func wraps(inMeasuringAt width: CGFloat) -> Bool {
    wraps(inMeasuringAt: width, insteadOf: bounds.width)
  }
}
