import Foundation

/// What is said of a PDF document that is drawn.
///
/// Source: Apple, UIGraphicsPDFRendererFormat.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: NSObject {
  /// What is said of the document: its title, as `kCGPDFContextTitle`, and so on.
  open var documentInfo: [String: Any] = [:]

  /// What the renderer that has this format draws; zero before there is one.
  public internal(set) var bounds = CGRect.zero

  public override required init() { super.init() }

  /// Returns a format.
  public class func `default`() -> Self { self.init() }

  /// Returns a format.
  public class func preferred() -> Self { self.init() }
}

/// Makes PDF documents from drawing code.
///
/// Each page becomes a picture with two pixels a point, so that texts in it are not found.
///
/// Source: Apple, UIGraphicsPDFRenderer.
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: NSObject {
  /// The rectangle of pages that do not say another.
  ///
  /// *Units*: points.
  public let bounds: CGRect
  /// What is said of each document, read when one is made.
  public let format: UIGraphicsPDFRendererFormat

  /// Makes a renderer for pages.
  ///
  /// *Units*: points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
    format.bounds = bounds
  }

  /// Makes a renderer for pages without a title or an author.
  ///
  /// *Units*: points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Returns the bytes of what `actions` draws; none outside of films, where nothing can be drawn.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let canvas = PDFCanvas(bounds: bounds, info: format.documentInfo)
    actions(UIGraphicsPDFRendererContext(canvas, format: format))
    return canvas.finish()
  }

  /// Writes the file of what `actions` draws.
  ///
  /// - Throws: Foundation's error where it cannot be written.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws { try pdfData(actions: actions).write(to: url) }
}

/// The context in which a PDF document is drawn.
///
/// Source: Apple, UIGraphicsPDFRendererContext.
@preconcurrency @MainActor
public final class UIGraphicsPDFRendererContext: NSObject {
  /// The format of the renderer that made the context.
  public let format: UIGraphicsPDFRendererFormat
  private let canvas: PDFCanvas

  init(_ canvas: PDFCanvas, format: UIGraphicsPDFRendererFormat) {
    (self.canvas, self.format) = (canvas, format)
  }

  /// What the present page is drawn on; another one for each.
  public var cgContext: CGContext { canvas.context }

  /// The rectangle of the present page.
  ///
  /// *Units*: points.
  public var pdfContextBounds: CGRect { canvas.pageBounds }

  /// Begins a page.
  public func beginPage() { canvas.beginPage() }

  /// Begins a page in a rectangle of its own; nothing of `pageInfo` is needed here.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    canvas.beginPage(bounds)
  }

  /// Opens an address where a rectangle of the page is touched.
  public func setURL(_ url: URL, for rect: CGRect) { canvas.link(url, rect) }

  /// Fills a rectangle with the current colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a line one point wide inside a rectangle's edge.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Clips what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
