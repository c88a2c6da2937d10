import SwiftSyntax

extension RuleVisitor {
  /// Calls a private method otherwise that has the name of an optional requirement of Apple's.
  ///
  /// On Apple's side a private method answers no such requirement, and nobody calls it; Swift's own protocols
  /// want it to be as visible as its class.
  func hideFromProtocols(_ node: FunctionDeclSyntax) {
    guard
      node.modifiers.contains(where: {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      }), node.attributes.named("objc") == nil,
      Facts.optionalRequirements[node.name.text]?.contains(Method(node).labels) == true,
      !isCalled(node.name.text)
    else { return }
    draft.replace(node.name, with: "\(node.name.text)_")
  }

  /// Whether something of a name is called in the file.
  private func isCalled(_ name: String) -> Bool {
    let calls = CalledNames(viewMode: .sourceAccurate)
    calls.walk(draft.tree)
    return calls.names.contains(name)
  }
}

private final class CalledNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)
      ?? called.as(MemberAccessExprSyntax.self)?.declName
    {
      names.insert(name.baseName.text)
    }
    return .visitChildren
  }
}
