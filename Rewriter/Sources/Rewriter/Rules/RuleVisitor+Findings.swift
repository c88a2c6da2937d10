import SwiftSyntax

/// Functions that make classes or methods while the program runs.
///
/// `RuntimeFunctions` has those that find nothing, or change nothing.
private let runtimeFunctions: Set<String> = [
  "imp_implementationWithBlock", "objc_allocateClassPair", "objc_getClassList",
  "objc_registerClassPair", "object_setClass", "sel_getName", "sel_registerName",
]

/// The class that a member tells of, where an object is asked for a value in it, and the value's
/// type.
private let classOfValue: [String: (object: String, value: String)] = [
  "cgPointValue": ("NSValue", "CGPoint"), "cgSizeValue": ("NSValue", "CGSize"),
  "cgRectValue": ("NSValue", "CGRect"), "cgVectorValue": ("NSValue", "CGVector"),
  "uiEdgeInsetsValue": ("NSValue", "UIEdgeInsets"), "uiOffsetValue": ("NSValue", "UIOffset"),
  "cgAffineTransformValue": ("NSValue", "CGAffineTransform"),
  "caTransform3DValue": ("NSValue", "CATransform3D"), "boolValue": ("NSNumber", "Bool"),
  "intValue": ("NSNumber", "Int"), "floatValue": ("NSNumber", "Float"),
  "doubleValue": ("NSNumber", "Double"),
]

/// What every object of Objective-C's answers with yes or no.
private let questionsOfObjects: Set<String> = ["isEqual", "isKind", "isMember"]

extension RuleVisitor {
  func findRuntimeFunction(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    guard !declarations.globalNames.contains(name) else { return }
    guard runtimeFunctions.contains(name) else { return }
    draft.say(.runtimeFunction(name: name), at: node)
    draft.absentNames.insert(name)
  }

  /// Finds `(x as AnyObject).member` and `sender.member` of a parameter that is an `AnyObject`.
  func findDynamicLookup(_ node: MemberAccessExprSyntax) {
    let member = node.declName.baseName.text
    guard let base = node.base, member != "self" else { return }
    guard base.isCastToAnyObject || isAnyObject(base) else { return }
    if castToProtocol(base, for: node) || askObject(base, for: node) { return }
    if let type = classOfValue[member], let cast = base.castToAnyObject {
      let isChain = base.is(OptionalChainingExprSyntax.self)
      draft.replace(cast, with: isChain ? "as? \(type.object)" : "as! \(type.object)")
      // A variable of what an `AnyObject` answers is optional.
      if !isChain, let clause = node.parent?.as(InitializerClauseSyntax.self),
        clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation == nil
      {
        draft.insert(" as \(type.value)?", at: node.bytes.upperBound)
      }
      return
    }
    if castToClass(base, for: node) { return }
    draft.say(.dynamicLookup(member: member, base: base.onOneLine), at: node.declName)
    // A name that nobody has: what asks for it is left out.
    let name = "_dynamic_\(member)"
    draft.replace(node.declName.baseName, with: name)
    draft.absentNames.insert(name)
  }

  /// Asks an `AnyObject` what every object of Objective-C's answers, such as `isKind(of:)`.
  ///
  /// One that is none of them says no.
  private func askObject(_ base: ExprSyntax, for node: MemberAccessExprSyntax) -> Bool {
    let member = node.declName.baseName.text
    guard questionsOfObjects.contains(member), !declarations.methodNames.contains(member),
      let call = node.call, call.mark == nil
    else { return false }
    let object = base.withoutMarks
    guard !base.is(OptionalChainingExprSyntax.self) else {
      draft.insert("(", at: object.bytes.lowerBound)
      draft.insert(" as? NSObject)", at: object.bytes.upperBound)
      return true
    }
    if base.is(ForceUnwrapExprSyntax.self), let mark = base.lastToken(viewMode: .sourceAccurate) {
      draft.blank(mark)
    }
    draft.insert("((", at: object.bytes.lowerBound)
    draft.insert(" as? NSObject)?", at: object.bytes.upperBound)
    draft.insert(" ?? false)", at: call.node.bytes.upperBound)
    return true
  }

