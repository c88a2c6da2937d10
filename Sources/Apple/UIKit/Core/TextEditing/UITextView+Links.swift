/// What is made a link in a text that is not edited.
///
/// Source: Apple, UIDataDetectorTypes.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers, and addresses of the web and of mail.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Not found here; the log says so.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Not found here; the log says so.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Not found here; the log says so.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Not found here; the log says so.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// All kinds, of which links and telephone numbers are found here.
  public static let all = UIDataDetectorTypes(rawValue: .max)

  @MainActor
  func tellWhatIsNotFound() {
    guard self != .all, !subtracting([.phoneNumber, .link]).isEmpty else { return }
    Log.once(
      "Of dataDetectorTypes, only links and telephone numbers are found. Give other words the "
        + "attribute link.")
  }
}

/// A link in a text.
struct TextLink {
  /// *Units*: UTF-16 units.
  let range: NSRange
  let url: URL
}

extension UITextView {
  /// The text as it is shown: links have their looks.
  var textWithLinks: NSAttributedString {
    guard !links.isEmpty else { return attributedText }
    let shown = NSMutableAttributedString(attributedString: attributedText)
    for link in links {
      shown.removeAttribute(.link, range: link.range)
      shown.addAttributes(linkTextAttributes, range: link.range)
    }
    return shown
  }

  /// Finds the links of the text: those of the attribute, and what detectors find.
  func foundLinks() -> [TextLink] {
    var found: [TextLink] = []
    if let attributed {
      let whole = NSRange(location: 0, length: attributed.length)
      attributed.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
        let url = (value as? URL) ?? (value as? String).flatMap { URL(string: $0) }
        if let url { found.append(TextLink(range: range, url: url)) }
      }
    }
    guard !isEditable, !dataDetectorTypes.isEmpty else { return found }
    let detected = DetectedLinks(in: text, dataDetectorTypes).links
    return found
      + detected.filter { new in
        !found.contains { ($0.range.intersection(new.range)?.length ?? 0) > 0 }
      }
  }

  /// Asks the delegate whether the link at a point of the view may be opened; the log says that
  /// there is nobody to open it.
  func open(linkAt point: CGPoint) {
    let (place, isOnLetter) = letter(at: point)
    guard isOnLetter,
      let link = links.first(where: { link in
        rects(of: link.range).contains { $0.contains(point) }
          || NSLocationInRange(place, link.range)
      })
    else { return }
    let mayOpen =
      delegate?.textView(
        self, shouldInteractWith: link.url, in: link.range, interaction: .invokeDefaultAction)
      ?? true
    guard mayOpen else { return }
    Log.once("\(link.url) is not opened: there are no other apps in a scene.")
  }
}

/// Finds addresses and telephone numbers in a text.
struct DetectedLinks {
  private(set) var links: [TextLink] = []

  init(in text: String, _ types: UIDataDetectorTypes) {
    for word in text.split(whereSeparator: \.isWhitespace) {
      var end = word.endIndex
      while end > word.startIndex, ".,;:!?)]}\"'".contains(word[word.index(before: end)]) {
        end = word.index(before: end)
      }
      var start = word.startIndex
      while start < end, "([{\"'".contains(word[start]) { start = word.index(after: start) }
      let core = word[start..<end]
      if types.contains(.link), let url = Self.address(String(core)) {
        add(core, of: text, url)
      }
    }
    if types.contains(.phoneNumber) { addNumbers(of: text) }
  }

  private static func address(_ word: String) -> URL? {
    let small = word.lowercased()
    if small.hasPrefix("http://") || small.hasPrefix("https://") { return URL(string: word) }
    if small.hasPrefix("www."), word.count > 7 { return URL(string: "http://\(word)") }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), !parts[1].hasSuffix(".") {
      return URL(string: "mailto:\(word)")
    }
    return nil
  }

  /// Finds stretches of seven to fifteen digits with the marks that stand between them.
  private mutating func addNumbers(of text: String) {
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber || $0 == "+" || $0 == "(" }
    ) {
      var end = start
      while end < rest.endIndex, rest[end].isASCII,
        rest[end].isNumber || "+-() ./".contains(rest[end])
      {
        end = rest.index(after: end)
      }
      var last = end
      while last > start, !rest[rest.index(before: last)].isNumber {
        last = rest.index(before: last)
      }
      let number = rest[start..<last]
      let digits = number.filter { $0.isNumber || $0 == "+" }
      let isNew = !links.contains { link in
        (link.range.intersection(NSRange(start..<last, in: text))?.length ?? 0) > 0
      }
      if (7...15).contains(digits.count), isNew, let url = URL(string: "tel:\(digits)") {
        add(number, of: text, url)
      }
      rest = end > start ? rest[end...] : rest[rest.index(after: start)...]
    }
  }

  private mutating func add(_ part: Substring, of text: String, _ url: URL) {
    links.append(TextLink(range: NSRange(part.startIndex..<part.endIndex, in: text), url: url))
  }
}
