import SwiftSyntax

/// Functions without arguments as Swift 3 also wrote them, where `(Void)` and `()` were the same.
extension RuleVisitor {
  /// Makes `(Void) -> Void` `() -> Void`.
  func rewriteOldNothing(_ node: FunctionTypeSyntax) {
    guard node.parameters.count == 1, let only = node.parameters.first, only.firstName == nil,
      only.type.onOneLine == "Void", !draft.givesNothing
    else { return }
    draft.blank(only)
  }

  /// Makes `{ (Void) -> Void in }` and `{ Void in }` closures without arguments.
  func rewriteOldNothing(_ node: ClosureSignatureSyntax) {
    guard !draft.givesNothing else { return }
    if let list = node.parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
      guard list.count == 1, let only = list.first, only.name.text == "Void" else { return }
      draft.replace(only.name, with: "()")
    } else if let clause = node.parameterClause?.as(ClosureParameterClauseSyntax.self) {
      guard clause.parameters.count == 1, let only = clause.parameters.first, only.type == nil,
        only.firstName.text == "Void", only.secondName == nil
      else { return }
      draft.blank(only)
    }
  }
}
