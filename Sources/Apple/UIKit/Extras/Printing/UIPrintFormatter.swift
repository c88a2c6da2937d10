import Foundation

/// Draws what can be cut into pages.
///
/// Source: Apple, UIPrintFormatter.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// The renderer whose pages it draws.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// The page of the renderer with which it begins.
  open var startPage = 0

  /// How high and wide the content is at most.
  ///
  /// *Units*: points; 0 for as much as a page has.
  open var maximumContentHeight: CGFloat = 0
  /// *Units*: points; 0, the default, for as much as a page has.
  open var maximumContentWidth: CGFloat = 0

  /// How far the content is from the edges of what can be printed: the upper one on the first page
  /// alone.
  ///
  /// *Units*: points.
  open var contentInsets = UIEdgeInsets.zero

  /// How far the content is from the edges of what can be printed, on each page.
  ///
  /// *Units*: points.
  open var perPageContentInsets = UIEdgeInsets.zero

  override init() { super.init() }

  /// How many pages the content takes; 0 without a renderer.
  open var pageCount: Int { pages.count }

  /// Returns the rectangle of the content on a page of the renderer; a null one where it has none.
  open func rect(forPageAt pageIndex: Int) -> CGRect {
    let index = pageIndex - startPage
    return pages.indices.contains(index) ? area(ofPage: index) : .null
  }

  /// Draws a page of the renderer.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext(),
      pages.indices.contains(pageIndex - startPage)
    else { return }
    context.saveGState()
    let page = pages[pageIndex - startPage]
    context.clip(
      to: CGRect(
        x: rect.minX, y: rect.minY, width: rect.width, height: page.upperBound - page.lowerBound))
    drawContent(
      in: CGRect(
        x: rect.minX, y: rect.minY - page.lowerBound, width: rect.width, height: contentHeight))
    context.restoreGState()
  }

  /// Takes the formatter out of its renderer.
  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

  /// Returns where lines of the content end that must not be cut, in points from its top.
  func lineEnds(width: CGFloat) -> [CGFloat] { [] }

  /// Draws all of the content.
  func drawContent(in rect: CGRect) {}

  private var contentHeight: CGFloat { pages.last?.upperBound ?? 0 }

  /// Where a page's content stands, were it only this formatter's.
  private func area(ofPage index: Int) -> CGRect {
    guard let renderer = printPageRenderer else { return .null }
    var insets = perPageContentInsets
    insets.left += contentInsets.left
    insets.right += contentInsets.right
    if index == 0 { insets.top += contentInsets.top }
    var rect = renderer.contentRect.inset(by: insets)
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
    return rect
  }

  /// The parts of the content that stand on one page each, in points from its top.
  private var pages: [Range<CGFloat>] {
    let first = area(ofPage: 0)
    guard !first.isNull, first.width > 0, first.height > 0 else { return [] }
    var pages: [Range<CGFloat>] = []
    var (start, end): (CGFloat, CGFloat) = (0, 0)
    for line in lineEnds(width: first.width) {
      if line - start > area(ofPage: pages.count).height, end > start {
        pages.append(start..<end)
        start = end
      }
      end = max(end, line)
    }
    if end > start { pages.append(start..<end) }
    return pages
  }
}

/// Prints a text.
///
/// Source: Apple, UISimpleTextPrintFormatter.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; `nil` where it has attributes.
  open var text: String?
  /// The text with its attributes; `nil` for a plain one.
  open var attributedText: NSAttributedString?
  /// The font of a plain text; `nil` for the system's in 12 points.
  open var font: UIFont?
  /// The colour of a plain text; `nil` for black.
  open var color: UIColor?
  /// How the lines of a plain text stand.
  open var textAlignment = NSTextAlignment.natural

  /// Makes a formatter of a plain text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Makes a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  private var content: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black,
        .paragraphStyle: style,
      ])
  }

  override func lineEnds(width: CGFloat) -> [CGFloat] { content.lineEnds(width: width) }

  override func drawContent(in rect: CGRect) { content.draw(in: rect) }
}

/// Prints a document of HTML: its paragraphs, headings, lists and links.
///
/// Source: Apple, UIMarkupTextPrintFormatter.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The document.
  open var markupText: String?

  /// Makes a formatter of a document.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  private var content: NSAttributedString {
    let text = try? NSAttributedString(
      data: Data((markupText ?? "").utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    return text ?? NSAttributedString(string: "")
  }

  override func lineEnds(width: CGFloat) -> [CGFloat] { content.lineEnds(width: width) }

  override func drawContent(in rect: CGRect) { content.draw(in: rect) }
}

/// Prints what a view shows.
///
/// Source: Apple, UIViewPrintFormatter.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// The view on a page may be cut between any two rows of points.
  override func lineEnds(width: CGFloat) -> [CGFloat] {
    let size = view.bounds.size
    guard size.width > 0, size.height > 0 else { return [] }
    let height = size.height * min(1, width / size.width)
    return Array(stride(from: 1, to: height, by: 1)) + [height]
  }

  override func drawContent(in rect: CGRect) {
    let size = view.bounds.size
    guard size.width > 0 else { return }
    let scale = min(1, rect.width / size.width)
    view.drawHierarchy(
      in: CGRect(
        x: rect.minX, y: rect.minY, width: size.width * scale, height: size.height * scale),
      afterScreenUpdates: true)
  }
}

extension UIView {
  /// Returns what prints the view.
  ///
  /// Source: Apple, UIView.viewPrintFormatter().
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}

extension NSAttributedString {
  /// Returns where the lines of the text end, in points from its top.
  @MainActor
  fileprivate func lineEnds(width: CGFloat) -> [CGFloat] {
    let storage = NSTextStorage(attributedString: self)
    let manager = NSLayoutManager()
    let container = NSTextContainer(
      size: CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var ends: [CGFloat] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in
      ends.append(rect.maxY)
    }
    return ends
  }
}
