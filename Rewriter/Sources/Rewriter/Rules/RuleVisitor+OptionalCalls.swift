import SwiftSyntax

extension RuleVisitor {
  /// Takes the mark out of `delegate.method?(…)` and `delegate.method!(…)` where the method is an
  /// optional requirement; closures keep theirs.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let called: ExprSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (called, mark) = (chain.expression, chain.questionMark)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (called, mark) = (forced.expression, forced.exclamationMark)
    } else {
      return
    }
    guard let reference = called.methodReference,
      isOptionalRequirement(reference.name, node.labelPatterns)
    else { return }
    guard mark.text == "?", let base = reference.base, let period = reference.period,
      !base.hasOptionalChain, !node.isStatement
    else { return draft.blank(mark) }
    // The result was an optional and has to stay one.
    draft.insert("Optional(", at: base.bytes.lowerBound)
    draft.insert(")?", at: period.bytes.lowerBound)
    draft.blank(mark)
  }

  private func isOptionalRequirement(_ name: String, _ labels: [String?]) -> Bool {
    if declarations.optionalRequirements.contains(where: {
      $0.baseName == name && $0.goes(with: labels)
    }) {
      return true
    }
    return optionalRequirementsOfUIKit[name]?.contains { go($0, with: labels) } ?? false
  }
}

extension Method {
  /// Returns whether a call can have these labels; `nil` is a closure behind it.
  func goes(with labels: [String?]) -> Bool { go(self.labels, with: labels) }
}

private func go(_ labels: [String], with patterns: [String?]) -> Bool {
  labels.count == patterns.count && zip(labels, patterns).allSatisfy { $1 == nil || $0 == $1 }
}

extension ExprSyntax {
  fileprivate var isLiteral: Bool {
    self.is(BooleanLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
      || self.is(FloatLiteralExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
  }

  /// The parts of `base.name` and `name`, with or without labels.
  fileprivate var methodReference: (base: ExprSyntax?, period: TokenSyntax?, name: String)? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return (member.base, member.period, member.declName.baseName.text)
    }
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return (nil, nil, reference.baseName.text)
    }
    return nil
  }

  /// Whether the value before a `.` is already an optional's, as in `a?.b`.
  fileprivate var hasOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.hasOptionalChain ?? false
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.hasOptionalChain
    }
    if let call = self.as(SubscriptCallExprSyntax.self) {
      return call.calledExpression.hasOptionalChain
    }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// The name of the method in `delegate.method?(…)`.
  var optionalMethod: String? {
    calledExpression.as(OptionalChainingExprSyntax.self)?.expression.methodReference?.name
  }

  /// The literal of `call ?? literal`.
  var valueForNil: String? {
    guard let list = parent?.as(ExprListSyntax.self) else { return nil }
    let behind = list.drop { $0.id != ExprSyntax(self).id }.dropFirst()
    guard behind.count >= 2, let sign = behind.first?.as(BinaryOperatorExprSyntax.self),
      sign.operator.text == "??", let value = behind.dropFirst().first, value.isLiteral
    else { return nil }
    return value.onOneLine
  }

  /// The labels of a call; `nil` for a first closure behind the parentheses, which has none to see.
  var labelPatterns: [String?] {
    arguments.map { $0.label?.text ?? "_" } + (trailingClosure == nil ? [] : [nil])
      + additionalTrailingClosures.map(\.label.text)
  }

  /// Whether nobody uses its result.
  fileprivate var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) ?? false }
}
