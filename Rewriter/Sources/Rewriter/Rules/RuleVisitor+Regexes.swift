import SwiftSyntax

extension RuleVisitor {
  /// Writes `/…/` as `#/…/#`, which Swift 5 reads without being asked to.
  func fence(_ node: RegexLiteralExprSyntax) {
    guard node.openingPounds == nil else { return }
    draft.insert("#", at: node.openingSlash.bytes.lowerBound)
    draft.insert("#", at: node.closingSlash.bytes.upperBound)
  }
}
