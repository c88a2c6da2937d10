import Foundation

/// Draws the pages of what is printed.
///
/// Source: Apple, UIPrintPageRenderer.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  private var formatters: [UIPrintFormatter] = []
  private var ownPaper: CGRect?
  private var ownArea: CGRect?

  public override init() { super.init() }

  /// The rectangle of the paper: that of the pages of a PDF document that is drawn, else zero.
  ///
  /// *Units*: points.
  open var paperRect: CGRect { ownPaper ?? UIGraphicsGetPDFContextBounds() }

  /// The part of the paper that can be printed.
  ///
  /// *Units*: points.
  open var printableRect: CGRect { ownArea ?? paperRect }

  /// How high the heads of pages are.
  ///
  /// *Units*: points.
  open var headerHeight: CGFloat = 0

  /// How high the feet of pages are.
  ///
  /// *Units*: points.
  open var footerHeight: CGFloat = 0

  /// How many pages there are: those of the formatters, unless overridden.
  open var numberOfPages: Int {
    formatters.map { $0.startPage + $0.pageCount }.max() ?? 0
  }

  /// What draws pages.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters }
    set {
      for formatter in formatters { remove(formatter) }
      for formatter in newValue ?? [] {
        addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
      }
    }
  }

  /// Lets a formatter draw pages from one on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    formatters.append(formatter)
  }

  /// Returns what draws a page.
  open func printFormatters(forPageAt pageIndex: Int) -> [UIPrintFormatter]? {
    let all = formatters.filter {
      pageIndex >= $0.startPage && pageIndex < $0.startPage + $0.pageCount
    }
    return all.isEmpty ? nil : all
  }

  /// Called before pages are drawn; nothing unless overridden.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page: its head, what the formatters draw, its content, and its foot.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let area = self.printableRect
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(x: area.minX, y: area.minY, width: area.width, height: headerHeight))
    }
    for formatter in printFormatters(forPageAt: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    drawContentForPage(at: pageIndex, in: contentRect)
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(
          x: area.minX, y: area.maxY - footerHeight, width: area.width, height: footerHeight))
    }
  }

  /// Draws the head of a page; nothing unless overridden.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws the foot of a page; nothing unless overridden.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  /// Draws the content of a page; nothing unless overridden.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Lets a formatter draw its part of a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(
      in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
  }

  /// Sets what apps set by its key only, for there is no property that can be set: `paperRect` and
  /// `printableRect`.
  ///
  /// - Parameters:
  ///   - value: an `NSValue` with a rectangle, or a rectangle.
  ///   - key: the name; any other stops with Apple's sentence.
  open func setValue(_ value: Any?, forKey key: String) {
    let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue
    switch key {
    case "paperRect": ownPaper = rect
    case "printableRect": ownArea = rect
    default:
      raise(
        name: "NSUnknownKeyException",
        "[\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
          + "key \(key).")
    }
  }

  /// What is between head and foot.
  var contentRect: CGRect {
    printableRect.inset(
      by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
  }

  func remove(_ formatter: UIPrintFormatter) {
    formatters.removeAll { $0 === formatter }
    formatter.printPageRenderer = nil
  }
}
