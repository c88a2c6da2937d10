/// Shows what a controller shows while it has nothing else to show.
///
/// Source: Apple, UIContentUnavailableView.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let stack = UIStackView()

  /// What the view shows; values of other types are left out.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      content = new
      show()
    }
  }

  /// Makes a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    addSubview(stack)
    show()
  }

  /// Makes a view that shows nothing; there are no archives to read one from.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    addSubview(stack)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = content.directionalLayoutMargins
    let width = max(0, min(bounds.width - margins.leading - margins.trailing, Self.widest))
    for view in stack.arrangedSubviews {
      (view as? UILabel)?.preferredMaxLayoutWidth = width
    }
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    stack.frame = onPixels(
      CGRect(
        x: content.alignment == .center ? (bounds.width - width) / 2 : margins.leading,
        y: (bounds.height - size.height) / 2, width: width, height: size.height))
  }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.alignment = content.alignment == .center ? .center : .leading
    if content.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      add(wheel, gap: content.imageToTextPadding)
    } else if let image = content.image {
      add(picture(of: image), gap: content.imageToTextPadding)
    }
    add(
      content.text, content.attributedText, content.textProperties,
      gap: content.textToSecondaryTextPadding)
    add(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      gap: 0)
    if let last = stack.arrangedSubviews.last {
      stack.setCustomSpacing(content.textToButtonPadding, after: last)
    }
    add(content.button, content.buttonProperties)
    add(content.secondaryButton, content.secondaryButtonProperties)
    setNeedsLayout()
  }

  private func add(_ view: UIView, gap: CGFloat) {
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(gap, after: view)
  }

  private func picture(of image: UIImage) -> UIImageView {
    let looks = content.imageProperties
    let symbol =
      looks.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
    let shown = image.isSymbolImage ? image.applyingSymbolConfiguration(symbol) ?? image : image
    let view = UIImageView(image: shown)
    view.contentMode = .scaleAspectFit
    view.tintColor = looks.tintColor
    view.layer.cornerRadius = looks.cornerRadius
    view.clipsToBounds = looks.cornerRadius > 0
    let most = looks.maximumSize
    if most.width > 0 {
      view.widthAnchor.constraint(lessThanOrEqualToConstant: most.width).isActive = true
    }
    if most.height > 0 {
      view.heightAnchor.constraint(lessThanOrEqualToConstant: most.height).isActive = true
    }
    return view
  }

  private func add(
    _ text: String?, _ attributed: NSAttributedString?,
    _ looks: UIContentUnavailableConfiguration.TextProperties, gap: CGFloat
  ) {
    guard text?.isEmpty == false || attributed != nil else { return }
    let label = UILabel()
    label.font = looks.font
    label.textColor = looks.color
    label.numberOfLines = looks.numberOfLines
    label.lineBreakMode = looks.lineBreakMode
    label.adjustsFontSizeToFitWidth = looks.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = looks.minimumScaleFactor
    label.textAlignment = content.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    add(label, gap: gap)
  }

  private func add(
    _ looks: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard looks.title?.isEmpty == false || looks.image != nil else { return }
    let button = UIButton(configuration: looks, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    // An action brings its own title only where the configuration has none.
    button.configuration = looks
    add(button, gap: content.buttonToSecondaryButtonPadding)
  }

  /// The greatest width of the content, and the size of a symbol.
  ///
  /// *Units*: points.
  private static let widest: CGFloat = 400
  private static let symbolSize: CGFloat = 48
}
