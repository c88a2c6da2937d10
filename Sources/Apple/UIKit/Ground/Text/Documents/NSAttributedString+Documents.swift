import Foundation

extension NSAttributedString {
  /// What says how a document is read.
  ///
  /// Source: Apple, NSAttributedString.DocumentReadingOptionKey.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// An `NSAttributedString.DocumentType`; without it the first letters decide.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// Attributes of what the document says nothing of.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// The name of an attribute of a whole document, such as its kind or its encoding.
  ///
  /// Source: Apple, NSAttributedString.DocumentAttributeKey.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The form of the document, and the raw value of its `String.Encoding`.
    public static let documentType = Self(rawValue: "DocumentType")
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
  }

  /// The form of a document.
  ///
  /// Source: Apple, NSAttributedString.DocumentType.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters without attributes, and HTML: these two are read.
    public static let plain = Self(rawValue: "NSPlainText")
    public static let html = Self(rawValue: "NSHTML")
    /// Is not read here: an error says so.
    public static let rtf = Self(rawValue: "NSRTF")
    /// Is not read here: an error says so.
    public static let rtfd = Self(rawValue: "NSRTFD")
  }

  /// Reads a text of HTML, or one without attributes.
  ///
  /// Of HTML it reads paragraphs, headings, lists, links, and what changes letters, by elements and by
  /// styles of their own or of a `style` element; images, tables and scripts are left out.
  ///
  /// Source: Apple, NSAttributedString.init(data:options:documentAttributes:).
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - options: its form and its encoding.
  ///   - dict: is set to what is known of the document.
  /// - Throws: `CocoaError` for bytes that are no text in the encoding, and for a document of
  ///   another form.
  @preconcurrency @MainActor
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options)
    dict?.pointee = [
      DocumentAttributeKey.documentType.rawValue: document.type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: document.encoding.rawValue,
    ]
    self.init(attributedString: document.text)
  }

  /// Reads a file as `init(data:options:documentAttributes:)` reads its bytes.
  @preconcurrency @MainActor
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }
}

/// A document that was read.
@MainActor
struct TextDocument {
  typealias Option = NSAttributedString.DocumentReadingOptionKey

  let type: NSAttributedString.DocumentType
  let encoding: String.Encoding
  let text: NSAttributedString

  init(_ data: Data, _ options: [Option: Any]) throws {
    let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    type = Self.type(options[.documentType], start)
    guard type == .html || type == .plain else {
      Log.once("Documents of the type \(type.rawValue) are not read here: give HTML or plain text.")
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    encoding = Self.encoding(options[.characterEncoding], data, start, isPage: type == .html)
    guard let string = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let usual = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
    if type == .html {
      text = HTMLText(string, usual).text
    } else {
      let font = UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12)
      text = NSAttributedString(string: string, attributes: usual ?? [.font: font])
    }
  }

  private static func type(_ option: Any?, _ start: String) -> NSAttributedString.DocumentType {
    if let type = option as? NSAttributedString.DocumentType { return type }
    if let name = option as? String { return NSAttributedString.DocumentType(rawValue: name) }
    if start.hasPrefix("{\\rtf") { return .rtf }
    let page = start.trimmingCharacters(in: .whitespacesAndNewlines)
    return page.hasPrefix("<!doctype") || page.hasPrefix("<html") ? .html : .plain
  }

  private static func encoding(
    _ option: Any?, _ data: Data, _ start: String, isPage: Bool
  ) -> String.Encoding {
    if let encoding = option as? String.Encoding { return encoding }
    if let raw = option as? UInt { return String.Encoding(rawValue: raw) }
    if let raw = option as? NSNumber { return String.Encoding(rawValue: raw.uintValue) }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return .utf16 }
    let saysSo = start.contains("charset=utf-8") || start.contains("charset=\"utf-8")
    // A page that says nothing is taken for one of Western Europe, as in browsers and on iOS.
    return !isPage || saysSo || data.starts(with: [0xEF, 0xBB, 0xBF]) ? .utf8 : .windowsCP1252
  }
}
