/// A layer that shows text, from the upper left corner on.
///
/// Source: Apple, CATextLayer.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`; other values are not shown.
  open var string: Any? { didSet { setNeedsDisplay() } }

  /// A `UIFont`, or the name of a font; the system's font when absent.
  open var font: AnyObject? { didSet { setNeedsDisplay() } }

  /// The size of the font, which animations may change.
  ///
  /// *Units*: points.
  open var fontSize: CGFloat {
    get { _managedValue(forKey: "fontSize") ?? Self.defaultSize }
    set { setValue(newValue, forKey: "fontSize") }
  }

  /// The colour of the text, which animations may change; `nil` for no text.
  open var foregroundColor: CGColor? {
    get { isColorless ? nil : _managedValue(forKey: "foregroundColor") }
    set {
      isColorless = newValue == nil
      setValue(newValue, forKey: "foregroundColor")
    }
  }

  private var isColorless = false
  private static let defaultSize: CGFloat = 36

  open override class func needsDisplay(forKey key: String) -> Bool {
    ["fontSize", "foregroundColor"].contains(key) || super.needsDisplay(forKey: key)
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fontSize": defaultSize
    case "foregroundColor": CGColor(gray: 1, alpha: 1)
    default: super.defaultValue(forKey: key)
    }
  }

  /// Whether lines are broken at the layer's edge.
  open var isWrapped = false { didSet { setNeedsDisplay() } }

  /// How a line that is too long is cut.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }

  /// Where lines stand between the edges.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }

  /// Makes a layer without text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Makes a layer to present another one.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    truncationMode = other.truncationMode
    alignmentMode = other.alignmentMode
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func draw(in ctx: CGContext) {
    guard let color = foregroundColor else { return }
    var block = TextBlock(
      string: string as? String ?? "", font: textFont, alignment: alignmentMode.alignment,
      lineBreak: isWrapped ? .byWordWrapping : truncationMode.lineBreak, lines: isWrapped ? 0 : 1)
    if let attributed = string as? NSAttributedString {
      block.string = attributed.string
      block.take(
        AttributedText(attributed, font: textFont, color: UIColor(cgColor: color)),
        overridesStyle: false)
    }
    let height = block.size(width: bounds.width).height
    let place = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    guard let text = block.picture(in: place, color: color) else { return }
    ctx.mark(text.picture, extent: text.extent)
  }

  private var textFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    if let font = font as? CGFont {
      return UIFont(name: font.name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    }
    return (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize)
  }
}

/// How a text layer cuts a line that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line is cut off, or an ellipsis stands for its beginning, its end, or its middle.
  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")

  fileprivate var lineBreak: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}

/// Where the lines of a text layer stand between its edges.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the first strong letter, at one edge, in the middle, or from edge to edge.
  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