  /// Casts a delegate that is an `AnyObject` to the protocol of the files that requires a method of
  /// the called one's name: `(delegate as? P)?.f(…)`; without one to the only class that has it.
  private func castToProtocol(_ base: ExprSyntax, for node: MemberAccessExprSyntax) -> Bool {
    guard !base.isCastToAnyObject, let call = node.call,
      let type = declarations.ownerOfMethod(
        node.declName.baseName.text, call.node.labelPatterns)
    else { return false }
    let object = base.withoutMarks
    let own = declarations.optionalRequirement(
      node.declName.baseName.text, call.node.labelPatterns)
    if own == nil, let mark = call.mark { draft.blank(mark) }
    let isOptional = base.is(OptionalChainingExprSyntax.self)
    draft.insert("(", at: object.bytes.lowerBound)
    draft.insert(" as\(isOptional ? "?" : "!") \(type))", at: object.bytes.upperBound)
    if base.is(ForceUnwrapExprSyntax.self), let mark = base.lastToken(viewMode: .sourceAccurate) {
      draft.blank(mark)
    }
    return true
  }

  /// Whether an expression is a parameter, a property or a constant that is an `AnyObject`.
  ///
  /// - Parameters:
  ///   - base: the expression, with or without marks.
  ///   - depth: how many constants were followed that have their value from another.
  /// - Returns: false also where the code does not say what it is.
  private func isAnyObject(_ base: ExprSyntax, depth: Int = 0) -> Bool {
    let base = base.withoutMarks
    if let member = base.as(MemberAccessExprSyntax.self) {
      let owner = member.base?.withoutMarks.as(DeclReferenceExprSyntax.self)
      return owner?.baseName.text == "self"
        && isAnyObjectProperty(member.declName.baseName.text, at: base)
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return isAnyObject(name, in: base.parent, at: base, depth: depth)
  }

  /// Whether a name means an `AnyObject` where it stands in a node.
  private func isAnyObject(
    _ name: String, in node: Syntax?, at place: ExprSyntax, depth: Int
  ) -> Bool {
    var ancestor = node
    while let node = ancestor {
      if node.binds(name) {
        guard depth < 8, let binding = node.binding(of: name) else { return false }
        if let type = binding.type { return type.plainName == "AnyObject" }
        guard let value = binding.value?.withoutMarks else {
          return isAnyObject(name, in: node.parent, at: place, depth: depth + 1)
        }
        // `guard let a = a` takes what `a` is outside of it.
        if value.as(DeclReferenceExprSyntax.self)?.baseName.text == name {
          return isAnyObject(name, in: node.parent, at: place, depth: depth + 1)
        }
        return value.isOfAnyObject || isAnyObject(value, depth: depth + 1)
      }
      if let signature = node.signatureOfFunction {
        let parameter = signature.parameterClause.parameters.first {
          ($0.secondName ?? $0.firstName).text == name
        }
        if let parameter { return parameter.type.plainName == "AnyObject" }
      }
      ancestor = node.parent
    }
    return isAnyObjectProperty(name, at: place)
  }

  private func isAnyObjectProperty(_ name: String, at node: some SyntaxProtocol) -> Bool {
    guard let type = LexicalTypes(around: node).innermost else { return false }
    let types = declarations.ancestry(of: type).lazy
      .compactMap { [declarations] in declarations.propertyTypes[$0]?[name] }
    return types.first == "AnyObject"
  }
}

extension MemberAccessExprSyntax {
  /// The mark behind the member where it is called.
  var markOfCall: TokenSyntax? { call?.mark }

