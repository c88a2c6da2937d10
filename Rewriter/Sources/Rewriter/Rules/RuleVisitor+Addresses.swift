import SwiftSyntax

extension RuleVisitor {
  /// Gives `Data(contentsOf: url)` and its like to initializers that ask no network.
  func rewriteContentsOfAddress(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Data", "String", "NSData"].contains(name), !declarations.globalNames.contains(name),
      let label = node.arguments.first?.label, label.text == "contentsOf",
      node.arguments.dropFirst().allSatisfy({ ["encoding", "options"].contains($0.label?.text) })
    else { return }
    draft.replace(label, with: "contentsAt")
  }
}
