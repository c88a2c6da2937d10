import SwiftSyntax

/// Casts between a snapshot of Objective-C's and one of Swift's, which bridge on a phone:
/// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`.
extension RuleVisitor {
  func bridgeSnapshot(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
      guard part.is(UnresolvedAsExprSyntax.self),
        part.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
        let type = parts[index + 1].as(TypeExprSyntax.self)?.type,
        type.plainName == "NSDiffableDataSourceSnapshot"
      else { continue }
      let value = parts[index - 1]
      let start = value.bytes.lowerBound
      draft.insert("\(type.onOneLine)(_bridging: ", at: start)
      draft.replace(value.bytes.upperBound..<type.bytes.upperBound, with: ")")
    }
  }
}
