import SwiftSyntax

extension RuleVisitor {
  /// Rewrites `#selector`, `#keyPath`, `#imageLiteral` and `#fileLiteral`, and notes a `#Preview`.
  func rewriteMacro(
    _ node: some FreestandingMacroExpansionSyntax
  ) -> SyntaxVisitorContinueKind {
    let argument = node.arguments.first
    switch node.macroName.text {
    case "selector":
      guard let argument else { return .visitChildren }
      if let label = argument.label?.text {
        draft.say(
          .accessorSelector(kind: label, property: argument.expression.onOneLine), at: node)
        let name = argument.expression.onOneLine.split(separator: ".").last.map(String.init) ?? ""
        let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        draft.replace(node, with: unknownSelector(label == "setter" ? setter : name))
      } else {
        rewriteSelector(of: argument.expression, at: node)
      }
      return .skipChildren
    case "keyPath":
      guard let argument, argument.label == nil else { return .visitChildren }
      draft.replace(node, with: "\"\(keyPath(argument.expression, at: node))\"")
      return .skipChildren
    case "imageLiteral":
      guard let argument else { return .visitChildren }
      draft.replace(
        node, with: "UIImage(imageLiteralResourceName: \(argument.expression.onOneLine))")
      return .skipChildren
    case "fileLiteral":
      guard let argument else { return .visitChildren }
      let name = argument.expression.onOneLine
      draft.replace(node, with: "Bundle.main.url(forResource: \(name), withExtension: nil)!")
      return .skipChildren
    case "Preview":
      if leaveOutSwiftUI(node) { return .skipChildren }
      notePreview(node)
      return .visitChildren
    default:
      return .visitChildren
    }
  }

  private func notePreview(_ node: some FreestandingMacroExpansionSyntax) {
    guard let closure = node.trailingClosure else { return }
    let name = node.arguments.first { $0.label == nil }?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    draft.note(preview: name, at: node, body: closure.statements)
  }

  /// The key that Objective-C has for the properties: without a type before them, and without the
  /// “is” of a property of UIKit.
  private func keyPath(_ expression: ExprSyntax, at node: some SyntaxProtocol) -> String {
    var parts = expression.onOneLine.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
      .split(separator: ".").map(String.init)
    if parts.first == "self" { parts.removeFirst() }
    let typeCount = parts.prefix { $0.first?.isUppercase ?? false }.count
    if typeCount < parts.count { parts.removeFirst(typeCount) }
    return parts.map { name in
      declarations.propertyNames.contains(name) ? name : objectiveCKey(of: name)
    }.joined(separator: ".")
  }
}

/// Returns `hidden` for `isHidden`, as properties of Apple's classes have it.
private func objectiveCKey(of name: String) -> String {
  let rest = name.dropFirst(2)
  guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
  return first.lowercased() + rest.dropFirst()
}
