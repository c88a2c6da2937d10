import SwiftSyntax

extension RuleVisitor {
  /// Lets a property tell its observers of each change, as `dynamic` does with Objective-C.
  ///
  /// Only those that the files observe do; a change tells nobody while the object is made. Where
  /// files set looks for whole classes, `appearance()` keeps it, too.
  func tellOfChanges(_ node: VariableDeclSyntax) {
    guard node.modifiers.has("dynamic"),
      !["static", "class", "lazy"].contains(where: node.modifiers.has),
      node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    var calls = declarations.isObserved(name) ? ["tellObservers(of: self)"] : []
    if declarations.setsAppearances { calls.append("keepLook(of: self, \\.\(name))") }
    guard !calls.isEmpty else { return }
    let tells = calls.joined(separator: "; ")
    guard let block = binding.accessorBlock else {
      return draft.insert(" { didSet { \(tells) } }", at: binding.bytes.upperBound)
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    let setter = accessors.first { ["didSet", "set"].contains($0.accessorSpecifier.text) }
    if let body = setter?.body {
      draft.insert(" defer { \(tells) };", at: body.leftBrace.bytes.upperBound)
    } else if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      draft.insert(" didSet { \(tells) };", at: block.leftBrace.bytes.upperBound)
    }
  }
}

extension FunctionCallExprSyntax {
  /// The properties that `object.observe(\.x)` or `addObserver(_:forKeyPath: "x")` observes.
  ///
  /// - Returns: their names; `nil` where a call that observes does not say which.
  var observedNames: [String]? {
    let called =
      calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let path: String?
    switch called {
    case "observe":
      guard let argument = arguments.first, argument.label == nil,
        let keyPath = argument.expression.as(KeyPathExprSyntax.self)
      else { return [] }
      path = keyPath.components.onOneLine
    case "addObserver":
      guard let argument = arguments.first(where: { $0.label?.text == "forKeyPath" }) else {
        return []
      }
      path = argument.expression.keyPathText
    default: return []
    }
    return path?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
