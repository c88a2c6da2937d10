import SwiftSyntax

extension RuleVisitor {
  /// Rewrites `UIImage(named: "x")!` as an image literal, for which a picture stands in where the
  /// file is filmed without its images, and gives `UIImage(systemName: "x")!` a symbol to fall back
  /// on.
  func rewriteNeededImage(_ node: ForceUnwrapExprSyntax) {
    guard let call = node.expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.onOneLine == "UIImage", !declarations.globalNames.contains("UIImage"),
      let argument = call.arguments.first, let label = argument.label
    else { return }
    switch label.text {
    case "named" where call.arguments.count == 1:
      draft.replace(label, with: "imageLiteralResourceName")
      draft.blank(node.exclamationMark)
    case "systemName":
      draft.insert("(", at: node.bytes.lowerBound)
      draft.replace(
        node.exclamationMark, with: " ?? UIImage(systemName: \"questionmark.square\")!)")
    default: return
    }
  }
}
