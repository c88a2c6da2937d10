import SwiftSyntax

extension RuleVisitor {
  /// Answers `delegate.responds(to: #selector(Protocol.method))`.
  ///
  /// The class's function says it where the method is an optional one of the files' protocols. UIKit's
  /// are always there, and do nothing where nobody has implemented them.
  ///
  /// - Returns: False for other calls.
  func rewriteQuestion(_ node: FunctionCallExprSyntax) -> Bool {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      called.declName.baseName.text == "responds", let base = called.base,
      node.arguments.count == 1, node.arguments.first?.label?.text == "to",
      let selector = node.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
      selector.macroName.text == "selector",
      let method = selector.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      let type = method.base?.onOneLine, isProtocol(type)
    else { return false }
    let own = declarations.optionalMethod(method.declName, of: type)
    func answer(_ object: String) -> String {
      own.map { "(\(object) as? any \(type))?.\($0.nameOfFunction) != nil" } ?? "true"
    }
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      let start = chain.expression.bytes.upperBound
      let result = own == nil ? "_ in true" : answer("$0")
      draft.replace(start..<node.bytes.upperBound, with: ".map { \(result) }")
    } else {
      draft.replace(node, with: own == nil ? "true" : "(\(answer(base.onOneLine)))")
    }
    return true
  }

  private func isProtocol(_ type: String) -> Bool {
    if let declared = declarations.types[type] { return declared.isProtocol }
    return type.hasSuffix("Delegate") || type.hasSuffix("DataSource")
  }
}

extension Declarations {
  /// Returns the optional method of a protocol, or of one above it, that a selector names; `nil`
  /// where every class has it.
  func optionalMethod(_ name: DeclReferenceExprSyntax, of type: String) -> Method? {
    let labels = name.argumentNames?.arguments.map(\.name.text)
    return protocols(above: [type]).sorted().flatMap { methods[$0] ?? [] }.first {
      $0.isOptional && $0.baseName == name.baseName.text && (labels == nil || $0.labels == labels)
    }
  }
}
