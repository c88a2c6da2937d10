/// A row of dots, one for each page, of which the current page's stands out.
///
/// Source: Apple, UIPageControl; sizes are those seen on iOS 14 to 18.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many dots are shown, 0 by default; a current page beyond the last becomes the last.
  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      showState()
      invalidateIntrinsicContentSize()
    }
  }

  /// The number of the current page, from 0 on the left.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(0, numberOfPages - 1))
      setNeedsDisplay()
    }
  }

  /// Whether a tap leaves the dots until `updateCurrentPageDisplay` is called; recorded only, for the
  /// dots follow `currentPage`.
  ///
  /// Source: Apple, UIPageControl.defersCurrentPageDisplay.
  open var defersCurrentPageDisplay = false

  /// Shows the current page, as the dots always do.
  open func updateCurrentPageDisplay() { setNeedsDisplay() }

  /// Whether the control is hidden while there is only one page.
  open var hidesForSinglePage = false {
    didSet { showState() }
  }

  /// The colour of the dots; `nil` for a faint white.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the current page's dot; `nil` for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The image in place of each dot; `nil` for a dot.
  open var preferredIndicatorImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// What is shown behind the dots: `automatic` shows nothing, for fingers do not rest on them here.
  ///
  /// Source: Apple, UIPageControl.backgroundStyle.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { setNeedsDisplay() }
  }

  /// What is shown behind dots.
  ///
  /// Source: Apple, UIPageControl.BackgroundStyle.
  public enum BackgroundStyle: Int, Sendable {
    case automatic
    /// A plate at all times.
    case prominent
    /// Nothing.
    case minimal
  }

  /// The image in place of the current page's dot; `nil` for the image of the others.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// Whether a finger may slide over the dots; recorded only, for taps alone choose pages here.
  open var allowsContinuousInteraction = true

  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  /// Shows an image in place of a page's dot while it is the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    setNeedsDisplay()
  }

  /// Returns the image that was set for a page while it is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// Shows an image in place of one page's dot; `nil` for the preferred image.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    setNeedsDisplay()
  }

  /// Returns the image that was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Makes a row of dots in the middle of a rectangle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  /// Makes a row with what a storyboard says of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
    fill(from: coder, in: UIPageControl.self)
  }

  /// Returns the size of a row of dots.
  ///
  /// *Units*: points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(0, pageCount - 1)) * Self.pitch + Self.dot + 2 * Self.room,
      height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Goes to the next page after a tap right of the middle, to the one before after one left of it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let old = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != old { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  override class var drawsOnBlack: Bool { false }

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 0 else { return }
    let width = CGFloat(numberOfPages - 1) * Self.pitch + Self.dot
    if backgroundStyle == .prominent {
      let plate = CGRect(
        x: bounds.midX - width / 2 - Self.padding / 2, y: bounds.midY - Self.height / 2,
        width: width + Self.padding, height: Self.height)
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: plate, cornerRadius: Self.height / 2).fill()
    }
    for page in 0..<numberOfPages {
      let faint = pageIndicatorTintColor ?? UIColor(white: 1, alpha: Self.faintness)
      (page == currentPage ? currentPageIndicatorTintColor ?? .white : faint).setFill()
      let own =
        page == currentPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil
      if let image = own ?? images[page] ?? preferredIndicatorImage {
        let x = bounds.midX - width / 2 + CGFloat(page) * Self.pitch + Self.dot / 2
        let color = page == currentPage ? currentPageIndicatorTintColor ?? .white : faint
        image.withTintColor(color).draw(
          at: CGPoint(x: x - image.size.width / 2, y: bounds.midY - image.size.height / 2))
        continue
      }
      UIBezierPath(
        ovalIn: CGRect(
          x: bounds.midX - width / 2 + CGFloat(page) * Self.pitch,
          y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
      ).fill()
    }
  }

  private func showState() {
    isHidden = hidesForSinglePage && numberOfPages <= 1
    setNeedsDisplay()
  }

  /// The size of a dot, the way from one to the next, the space at both ends on a plate and in the
  /// whole row, the height.
  ///
  /// *Units*: points.
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 17
  private static let padding: CGFloat = 17
  private static let room: CGFloat = 37.5
  private static let height: CGFloat = 26
  private static let faintness: CGFloat = 0.3

  /// The properties that are reached by their keys.
  override class var keyedRows: KeyedRows { .ofUIPageControl }
}
