import SwiftSyntax

extension InterfaceScope {
  /// Makes a constraint, which the view holds in whose list it stands.
  func constraint(_ element: InterfaceElement, of holder: InterfaceElement) -> [String] {
    guard element["placeholder"] != "YES" else { return [] }
    guard let first = side(element, "first", of: holder) else { return [] }
    let hasSecond = element["secondItem"] != nil || element["secondAttribute"] != nil
    let second = hasSecond ? side(element, "second", of: holder) : ("nil", "notAnAttribute")
    guard let second, let owner = objects[holder.id] else { return [] }
    let relations = ["lessThanOrEqual", "greaterThanOrEqual"]
    let relation = element["relation"].flatMap { relations.contains($0) ? $0 : nil } ?? "equal"
    let constant = InterfaceValue.number(element["constant"]) ?? "0"
    let type = constraintType(of: element)
    var made =
      "\(type)(item: \(first.0), attribute: .\(first.1), relatedBy: .\(relation),"
      + " toItem: \(second.0), attribute: .\(second.1), multiplier: \(multiplier(element)),"
      + " constant: \(constant))"
    let name = identifier(element)
    var lines: [String] = []
    var own = "k\(name)"
    if document.referenced.contains(element.id) {
      own = "o\(name)"
      keep(
        element,
        as: InterfaceObject(expression: own, type: type, uikit: "NSLayoutConstraint"))
    } else {
      made = "let \(own) = \(made)"
    }
    lines.append(made.hasPrefix("let") ? made : "\(own) = \(made)")
    if let priority = InterfaceValue.number(element["priority"]) {
      lines.append("\(own).priority = UILayoutPriority(\(priority))")
    }
    if let identifier = element["identifier"] {
      lines.append("\(own).identifier = \(InterfaceValue.string(identifier))")
    }
    lines += runtimeAttributes(of: element, own)
    if type != "NSLayoutConstraint" { lines.append("load.loaded(\(own))") }
    return lines + ["\(owner.expression).addConstraint(\(own))"]
  }

  /// Returns the class of a constraint: the author's, unless it can only be made in its own way.
  private func constraintType(of element: InterfaceElement) -> String {
    let name = type(of: element, "NSLayoutConstraint").name
    let isMadeAlike = document.declarations.ancestry(of: name).allSatisfy { ancestor in
      let members = document.declarations.types[ancestor]?.members.members
      return members?.contains { member in
        member.decl.as(InitializerDeclSyntax.self)?.modifiers.has("convenience") == false
      } != true
    }
    guard !isMadeAlike else { return name }
    document.say(.unreadAttribute("customClass", element: "constraint"), at: element)
    return "NSLayoutConstraint"
  }

  /// Returns a side's view or guide and its attribute.
  private func side(
    _ element: InterfaceElement, _ which: String, of holder: InterfaceElement
  ) -> (String, String)? {
    let id = element["\(which)Item"] ?? holder.id
    let written = element["\(which)Attribute"] ?? ""
    let renamed = written == "baseline" ? "lastBaseline" : written
    guard attributes.contains(renamed) else {
      document.say(
        .unreadValue(written, attribute: "\(which)Attribute", element: element.name), at: element)
      return nil
    }
    if let object = objects[id] { return ("\(object.expression)!", renamed) }
    guard let guide = document.element(id) else {
      document.say(.unknownReference(id), at: element)
      return nil
    }
    switch guide.name {
    case "viewLayoutGuide":
      guard let owner = guide.parent.flatMap({ objects[$0.id] }) else { return nil }
      let guides = [
        "safeArea": "safeAreaLayoutGuide", "layoutMargins": "layoutMarginsGuide",
        "contentLayoutGuide": "contentLayoutGuide", "frameLayoutGuide": "frameLayoutGuide",
        "keyboard": "keyboardLayoutGuide",
      ]
      guard let property = guides[guide["key"] ?? ""] else {
        document.say(
          .unreadValue(guide["key"] ?? "", attribute: "key", element: guide.name), at: guide)
        return ("\(owner.expression)!", renamed)
      }
      return ("\(owner.expression)!.\(property)", renamed)
    case "viewControllerLayoutGuide":
      let isTop = guide["type"] == "top"
      return ("self.c.\(isTop ? "top" : "bottom")LayoutGuide", renamed)
    default:
      document.say(.unknownReference(id), at: element)
      return nil
    }
  }

  /// Interface Builder writes factors, or two lengths with a colon between them.
  private func multiplier(_ element: InterfaceElement) -> String {
    guard let written = element["multiplier"] else { return "1" }
    let parts = written.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, let over = InterfaceValue.number(parts[0]),
      let under = InterfaceValue.number(parts[1]), under != "0"
    {
      return "CGFloat(\(over)) / CGFloat(\(under))"
    }
    guard let factor = InterfaceValue.number(written) else {
      document.say(
        .unreadValue(written, attribute: "multiplier", element: element.name), at: element)
      return "1"
    }
    return factor
  }
}

private let attributes: Set<String> = [
  "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
  "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
  "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
]
