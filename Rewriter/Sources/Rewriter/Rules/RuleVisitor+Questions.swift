import SwiftSyntax

extension RuleVisitor {
  /// Answers `delegate.responds(to: #selector(Protocol.method))` with true: without Objective-C every
  /// optional requirement is there, and does nothing where nobody has implemented it.
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
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      let start = chain.expression.bytes.upperBound
      draft.replace(start..<node.bytes.upperBound, with: ".map { _ in true }")
    } else {
      draft.replace(node, with: "true")
    }
    return true
  }

  private func isProtocol(_ type: String) -> Bool {
    if let declared = declarations.types[type] { return declared.isProtocol }
    return type.hasSuffix("Delegate") || type.hasSuffix("DataSource")
  }
}
