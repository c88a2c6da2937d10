import SwiftSyntax

/// Functions that look into classes or change them while the program runs.
private let runtimeFunctions: Set<String> = [
  "class_addMethod", "class_addProtocol", "class_copyIvarList", "class_copyMethodList",
  "class_copyPropertyList", "class_getInstanceMethod", "class_getClassMethod",
  "class_getInstanceVariable", "class_getMethodImplementation", "class_getName",
  "class_getProperty", "class_getSuperclass", "class_replaceMethod", "imp_implementationWithBlock",
  "ivar_getName", "method_exchangeImplementations", "method_getImplementation",
  "method_getTypeEncoding", "method_setImplementation", "objc_allocateClassPair",
  "objc_getClass", "objc_getClassList", "objc_registerClassPair", "object_getClass",
  "object_getIvar", "object_setClass", "object_setIvar",
  "property_getName", "sel_getName", "sel_registerName",
]

/// The type that a member tells of, where an object is asked for a value in it.
private let typeOfValue: [String: String] = [
  "cgPointValue": "NSValue", "cgSizeValue": "NSValue", "cgRectValue": "NSValue",
  "cgVectorValue": "NSValue", "uiEdgeInsetsValue": "NSValue", "uiOffsetValue": "NSValue",
  "cgAffineTransformValue": "NSValue", "caTransform3DValue": "NSValue",
  "boolValue": "NSNumber", "intValue": "NSNumber", "floatValue": "NSNumber",
  "doubleValue": "NSNumber",
]

extension RuleVisitor {
  func findRuntimeFunction(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    guard !declarations.globalNames.contains(name) else { return }
    if runtimeFunctions.contains(name) { draft.say(.runtimeFunction(name: name), at: node) }
  }

  /// Finds `(x as AnyObject).member` and `sender.member` of a parameter that is an `AnyObject`.
  func findDynamicLookup(_ node: MemberAccessExprSyntax) {
    let member = node.declName.baseName.text
    guard let base = node.base, member != "self" else { return }
    guard base.isCastToAnyObject || isAnyObjectParameter(base) else { return }
    if let type = typeOfValue[member], let cast = base.castToAnyObject {
      let isChain = base.is(OptionalChainingExprSyntax.self)
      draft.replace(cast, with: isChain ? "as? \(type)" : "as! \(type)")
      return
    }
    draft.say(.dynamicLookup(member: member, base: base.onOneLine), at: node.declName)
  }

  private func isAnyObjectParameter(_ base: ExprSyntax) -> Bool {
    var base = base
    while true {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        base = chain.expression
      } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
        base = forced.expression
      } else {
        break
      }
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var ancestor = base.parent
    while let node = ancestor {
      if node.binds(name) { return false }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.contains { parameter in
          (parameter.secondName ?? parameter.firstName).text == name
            && parameter.type.plainName == "AnyObject"
        }
      }
      ancestor = node.parent
    }
    return false
  }
}

extension ExprSyntax {
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
  fileprivate var castToAnyObject: Range<Int>? {
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
  /// Whether a closure, `if let`, `guard let` or `let` in a body gives a name a meaning of its own;
  /// that may be another type.
  fileprivate func binds(_ name: String) -> Bool {
    if let closure = self.as(ClosureExprSyntax.self) {
      return closure.signature?.parameterClause?.onOneLine.contains(name) ?? false
    }
    if let conditional = self.as(IfExprSyntax.self) { return conditional.conditions.bind(name) }
    if let loop = self.as(WhileStmtSyntax.self) { return loop.conditions.bind(name) }
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
}

extension ConditionElementListSyntax {
  fileprivate func bind(_ name: String) -> Bool {
    contains { element in
      element.condition.as(OptionalBindingConditionSyntax.self)?.pattern.onOneLine == name
    }
  }
}
