import Foundation
import Markup
import Pages

/// The name of a picture, in all the ways in which a text may write it.
struct PictureName {
  /// *Shape*: each once.
  private let forms: [String]

  /// Takes the name of a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - dialect: the kind of page that shows it; DocC names neither its ending nor its variants.
  init(_ path: String, in dialect: PageDialect) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var strict = CharacterSet.alphanumerics
    strict.insert(charactersIn: "-._~/@")
    var allowed = CharacterSet(charactersIn: " ")
    allowed.formUnion(.urlPathAllowed)
    let ascii = CharacterSet(charactersIn: Unicode.Scalar(0)..."\u{7F}")
    let encoded = [strict, .urlPathAllowed, strict.intersection(ascii), allowed].compactMap {
      name.addingPercentEncoding(withAllowedCharacters: $0)
    }
    let small = encoded.map { text in
      text.replacing(#/%[0-9A-F]{2}/#) { $0.0.lowercased() }
    }
    let names = [name] + encoded + small
    let plain = dialect == .docc ? [Self.plain(name)] : []
    forms = Array(Set(names + names.map(XMLText.attribute) + plain)).sorted()
  }

  /// Whether a text has the name.
  func stands(in text: String) -> Bool { forms.contains { text.contains($0) } }

  /// A name without its ending, scale and appearance.
  private static func plain(_ name: String) -> String {
    let plain = PictureText.nameInDocC(name[...])
    return plain.hasSuffix("-still") ? String(plain.dropLast("-still".count)) : plain
  }
}
