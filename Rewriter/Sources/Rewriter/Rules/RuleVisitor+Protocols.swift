import SwiftSyntax

extension RuleVisitor {
  /// Says in Swift what `@objc` says of a protocol: that only classes conform.
  func bindToClasses(_ node: ProtocolDeclSyntax) {
    guard node.attributes.named("objc") != nil else { return }
    guard let inherited = node.inheritanceClause?.inheritedTypes.first else {
      draft.insert(": AnyObject", at: node.name.bytes.upperBound)
      return
    }
    let names = node.inheritanceClause?.inheritedTypes.map(\.type.onOneLine) ?? []
    if Set(names).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]) {
      draft.insert("AnyObject, ", at: inherited.bytes.lowerBound)
    }
  }
}

extension Draft {
  /// Extends a protocol right after it on the line of its closing brace, so that an `#if` around both
  /// holds for both; one inside of a type at the end of the file.
  ///
  /// - Parameters:
  ///   - node: The protocol.
  ///   - others: Declarations that go beside the protocol.
  ///   - members: What the extension has.
  func addExtension(of node: ProtocolDeclSyntax, beside others: [String] = [], with members: String)
  {
    let outer = LexicalTypes(around: node).innermost
    let name = (outer.map { "\($0)." } ?? "") + node.name.text
    let text = "extension \(name) { \(members) }"
    let beside = outer == nil ? others + [text] : others
    if !beside.isEmpty {
      insert(beside.map { "; \($0)" }.joined(), at: node.bytes.upperBound)
    }
    if outer != nil { append(text) }
  }
}
