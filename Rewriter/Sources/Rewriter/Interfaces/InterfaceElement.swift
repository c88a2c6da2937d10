import Foundation
import FoundationXML

/// An element of a storyboard or a xib, with the line in which it begins.
final class InterfaceElement {
  let name: String
  private(set) var attributes: [String: String]
  let line: Int
  fileprivate(set) var children: [InterfaceElement] = []
  /// The children that a variation leaves out: they are made for outlets, and shown nowhere.
  private(set) var uninstalled: [InterfaceElement] = []
  fileprivate(set) var text = ""
  fileprivate(set) weak var parent: InterfaceElement?
  /// The attributes that were asked for, so that the others can be told.
  private var asked: Set<String> = []

  fileprivate init(_ name: String, _ attributes: [String: String], line: Int) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
  }

  /// An attribute's value.
  subscript(_ attribute: String) -> String? {
    asked.insert(attribute)
    return attributes[attribute]
  }

  /// What references in the file call it; empty for an element that nothing refers to.
  var id: String { self["id"] ?? "" }

  /// The attributes that nobody has asked for, by name.
  var unasked: [String] { attributes.keys.filter { !asked.contains($0) }.sorted() }

  /// Returns the first child of a name.
  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// Returns the children of the first child of a name.
  func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// Returns the child that is the value of a property.
  func value(_ key: String) -> InterfaceElement? {
    children.first { $0.attributes["key"] == key }
  }

  /// Visits the element and all that stand in it, in the order of the file.
  func forEach(_ visit: (InterfaceElement) -> Void) {
    visit(self)
    for child in children { child.forEach(visit) }
  }

  /// Replaces an attribute, as a variation does.
  func replace(_ attribute: String, by value: String) { attributes[attribute] = value }

  /// Leaves out children whose references a variation leaves out.
  func uninstallChildren(with ids: Set<String>) {
    let isLeft = { (child: InterfaceElement) in ids.contains(child.attributes["id"] ?? "") }
    uninstalled += children.filter(isLeft)
    children.removeAll(where: isLeft)
  }

  /// Returns the views and constraints within it that a variation leaves out.
  func allUninstalled() -> [InterfaceElement] {
    var found: [InterfaceElement] = []
    forEach { element in
      for left in element.uninstalled { found += [left] + left.allUninstalled() }
    }
    return found
  }
}

/// Why a file is no interface that can be read.
struct InterfaceFault: Error {
  let line: Int
  let reason: InterfaceReason
}

/// Reads the tree of a storyboard, a xib or a property list.
///
/// - Parameter text: the whole file.
/// - Returns: the outermost element.
/// - Throws: `InterfaceFault` for what is no XML, and for too deep a tree.
func readInterface(_ text: String) throws(InterfaceFault) -> InterfaceElement {
  let reader = InterfaceReader()
  guard let body = withoutDeclaration(text) else {
    throw InterfaceFault(line: 1, reason: .noXML)
  }
  let parser = XMLParser(data: Data(body.utf8))
  parser.shouldResolveExternalEntities = false
  parser.delegate = reader
  let isWhole = parser.parse()
  if let fault = reader.fault { throw fault }
  // The parser takes a file that ends in the middle for whole.
  let end = text.utf8.last { $0 > UInt8(ascii: " ") }
  guard isWhole, reader.isClosed, end == UInt8(ascii: ">"), let root = reader.root else {
    throw InterfaceFault(line: max(1, parser.lineNumber), reason: .noXML)
  }
  return root
}

/// Returns a text without its XML declaration and without instructions that say nothing, whose lines stay:
/// the parser crashes on these and on a declaration without a version, and would believe an encoding that
/// the text no longer has.
///
/// - Returns: `nil` for a declaration that does not end.
private func withoutDeclaration(_ text: String) -> String? {
  var body = String(text.drop { $0 == "\u{FEFF}" })
  if body.firstMatch(of: #/^<\?xml(\s|\?|$)/#) != nil {
    guard let end = body.firstRange(of: "?>") else { return nil }
    body = body[..<end.lowerBound].filter(\.isNewline) + body[end.upperBound...]
  }
  return body.replacing(#/<\?[^\s?]*\s*\?>/#) { String($0.0.filter(\.isNewline)) }
}

private final class InterfaceReader: NSObject, XMLParserDelegate {
  private(set) var root: InterfaceElement?
  private(set) var fault: InterfaceFault?
  private var open: [InterfaceElement] = []

  /// Whether all elements that began have ended.
  var isClosed: Bool { open.isEmpty }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    if fault == nil { fault = InterfaceFault(line: max(1, parser.lineNumber), reason: .noXML) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let element = InterfaceElement(name, attributes, line: max(1, parser.lineNumber))
    guard open.count < deepestInterface else {
      if fault == nil { fault = InterfaceFault(line: element.line, reason: .tooDeep) }
      return parser.abortParsing()
    }
    if let parent = open.last {
      element.parent = parent
      parent.children.append(element)
    } else if root == nil {
      root = element
    }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let element = open.popLast(), element["base64-UTF8"] == "YES" else { return }
    // Xcode writes texts so that XML would change, without the signs that fill the end.
    let signs = element.text.filter { !$0.isWhitespace && $0 != "=" }
    let whole = signs + String(repeating: "=", count: (4 - signs.count % 4) % 4)
    if let data = Data(base64Encoded: whole) {
      element.text = String(decoding: data, as: UTF8.self)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}

/// How deep elements may stand in one another; a view of a view takes two levels.
private let deepestInterface = 200