  /// The call of the member, which may have a mark: `a.f(…)`, `a.f?(…)`.
  fileprivate var call: (node: FunctionCallExprSyntax, mark: TokenSyntax?)? {
    if let call = parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(self).id
    {
      return (call, nil)
    }
    let chain = parent?.as(OptionalChainingExprSyntax.self)
    let forced = parent?.as(ForceUnwrapExprSyntax.self)
    guard let call = parent?.parent?.as(FunctionCallExprSyntax.self),
      let mark = chain?.questionMark ?? forced?.exclamationMark
    else { return nil }
    return (call, mark)
  }
}

extension Declarations {
  /// Returns the protocol of the files that requires a method with which the labels of a call go; without one the
  /// class that has such a method, where it is the only one below which all stand that have it.
  fileprivate func ownerOfMethod(_ name: String, _ labels: [String?]) -> String? {
    guard methodNames.contains(name) else { return nil }
    let owners = types.keys.sorted().filter { type in
      (methods[type] ?? []).contains { $0.baseName == name && $0.goes(with: labels) }
    }
    if let found = owners.first(where: { types[$0]?.isProtocol == true }) { return found }
    let highest = owners.filter { owner in
      !ancestry(of: owner).dropFirst().contains(where: owners.contains)
    }
    guard highest.count == 1, let owner = highest.first, let type = types[owner], type.isClass,
      !type.isGeneric, !privateTypes.contains(owner)
    else { return nil }
    return owner
  }
}

extension ExprSyntax {
  /// The expression without `?` and `!` behind it.
  var withoutMarks: ExprSyntax {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.withoutMarks }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.withoutMarks }
    return self
  }

  /// The text of `"x"` and `#keyPath(T.x)`.
  var keyPathText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      ?? self.as(MacroExpansionExprSyntax.self)?.arguments.first?.expression.onOneLine
  }

  /// Whether it is `(x as AnyObject)`, with any mark behind.
  fileprivate var isCastToAnyObject: Bool {
    if let chain = self.as(OptionalChainingExprSyntax.self) {
      return chain.expression.isCastToAnyObject
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) {
      return forced.expression.isCastToAnyObject
    }
    return castInParentheses != nil
  }

  /// The bytes of `as AnyObject` in `(x as AnyObject)`, where a question mark or nothing is behind.
  var castToAnyObject: Range<Int>? {
    if let chain = self.as(OptionalChainingExprSyntax.self) {
      return chain.expression.castInParentheses
    }
    return castInParentheses
  }

  private var castInParentheses: Range<Int>? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      let cast = sequence.last(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      let last = sequence.last, last.as(TypeExprSyntax.self)?.type.plainName == "AnyObject"
    else { return nil }
    return cast.bytes.lowerBound..<last.bytes.upperBound
  }
}

extension Syntax {
  /// What a function or an initializer takes.
  fileprivate var signatureOfFunction: FunctionSignatureSyntax? {
    self.as(FunctionDeclSyntax.self)?.signature ?? self.as(InitializerDeclSyntax.self)?.signature
  }

  /// Whether a closure, `if let`, `guard let` or `let` in a body gives a name a meaning of its own;
  /// that may be another type.
  fileprivate func binds(_ name: String) -> Bool {
    if let closure = self.as(ClosureExprSyntax.self) {
      return closure.signature?.parameterClause?.onOneLine.contains(name) ?? false
    }
    if let conditional = self.as(IfExprSyntax.self) { return conditional.conditions.bind(name) }
    if let loop = self.as(WhileStmtSyntax.self) { return loop.conditions.bind(name) }
    if let loop = self.as(ForStmtSyntax.self) { return loop.pattern.onOneLine.contains(name) }
    if let list = self.as(CodeBlockItemListSyntax.self) {
      return list.contains { item in
        item.item.as(GuardStmtSyntax.self)?.conditions.bind(name)
          ?? item.item.as(VariableDeclSyntax.self)?.bindings
          .contains { $0.pattern.onOneLine == name }
          ?? false
      }
    }
    return false
  }

  /// The type or the value that a name has from an `if let`, a `guard let` or a `let` in a body; `nil` where another
  /// node binds it.
  fileprivate func binding(of name: String) -> (type: TypeSyntax?, value: ExprSyntax?)? {
    if let conditional = self.as(IfExprSyntax.self) {
      return conditional.conditions.binding(of: name)
    }
    if let loop = self.as(WhileStmtSyntax.self) { return loop.conditions.binding(of: name) }
    guard let list = self.as(CodeBlockItemListSyntax.self) else { return nil }
    for item in list {
      if let found = item.item.as(GuardStmtSyntax.self)?.conditions.binding(of: name) {
        return found
      }
      let binding = item.item.as(VariableDeclSyntax.self)?.bindings
        .first { $0.pattern.onOneLine == name }
      if let binding {
        guard binding.accessorBlock == nil else { return nil }
        return (binding.typeAnnotation?.type, binding.initializer?.value)
      }
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether it ends in `as AnyObject`, whatever mark the word has.
  fileprivate var isOfAnyObject: Bool {
    let parts = self.as(SequenceExprSyntax.self)?.elements
    guard let parts, parts.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true else {
      return false
    }
    return parts.last?.as(TypeExprSyntax.self)?.type.plainName == "AnyObject"
  }
}

extension ConditionElementListSyntax {
  fileprivate func bind(_ name: String) -> Bool { binding(of: name) != nil }

  fileprivate func binding(of name: String) -> (type: TypeSyntax?, value: ExprSyntax?)? {
    for element in self {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.onOneLine == name
      else { continue }
      return (binding.typeAnnotation?.type, binding.initializer?.value)
    }
    return nil
  }
}
