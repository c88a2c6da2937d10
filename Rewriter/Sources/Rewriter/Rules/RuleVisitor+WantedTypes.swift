import SwiftSyntax

extension RuleVisitor {
  /// Returns whether a constant that has a type of its own today stands where a text or a number is wanted, as it
  /// was one in Swift 3 or 4.
  ///
  /// - Parameters:
  ///   - node: the constant.
  ///   - type: `String`, or the type of numbers.
  /// - Returns: false where something else is wanted, or nothing says what.
  func isWanted(_ node: some ExprSyntaxProtocol, as type: String) -> Bool {
    guard let wanted = wantedType(of: ExprSyntax(node)) else { return false }
    return [type, "\(type)?", "\(type)!"].contains(wanted)
  }

  /// Returns the type that an expression has to have by what is written around it; `nil` where nothing says so.
  private func wantedType(of node: ExprSyntax) -> String? {
    guard let parent = node.parent else { return nil }
    if let list = parent.as(ExprListSyntax.self), let sequence = list.parent?.as(ExprSyntax.self) {
      return wantedType(of: node, in: Array(list), sequence)
    }
    if parent.is(UnresolvedTernaryExprSyntax.self), let sequence = parent.parent?.parent,
      let list = parent.parent?.as(ExprListSyntax.self), let whole = sequence.as(ExprSyntax.self)
    {
      return wantedType(
        of: ExprSyntax(parent.cast(UnresolvedTernaryExprSyntax.self)), in: Array(list), whole)
    }
    if let value = parent.as(InitializerClauseSyntax.self) {
      return value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.onOneLine
        ?? value.parent?.as(FunctionParameterSyntax.self)?.type.onOneLine
    }
    if let element = parent.as(LabeledExprSyntax.self),
      let tuple = element.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
    {
      return wantedType(of: ExprSyntax(tuple))
    }
    if parent.is(ArrayElementSyntax.self),
      let array = parent.parent?.parent?.as(ArrayExprSyntax.self)
    {
      return wantedType(of: ExprSyntax(array)).flatMap(elementOfArray)
    }
    if let element = parent.as(DictionaryElementSyntax.self), element.value.id == node.id,
      let dictionary = element.parent?.parent?.as(DictionaryExprSyntax.self)
    {
      return wantedType(of: ExprSyntax(dictionary)).flatMap(valueOfDictionary)
    }
    if parent.is(ReturnStmtSyntax.self) { return resultType(around: parent) }
    if let item = parent.as(CodeBlockItemSyntax.self),
      item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    {
      let block = item.parent?.parent
      let isBody =
        block?.is(AccessorBlockSyntax.self) == true
        || block?.parent?.is(FunctionDeclSyntax.self) == true
        || block?.parent?.is(AccessorDeclSyntax.self) == true
      return isBody ? resultType(around: parent) : nil
    }
    if parent.is(ExpressionPatternSyntax.self),
      let choice = parent.parent?.parent?.parent?.parent?.parent?.parent?.as(SwitchExprSyntax.self)
    {
      return writtenType(of: choice.subject)
    }
    return nil
  }

  /// The same within `a = b`, `a == b` and `a ? b : c`.
  private func wantedType(
    of node: ExprSyntax, in parts: [ExprSyntax], _ sequence: ExprSyntax
  ) -> String? {
    guard let place = parts.firstIndex(where: { $0.id == node.id }) else { return nil }
    let before = place > 0 ? parts[place - 1] : nil
    let isBranch =
      node.is(UnresolvedTernaryExprSyntax.self)
      || before?.is(UnresolvedTernaryExprSyntax.self) == true && place == parts.count - 1
    if isBranch || before?.is(AssignmentExprSyntax.self) == true && place == parts.count - 1 {
      guard parts.count > 1, parts[1].is(AssignmentExprSyntax.self) else {
        return isBranch ? wantedType(of: sequence) : nil
      }
      return writtenType(of: parts[0])
    }
    func isComparison(_ part: ExprSyntax?) -> Bool {
      ["==", "!="].contains(part?.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    }
    if place > 1, isComparison(before) { return writtenType(of: parts[place - 2]) }
    if place + 2 < parts.count, isComparison(parts[place + 1]) {
      return writtenType(of: parts[place + 2])
    }
    return nil
  }

  /// Returns the type of a variable, parameter or property that is named.
  private func writtenType(of node: ExprSyntax) -> String? {
    let own = node.as(MemberAccessExprSyntax.self)
    let name =
      own?.base?.onOneLine == "self" ? own?.declName : node.as(DeclReferenceExprSyntax.self)
    return name.flatMap {
      WrittenTypes(declarations: declarations).type(of: $0.baseName.text, at: node)
    }
  }

  /// Returns the type of what the function or the computed property around a place gives.
  private func resultType(around node: Syntax) -> String? {
    var ancestor = node.parent
    while let current = ancestor {
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.onOneLine
      }
      if let closure = current.as(ClosureExprSyntax.self) {
        return closure.signature?.returnClause?.type.onOneLine
      }
      if let binding = current.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation?.type.onOneLine
      }
      if current.is(MemberBlockItemSyntax.self) { return nil }
      ancestor = current.parent
    }
    return nil
  }
}

/// `String` of `[String]`.
private func elementOfArray(_ type: String) -> String? {
  type.hasPrefix("[") && type.hasSuffix("]") && !type.contains(":")
    ? String(type.dropFirst().dropLast()) : nil
}

/// `String` of `[Int: String]`.
private func valueOfDictionary(_ type: String) -> String? {
  guard type.hasPrefix("["), type.hasSuffix("]"), let colon = type.firstIndex(of: ":") else {
    return nil
  }
  return String(type[type.index(after: colon)...].dropLast().drop { $0 == " " })
}
