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

  /// Makes a view that shows nothing; a coder says nothing of it.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    addSubview(stack)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(room.constant + bounds.width, Self.widest)
    for view in stack.arrangedSubviews {
      guard let label = view as? UILabel, label.preferredMaxLayoutWidth != width else { continue }
      label.preferredMaxLayoutWidth = width
    }
  }

  /// The width between the margins, where it is not greater than the greatest one.
  private lazy var room: NSLayoutConstraint = {
    let room = stack.widthAnchor.constraint(equalTo: widthAnchor)
    room.priority = UILayoutPriority(999)
    return room
  }()

  private lazy var places = [
    room, stack.centerYAnchor.constraint(equalTo: centerYAnchor),
    stack.widthAnchor.constraint(lessThanOrEqualToConstant: Self.widest),
  ]
  private var side: NSLayoutConstraint?

  private func place() {
    let margins = content.directionalLayoutMargins
    room.constant = -margins.leading - margins.trailing
    side?.isActive = false
    side =
      content.alignment == .center
      ? stack.centerXAnchor.constraint(equalTo: centerXAnchor)
      : stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading)
    side?.isActive = true
    NSLayoutConstraint.activate(places)
  }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.translatesAutoresizingMaskIntoConstraints = false
    place()
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
