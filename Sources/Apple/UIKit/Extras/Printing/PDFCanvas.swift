import Foundation
import PictureFiles

/// A PDF document that is being drawn: its pages become pictures with two pixels a point.
@MainActor
final class PDFCanvas {
  /// Those that were begun and not ended, the innermost last.
  static var begun: [PDFCanvas] {
    get { BegunDocuments.ofFilm.all }
    set { BegunDocuments.ofFilm.all = newValue }
  }

  /// The rectangle of pages that do not say another.
  let bounds: CGRect
  /// Takes the bytes of a document that is ended by `UIGraphicsEndPDFContext`.
  let onEnd: (Data) -> Void
  private let info: [AnyHashable: Any]
  private var pages: [PDFFile.Page] = []
  private var page: ImageCanvas?
  private var links: [(url: String, rect: CGRect)] = []

  init(
    bounds: CGRect, info: [AnyHashable: Any], onEnd: @escaping (Data) -> Void = { _ in }
  ) {
    self.onEnd = onEnd
    self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    self.info = info
  }

  /// The rectangle of the present page.
  var pageBounds: CGRect { page?.bounds ?? bounds }

  /// What is drawn on; before the first page, what is seen nowhere.
  private(set) lazy var context = CGContext(bounds: bounds)

  /// Begins a page, and makes its context the present one.
  func beginPage(_ bounds: CGRect? = nil) {
    endPage()
    let canvas = ImageCanvas(
      bounds: bounds.flatMap { $0.isEmpty ? nil : $0 } ?? self.bounds, isOpaque: false,
      scale: Self.pixelsPerPoint)
    (page, context) = (canvas, canvas.context)
    DrawingContexts.stack.append(context)
  }

  /// Opens an address where a rectangle of the page is touched.
  func link(_ url: URL, _ rect: CGRect) {
    let rect = rect.applying(context.ctm)
    links.append(
      (url.absoluteString, rect.offsetBy(dx: -pageBounds.minX, dy: -pageBounds.minY)))
  }

  private func endPage() {
    guard let page else { return }
    if DrawingContexts.stack.last === page.context { DrawingContexts.stack.removeLast() }
    self.page = nil
    defer { links = [] }
    guard let image = page.image.cgImage, let lab = ImageDevelopment.present,
      let pixels = lab.pixels(image.picture.list, image.width, image.height),
      let file = try? JPEGPicture.file(
        of: pixels, width: image.width, height: image.height, quality: 1)
    else { return }
    pages.append(
      PDFFile.Page(
        size: page.bounds.size, width: image.width, height: image.height, picture: file,
        links: links))
  }

  /// Ends the document.
  ///
  /// - Returns: its bytes; none outside of films, where nothing can be drawn, and without a page.
  func finish() -> Data {
    endPage()
    guard !pages.isEmpty else { return Data() }
    let known = ["Author", "Creator", "Keywords", "Subject", "Title"]
    let info = known.compactMap { name in
      self.info["kCGPDFContext\(name)"].map { (name: name, value: "\($0)") }
    }
    return Data(PDFFile.bytes(of: pages, info: info))
  }

  private static let pixelsPerPoint: CGFloat = 2
}

/// The documents that a film has begun and not ended: an app may leave some so at its end.
@MainActor
private final class BegunDocuments {
  static var ofFilm: BegunDocuments { World.current.part { BegunDocuments() } }

  var all: [PDFCanvas] = []
}
