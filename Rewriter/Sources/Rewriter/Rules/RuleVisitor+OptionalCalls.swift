import SwiftSyntax

extension RuleVisitor {
  /// Calls what may be nil in place of an optional method of the files' protocols.
  ///
  /// It has no labels: `d.f?(1, with: 2)` becomes `d.f__with?(1, 2)`. UIKit's methods, which are never
  /// missing here, lose the mark; closures keep theirs.
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
    guard let reference = called.methodReference else { return }
    if let own = declarations.optionalRequirement(reference.name.text, node.labelPatterns) {
      draft.replace(reference.name, with: own.nameOfFunction)
      for argument in node.arguments {
        if let label = argument.label, let colon = argument.colon {
          draft.blank(label.bytes.lowerBound..<colon.bytes.upperBound)
        }
      }
      return
    }
    guard isRequirementOfApples(reference.name.text, node.labelPatterns) else { return }
    guard mark.text == "?", let base = reference.base, let period = reference.period,
      !base.hasOptionalChain, !node.isStatement
    else { return draft.blank(mark) }
    // The result was an optional and has to stay one.
    draft.insert("Optional(", at: base.bytes.lowerBound)
    draft.insert(")?", at: period.bytes.lowerBound)
    draft.blank(mark)
  }

  /// Names the function that may be nil where an optional method of the files' protocols is not
  /// called: compared with nil, bound, or read through a chain.
  ///
  /// - Returns: false for other members.
  func rewriteOptionalReference(_ node: MemberAccessExprSyntax) -> Bool {
    guard let base = node.base, !node.isCalled, base.hasOptionalChain || node.isTakenForOptional
    else { return false }
    let name = node.declName.baseName.text
    let labels = node.declName.argumentNames?.arguments.map(\.name.text)
    // Without the type of what is asked, a name without parameters may be any property.
    let type = writtenType(of: base)
    let fitting = declarations.optionalRequirements.filter {
      $0.baseName == name && (labels == nil || $0.labels == labels)
        && (type != nil || !$0.labels.isEmpty)
    }
    guard let method = fitting.first, Set(fitting.map(\.nameOfFunction)).count == 1,
      !declarations.propertyNames.contains(name),
      type.map({ declarations.types[$0]?.isProtocol == true }) ?? true
    else { return false }
    draft.replace(node.declName, with: method.nameOfFunction)
    return true
  }

  /// Returns the plain type of a variable, parameter or property that is named, with or without marks.
  private func writtenType(of base: ExprSyntax) -> String? {
    let base = base.withoutMarks
    let written: String?
    if let member = base.as(MemberAccessExprSyntax.self) {
      guard member.base?.withoutMarks.onOneLine == "self" else { return nil }
      written =
        LexicalTypes(around: base).names.lazy.compactMap { [declarations] in
          declarations.propertyTypes[$0]?[member.declName.baseName.text]
        }.first
    } else if let name = base.as(DeclReferenceExprSyntax.self) {
      written = WrittenTypes(declarations: declarations).type(of: name.baseName.text, at: base)
    } else {
      written = nil
    }
    return written?.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      .first { $0 != "any" }.map(String.init)
  }

  private func isRequirementOfApples(_ name: String, _ labels: [String?]) -> Bool {
    Facts.optionalRequirements[name]?.contains { go($0, with: labels) } ?? false
  }
}

extension Declarations {
  /// Returns the optional method of the files' protocols with which a call goes.
  func optionalRequirement(_ name: String, _ labels: [String?]) -> Method? {
    optionalRequirements.first { $0.baseName == name && $0.goes(with: labels) }
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
  /// The parts of `base.name` and `name`, with or without labels.
  fileprivate var methodReference: (base: ExprSyntax?, period: TokenSyntax?, name: TokenSyntax)? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return (member.base, member.period, member.declName.baseName)
    }
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return (nil, nil, reference.baseName)
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

extension MemberAccessExprSyntax {
  /// Whether it is called, with or without a mark.
  fileprivate var isCalled: Bool {
    let marked =
      parent?.is(OptionalChainingExprSyntax.self) == true
      || parent?.is(ForceUnwrapExprSyntax.self) == true
    let outer = marked ? parent : Syntax(self)
    return outer?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == outer?.id
  }

  /// Whether it is compared with nil, or bound by `if let` and the like.
  fileprivate var isTakenForOptional: Bool {
    if parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3 else { return false }
    return list.contains { $0.is(NilLiteralExprSyntax.self) }
  }
}

extension FunctionCallExprSyntax {
  /// The labels of a call; `nil` for a first closure behind the parentheses, which has none to see.
  var labelPatterns: [String?] {
    arguments.map { $0.label?.text ?? "_" } + (trailingClosure == nil ? [] : [nil])
      + additionalTrailingClosures.map(\.label.text)
  }

  /// Whether nobody uses its result.
  fileprivate var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) ?? false }
}
