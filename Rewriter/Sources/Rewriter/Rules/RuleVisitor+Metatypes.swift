import SwiftSyntax

/// Calls of initializers of a class that only the running program knows, which Objective-C's classes
/// allow for all of theirs: `T()`, `Self(frame: .zero)`, `type.init(nibName: nil, bundle: nil)`.
extension RuleVisitor {
  /// Lets UIKit make the object.
  func makeByClass(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text ?? "" }
    guard node.trailingClosure == nil, let open = node.leftParen,
      labels.isEmpty || labelsOfOneKind.contains(labels)
        || otherLabels.contains(labels) && !declarations.requiredInitializers.contains(labels),
      let type = classToMake(node, labels)
    else { return }
    let start = node.calledExpression.bytes.lowerBound
    let comma = labels.isEmpty ? "" : ", "
    guard type.contains("?") else {
      return draft.replace(start..<open.bytes.upperBound, with: "_made(\(type)\(comma)")
    }
    // `item?.type.init()` asks a class that may not be there; what follows would be of the chain.
    guard node.parent?.is(MemberAccessExprSyntax.self) != true else { return }
    let value = type.hasSuffix("?") ? String(type.dropLast()) : type
    draft.replace(start..<open.bytes.upperBound, with: "(\(value)).map { _made($0\(comma)")
    draft.insert(" }", at: node.bytes.upperBound)
  }

  /// Rewrites `UIView.classForCoder()`, which is the class itself.
  ///
  /// - Returns: False for other calls.
  func nameClassItself(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      called.declName.baseName.text == "classForCoder", let base = called.base, base.namesType
    else { return false }
    draft.replace(called.declName.bytes.lowerBound..<node.bytes.upperBound, with: "self")
    return true
  }

  /// Rewrites `object.classForCoder.description()`, which asks a class of unknown kind for its name.
  func nameClass(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      called.declName.baseName.text == "description",
      let owner = called.base?.as(MemberAccessExprSyntax.self),
      owner.declName.baseName.text == "classForCoder"
    else { return }
    draft.replace(owner.bytes.lowerBound..<owner.bytes.lowerBound, with: "String(describing: ")
    draft.replace(called.period.bytes.lowerBound..<node.bytes.upperBound, with: ")")
  }

  /// Returns the value that holds the class; `nil` where it is known, or none of Objective-C's.
  private func classToMake(_ node: FunctionCallExprSyntax, _ labels: [String]) -> String? {
    let called = node.calledExpression
    if called.namesType {
      let name = called.onOneLine
      return isClassAround(node, name) ? "\(name).self" : nil
    }
    guard let member = called.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`)
    else { return nil }
    guard let base = member.base else {
      return implicitType(of: node).flatMap { isClassAround(node, $0) ? "\($0).self" : nil }
    }
    let written = base.onOneLine
    if isClassAround(node, written) { return "\(written).self" }
    if written == "self" {
      return isInMethodOfClass(node) && isClassAround(node, "Self") ? "self" : nil
    }
    let saysEnough = !labels.isEmpty && labelsOfOneKind.contains(labels)
    if let type = castType(of: base) {
      return saysEnough || isClass(type, at: node) ? written : nil
    }
    guard written != "super",
      written.first?.isLowercase == true || written.first == "$"
        || isVariable(written, at: node)
    else { return nil }
    if saysEnough { return written }
    let isKnown = isClassOfObjectiveC(base.withoutMarks.onOneLine, at: node)
    guard labels.isEmpty else { return isKnown == true ? written : nil }
    let isKept = isKnown == true || holdsOnlyClassesOfUIKit == true
    // What nothing says anything of is no class of the app's where none could be made so.
    let isLeft =
      isKnown == nil && holdsOnlyClassesOfUIKit == nil && !declarations.hasRequiredInitializers
      && !written.contains("?")
    return isKept || isLeft ? written : nil
  }

  /// The type that a variable, a function's result or a property asks `.init()` for; `nil` where that is not seen.
  private func implicitType(of node: FunctionCallExprSyntax) -> String? {
    func plain(_ type: TypeSyntax?) -> String? {
      type?.onOneLine.filter { $0 != "?" && $0 != "!" }
    }
    if let clause = node.parent?.as(InitializerClauseSyntax.self) {
      return plain(clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type)
    }
    let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self)
    guard node.parent?.is(ReturnStmtSyntax.self) == true || list?.count == 1 else { return nil }
    var ancestor = node.parent
    while let current = ancestor {
      if let function = current.as(FunctionDeclSyntax.self) {
        return plain(function.signature.returnClause?.type)
      }
      if let binding = current.as(PatternBindingSyntax.self) {
        return plain(binding.typeAnnotation?.type)
      }
      if current.is(ClosureExprSyntax.self) || current.is(InitializerDeclSyntax.self) { return nil }
      ancestor = current.parent
    }
    return nil
  }

  /// The class `T` of `(value as! T.Type)`; `nil` for anything else.
  private func castType(of base: ExprSyntax) -> String? {
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      parts.contains(where: { $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil }
      ),
      let type = parts.last?.onOneLine, type.hasSuffix(".Type")
    else { return nil }
    return String(type.dropLast(".Type".count))
  }

  /// Whether a variable is a class of Objective-C's: a parameter `UIView.Type` or `T.Type`, or what is bound
  /// to `… as? UIView.Type`; `nil` where the code does not say what it is.
  private func isClassOfObjectiveC(_ name: String, at node: some SyntaxProtocol) -> Bool? {
    let written =
      boundValue(of: name, at: node)?.tokens(viewMode: .sourceAccurate).suffix(3).map(\.text)
      .joined() ?? WrittenTypes(declarations: declarations).type(of: name, at: node)
    guard
      let written = written.map({ $0.last == "?" || $0.last == "!" ? String($0.dropLast()) : $0 }),
      written.hasSuffix(".Type")
    else { return nil }
    return isClass(String(written.dropLast(".Type".count)), at: node)
  }

  /// Whether a name with a capital letter is that of a variable which holds a class, and of no type.
  private func isVariable(_ name: String, at node: some SyntaxProtocol) -> Bool {
    guard declarations.types[name] == nil,
      !Facts.namesOfModules.values.contains(where: { $0.contains(name) })
    else { return false }
    return boundValue(of: name, at: node) != nil || declarations.propertyNames.contains(name)
      || WrittenTypes(declarations: declarations).type(of: name, at: node) != nil
  }

  /// The value that `if let`, `guard let` or `let` around a place gives a name.
  private func boundValue(of name: String, at node: some SyntaxProtocol) -> ExprSyntax? {
    var ancestor = node.parent
    while let current = ancestor {
      let conditions =
        current.as(IfExprSyntax.self).map { [$0.conditions] }
        ?? current.as(CodeBlockItemListSyntax.self)?
        .compactMap { $0.item.as(GuardStmtSyntax.self)?.conditions } ?? []
      let bound = conditions.flatMap { $0 }
        .compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
        .first { $0.pattern.onOneLine == name }?.initializer?.value
      let declared = current.as(CodeBlockItemListSyntax.self)?
        .compactMap { $0.item.as(VariableDeclSyntax.self)?.bindings.first }
        .first { $0.pattern.onOneLine == name && $0.typeAnnotation == nil }?.initializer?.value
      if let value = bound ?? declared { return value }
      ancestor = current.parent
    }
    return nil
  }

  /// Whether a name stands for a class of Objective-C's that only the running program knows.
  private func isClassAround(_ node: some SyntaxProtocol, _ name: String) -> Bool {
    ClassBounds(at: node, among: declarations).isOpenClass(name)
  }

  /// Whether a name is that of a class of Objective-C's, or stands for one.
  private func isClass(_ name: String, at node: some SyntaxProtocol) -> Bool {
    let plain =
      name.hasPrefix("(") && name.hasSuffix(")") ? String(name.dropFirst().dropLast()) : name
    let parts = plain.split(separator: "&").map { $0.filter { $0 != " " } }
    return parts.contains {
      let type =
        $0.hasPrefix("any") && $0.dropFirst(3).first?.isUppercase == true
        ? String($0.dropFirst(3)) : $0
      return declarations.isObjectiveC(type, seenFrom: LexicalTypes(around: node).innermost ?? "")
        || isClassAround(node, type)
    }
  }

  /// Whether `self` is a class there.
  private func isInMethodOfClass(_ node: some SyntaxProtocol) -> Bool {
    if let method = node.ancestor(FunctionDeclSyntax.self, below: InitializerDeclSyntax.self),
      method.modifiers.has("static") || method.modifiers.has("class")
    {
      return true
    }
    let property = node.ancestor(VariableDeclSyntax.self, below: InitializerDeclSyntax.self)
    return property.map { $0.modifiers.has("static") || $0.modifiers.has("class") } ?? false
  }

  /// Whether the files keep classes of views and of controllers alone in their properties; `nil` where they
  /// keep none.
  private var holdsOnlyClassesOfUIKit: Bool? {
    let kept = declarations.propertyTypes.values.flatMap(\.values).filter { $0.contains(".Type") }
      .flatMap { $0.matches(of: #/(\w+)\.Type/#).map { String($0.1) } }
    return kept.isEmpty ? nil : kept.allSatisfy { declarations.isObjectiveC($0) }
  }
}

/// The labels of initializers that UIKit calls of a class by `_made`, and that only classes of views and
/// controllers have.
private let labelsOfOneKind: Set<[String]> = [
  ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
  ["rootViewController"], ["collectionViewLayout"],
]

/// Those that structures may have, too.
private let otherLabels: Set<[String]> = [
  ["arrangedSubviews"], ["context"], ["frame", "collectionViewLayout"], ["frame", "style"],
  ["image"],
  ["style"], ["target", "action"], ["type"],
]
