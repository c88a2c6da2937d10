// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

// What names what is said of a PDF document. The texts are Apple's.
/// The keys of `documentInfo`: who wrote a document, what made it, and what it is about.
public var kCGPDFContextAuthor: CFString { constant("kCGPDFContextAuthor") }
public var kCGPDFContextCreator: CFString { constant("kCGPDFContextCreator") }
public var kCGPDFContextTitle: CFString { constant("kCGPDFContextTitle") }
public var kCGPDFContextSubject: CFString { constant("kCGPDFContextSubject") }
public var kCGPDFContextKeywords: CFString { constant("kCGPDFContextKeywords") }

/// Begins a PDF document whose bytes stand in memory when it ends.
///
/// - Parameters:
///   - data: takes the bytes.
///   - bounds: the rectangle of pages, in points; an empty one stands for 612 × 792.
///   - documentInfo: what is said of the document.
@preconcurrency @MainActor
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(bounds, documentInfo) { data.append($0) }
}

/// Begins a PDF document that is written to a file when it ends.
///
/// - Parameters:
///   - path: the file.
///   - bounds: the rectangle of pages, in points; an empty one stands for 612 × 792.
///   - documentInfo: what is said of the document.
/// - Returns: true.
@preconcurrency @MainActor
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  begin(bounds, documentInfo) { data in
    guard !FileManager.default.createFile(atPath: path, contents: data) else { return }
    Log.once("The PDF file \(path) cannot be written.")
  }
  return true
}

@MainActor
private func begin(
  _ bounds: CGRect, _ info: [AnyHashable: Any]?, _ end: @escaping (Data) -> Void
) {
  PDFCanvas.begun.append(PDFCanvas(bounds: bounds, info: info ?? [:], onEnd: end))
}

/// Begins a page of the document.
@preconcurrency @MainActor
public func UIGraphicsBeginPDFPage() { PDFCanvas.begun.last?.beginPage() }

/// Begins a page of the document.
///
/// - Parameters:
///   - bounds: its rectangle, in points.
///   - pageInfo: nothing of it is needed here.
@preconcurrency @MainActor
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFCanvas.begun.last?.beginPage(bounds)
}

/// Returns the rectangle of the present page, in points.
@preconcurrency @MainActor
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  PDFCanvas.begun.last?.pageBounds ?? .zero
}

/// Opens an address where a rectangle of the page is touched.
@preconcurrency @MainActor
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  PDFCanvas.begun.last?.link(url, rect)
}

/// Ends the document.
@preconcurrency @MainActor
public func UIGraphicsEndPDFContext() {
  guard let canvas = PDFCanvas.begun.popLast() else { return }
  canvas.onEnd(canvas.finish())
}
