import SwiftSyntax

/// Calls of initializers of a class that only the running program knows, which Objective-C's classes
/// allow for all of theirs: `T()`, `Self(frame: .zero)`, `type.init(nibName: nil, bundle: nil)`.
extension RuleVisitor {
  /// Lets UIKit make the object.
  func makeByClass(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text ?? "" }
    guard node.trailingClosure == nil, let open = node.leftParen,
      labelsOfMaking.contains(labels), let type = classToMake(node, labels)
    else { return }
    draft.replace(
      node.calledExpression.bytes.lowerBound..<open.bytes.upperBound,
      with: "_made(\(type)\(labels.isEmpty ? "" : ", ")")
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

  /// Returns the value that holds the class; `nil` where it is known, or none of UIKit's.
  private func classToMake(_ node: FunctionCallExprSyntax, _ labels: [String]) -> String? {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return isClassAround(node, name) ? "\(name).self" : nil
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.`init`)
    else { return nil }
    let written = base.onOneLine
    if isClassAround(node, written) { return "\(written).self" }
    if written == "self" {
      return isInMethodOfClass(node) && isClassAround(node, "Self") ? "self" : nil
    }
    if let type = castType(of: base) {
      return !labels.isEmpty || isOfUIKit(type) ? written : nil
    }
    guard written != "super", written.first?.isLowercase == true || written.first == "$",
      !base.is(OptionalChainingExprSyntax.self)
    else { return nil }
    if !labels.isEmpty { return written }
    let isOfUIKit = isClassOfUIKit(written, at: node)
    let isKept = isOfUIKit == true || holdsOnlyClassesOfUIKit == true
    // What nothing says anything of is no class of the app's where none could be made so.
    let isLeft =
      isOfUIKit == nil && holdsOnlyClassesOfUIKit == nil && !declarations.hasRequiredInitializers
    return isKept || isLeft ? written : nil
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

  /// Whether a variable is a class of views or controllers: a parameter `UIView.Type`, or what is bound
  /// to `… as? UIView.Type`; `nil` where the code does not say what it is.
  private func isClassOfUIKit(_ name: String, at node: some SyntaxProtocol) -> Bool? {
    let written =
      boundValue(of: name, at: node)?.tokens(viewMode: .sourceAccurate).suffix(3).map(\.text)
      .joined() ?? WrittenTypes(declarations: declarations).type(of: name, at: node)
    guard let written, written.hasSuffix(".Type") else { return nil }
    return isOfUIKit(String(written.dropLast(".Type".count)))
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

  /// Whether a name is `Self` in a view or a controller, or a generic parameter that stands for one.
  private func isClassAround(_ node: some SyntaxProtocol, _ name: String) -> Bool {
    var ancestor = node.parent
    while let current = ancestor {
      if name == "Self" {
        if let type = current.as(ExtensionDeclSyntax.self) {
          return isOfUIKit(type.extendedType.plainName)
            || constrains(type.genericWhereClause, name)
        }
        if let type = current.as(ClassDeclSyntax.self) { return isOfUIKit(type.name.text) }
        if current.nameOfDeclaredType != nil { return false }
      } else if let generic = current.as(FunctionDeclSyntax.self) {
        if let found = stands(generic.genericParameterClause, generic.genericWhereClause, name) {
          return found
        }
      } else if let generic = current.as(ClassDeclSyntax.self) {
        if let found = stands(generic.genericParameterClause, generic.genericWhereClause, name) {
          return found
        }
      } else if let generic = current.as(StructDeclSyntax.self) {
        if let found = stands(generic.genericParameterClause, generic.genericWhereClause, name) {
          return found
        }
      }
      ancestor = current.parent
    }
    return false
  }

  /// Returns whether a parameter of a clause stands for a class of UIKit's; `nil` where none has the
  /// name.
  private func stands(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?,
    _ name: String
  ) -> Bool? {
    guard let parameter = clause?.parameters.first(where: { $0.name.text == name }) else {
      return nil
    }
    return parameter.inheritedType.map(isOfUIKit) == true || constrains(requirements, name)
  }

  private func constrains(_ clause: GenericWhereClauseSyntax?, _ name: String) -> Bool {
    clause?.requirements.contains { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement else {
        return false
      }
      return conformance.leftType.onOneLine == name && isOfUIKit(conformance.rightType)
    } ?? false
  }

  private func isOfUIKit(_ type: TypeSyntax) -> Bool {
    type.as(CompositionTypeSyntax.self)?.elements.contains { isOfUIKit($0.type.plainName) }
      ?? isOfUIKit(type.plainName)
  }

  /// Whether a class is a view, a controller or a layer.
  private func isOfUIKit(_ name: String) -> Bool {
    let oldest = declarations.ancestry(of: name).last ?? name
    let base = declarations.types[oldest]?.inheritedNames.first ?? oldest
    return base.hasPrefix("UI") && endingsOfClasses.contains(where: base.hasSuffix)
      || base.hasPrefix("CA") && base.hasSuffix("Layer")
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
    return kept.isEmpty ? nil : kept.allSatisfy(isOfUIKit)
  }
}

/// The labels of initializers that UIKit calls of a class by `_made`.
private let labelsOfMaking: Set<[String]> = [
  [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
  ["rootViewController"], ["collectionViewLayout"],
]

/// How the names of UIKit's classes of views and of controllers end.
private let endingsOfClasses = [
  "View", "Cell", "Label", "Button", "Control", "Field", "Bar", "Switch", "Slider", "Stepper",
  "Picker", "Window", "Controller",
]
