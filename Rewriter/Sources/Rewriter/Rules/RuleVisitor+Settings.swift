import SwiftSyntax

extension RuleVisitor {
  /// Lets what an extension's initializer sets on a class of the system be set as from elsewhere.
  ///
  /// Swift stores such a value without a word to the property's observers: `self.font = nil` in
  /// `extension UILabel { convenience init(…) }`. Objective-C calls the setter.
  func setFromOutside(_ node: InitializerDeclSyntax) {
    guard node.modifiers.has("convenience"), let body = node.body,
      let type = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self),
      declarations.types[type.extendedType.onOneLine] == nil
    else { return }
    let locals = LocalNames(viewMode: .sourceAccurate)
    locals.walk(node)
    let names = locals.names.union(declarations.globalNames)
    let targets = SetNames(viewMode: .sourceAccurate)
    targets.walk(body)
    for root in targets.roots {
      if root.baseName.tokenKind == .keyword(.self) {
        draft.replace(root, with: "Optional(self)!")
      } else if !names.contains(root.baseName.text) {
        draft.insert("Optional(self)!.", at: root.bytes.lowerBound)
      }
    }
  }
}

/// Finds where names stand that are set, or the values that they hold changed in part.
private final class SetNames: SyntaxVisitor {
  /// `self` where it is written before a property, else the property's own name.
  private(set) var roots: [DeclReferenceExprSyntax] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count > 1, parts[1].isAssignment, let root = parts[0].root else {
      return .visitChildren
    }
    roots.append(root)
    return .visitChildren
  }

  // Closures and functions within set as from elsewhere.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ExprSyntax {
  /// Whether it is `=`, or an operator that sets what stands before it, as `+=` does.
  fileprivate var isAssignment: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }

  /// What a chain of members begins with: `self` of `self.layer.borderWidth`, `insets` of `insets.top`;
  /// `nil` for `self` alone and for what begins otherwise.
  fileprivate var root: DeclReferenceExprSyntax? {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return name.baseName.tokenKind == .keyword(.self) ? nil : name
    }
    guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return nil }
    let own = base.as(DeclReferenceExprSyntax.self)
    return own?.baseName.tokenKind == .keyword(.self) ? own : base.root
  }
}

/// Gathers what parameters, constants and variables are called.
private final class LocalNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
}
