import Foundation
import PictureFiles

/// A PDF file whose pages are pictures, each as large as its page.
///
/// Source: ISO 32000-1, Portable document format, 7.3 to 7.7.
struct PDFFile {
  /// A page.
  struct Page {
    /// *Units*: points.
    let size: CGSize
    let width: Int
    let height: Int
    /// The picture as a JPEG file.
    let picture: [UInt8]
    /// Where addresses are opened, in points from the upper left corner.
    let links: [(url: String, rect: CGRect)]
  }

  private var bytes = Array("%PDF-1.4\n".utf8)
  /// Where each object begins.
  private var places: [Int] = []

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - pages: the pages.
  ///   - info: what is said of the document, such as its title.
  /// - Returns: its bytes.
  static func bytes(of pages: [Page], info: [(name: String, value: String)]) -> [UInt8] {
    var file = PDFFile()
    let kids = pages.indices.map { "\(4 + 3 * $0) 0 R" }.joined(separator: " ")
    file.add("<< /Type /Catalog /Pages 2 0 R >>")
    file.add("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
    file.add("<< \(info.map { "/\($0.name) \(hexadecimal($0.value))" }.joined(separator: " ")) >>")
    for (index, page) in pages.enumerated() { file.add(page, at: 4 + 3 * index) }
    return file.finished()
  }

  private mutating func add(_ page: Page, at number: Int) {
    let (width, height) = (Self.number(page.size.width), Self.number(page.size.height))
    let links = page.links.map { url, rect in
      let sides = [
        rect.minX, page.size.height - rect.maxY, rect.maxX, page.size.height - rect.minY,
      ]
      return "<< /Type /Annot /Subtype /Link /Border [0 0 0] "
        + "/Rect [\(sides.map(Self.number).joined(separator: " "))] "
        + "/A << /S /URI /URI \(Self.hexadecimal(ascii: url)) >> >>"
    }
    add(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents \(number + 1) 0 R "
        + "/Resources << /XObject << /Im0 \(number + 2) 0 R >> >> "
        + "/Annots [\(links.joined(separator: " "))] >>")
    add("", stream: Array("q \(width) 0 0 \(height) 0 0 cm /Im0 Do Q".utf8))
    add(
      "/Type /XObject /Subtype /Image /Width \(page.width) /Height \(page.height) "
        + "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode", stream: page.picture)
  }

  private mutating func add(_ object: String) {
    places.append(bytes.count)
    bytes += Array("\(places.count) 0 obj\n\(object)\nendobj\n".utf8)
  }

  private mutating func add(_ entries: String, stream: [UInt8]) {
    places.append(bytes.count)
    let head = "\(places.count) 0 obj\n<< \(entries) /Length \(stream.count) >>\nstream\n"
    bytes += Array(head.utf8) + stream + Array("\nendstream\nendobj\n".utf8)
  }

  private func finished() -> [UInt8] {
    let count = places.count + 1
    let table = places.map { place in
      let digits = String(place)
      return String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
    }
    let end =
      "xref\n0 \(count)\n0000000000 65535 f \n\(table.joined())"
      + "trailer\n<< /Size \(count) /Root 1 0 R /Info 3 0 R >>\nstartxref\n\(bytes.count)\n%%EOF\n"
    return bytes + Array(end.utf8)
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(saturating: value))" : "\(value)"
  }

  /// Returns a text in UTF-16, as digits.
  private static func hexadecimal(_ text: String) -> String {
    digits(of: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
  }

  private static func hexadecimal(ascii text: String) -> String { digits(of: Array(text.utf8)) }

  private static func digits(of bytes: [UInt8]) -> String {
    let all = Array("0123456789ABCDEF")
    return "<" + String(bytes.flatMap { [all[Int($0 >> 4)], all[Int($0 & 15)]] }) + ">"
  }
}
