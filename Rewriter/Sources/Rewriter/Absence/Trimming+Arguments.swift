import SwiftSyntax

extension Trimming {
  /// Takes a generic clause away behind the name of a box, which has none.
  ///
  /// - Returns: false where the complaint is about something else.
  func leaveOutClause(at token: TokenSyntax, _ complaint: Complaint) -> Bool {
    var node = Syntax(token)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) {
      let type = node.as(IdentifierTypeSyntax.self)
      let value = node.as(GenericSpecializationExprSyntax.self)
      if let clause = type?.genericArgumentClause ?? value?.genericArgumentClause,
        let name = type?.name.text ?? value?.expression.onOneLine, boxes.contains(name),
        token.bytes.lowerBound >= clause.bytes.lowerBound
          || complaint.text.hasPrefix("cannot specialize non-generic type")
      {
        guard !draft.hasEdit(around: clause.bytes) else { return true }
        draft.blank(clause)
        note(Syntax(clause), in: Syntax(clause).member, isBody: false)
        return true
      }
      node = parent
    }
    return false
  }

  /// Leaves out a variable that is `nil` until the statement which goes gives it its value, and no other does: what
  /// uses it would find nothing.
  func leaveOutVariable(of item: CodeBlockItemSyntax) {
    guard let parts = item.item.as(SequenceExprSyntax.self)?.elements,
      parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let name = parts.first.flatMap(nameOfVariable)
    else { return }
    let finder = VariableFinder(name)
    finder.walk(draft.tree)
    guard let variable = finder.variable, finder.assignments == 1,
      let member = variable.parent?.as(MemberBlockItemSyntax.self),
      !draft.hasEdit(around: member.bytes)
    else { return }
    take(Syntax(member), named: [name], in: Syntax(member))
  }

  /// Makes a box without the arguments that the class for which it stands takes, and gives a structure
  /// no value for a property that was left out.
  ///
  /// - Returns: false where the complaint is about something else.
  func leaveOutArguments(at token: TokenSyntax, _ complaint: Complaint) -> Bool {
    var node = Syntax(token)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) {
      if let argument = node.as(LabeledExprSyntax.self), let label = argument.label?.text,
        complaint.text.hasPrefix("extra argument '\(label)'"), names.contains(label)
      {
        leaveOut(argument)
        return true
      }
      if let call = node.as(FunctionCallExprSyntax.self), makesBox(call) {
        let start = call.calledExpression.bytes.upperBound
        let isInside = token.bytes.lowerBound >= start
        guard isInside || complaint.text.contains("argument") else { return false }
        draft.replace(start..<call.bytes.upperBound, with: "()")
        note(Syntax(call), in: Syntax(call).member, isBody: false)
        return true
      }
      node = parent
    }
    return false
  }

  /// Whether a call makes a box with something that it does not take.
  private func makesBox(_ call: FunctionCallExprSyntax) -> Bool {
    let called = call.calledExpression
    let name =
      called.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? called.as(MemberAccessExprSyntax.self).flatMap { member in
        member.declName.baseName.text == "init" ? member.base?.onOneLine : nil
      }
    let takesNothing = call.arguments.isEmpty && call.trailingClosure == nil
    return name.map { boxes.contains($0) && !takesNothing } ?? false
  }

  private func leaveOut(_ argument: LabeledExprSyntax) {
    guard let list = argument.parent?.as(LabeledExprListSyntax.self) else { return }
    if let comma = argument.trailingComma {
      draft.blank(argument.bytes.lowerBound..<comma.bytes.upperBound)
    } else {
      let before = list.last { $0.bytes.upperBound <= argument.bytes.lowerBound }
      if let comma = before?.trailingComma, !draft.hasEdit(around: comma.bytes) {
        draft.blank(comma)
      }
      draft.blank(argument)
    }
    note(Syntax(argument), in: Syntax(argument).member, isBody: false)
  }
}

/// `a` of `a` and `self.a`.
private func nameOfVariable(_ target: ExprSyntax) -> String? {
  if let name = target.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
  guard let member = target.as(MemberAccessExprSyntax.self), member.base?.onOneLine == "self" else {
    return nil
  }
  return member.declName.baseName.text
}

/// Finds a variable `var a: T!` without a first value, and how often it is given one.
private final class VariableFinder: SyntaxVisitor {
  private(set) var variable: VariableDeclSyntax?
  private(set) var assignments = 0
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let binding = node.bindings.first, node.bindings.count == 1,
      binding.pattern.onOneLine == name, binding.initializer == nil, binding.accessorBlock == nil,
      binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    {
      variable = node
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      node.elements.first.flatMap(nameOfVariable) == name
    {
      assignments += 1
    }
    return .visitChildren
  }
}
