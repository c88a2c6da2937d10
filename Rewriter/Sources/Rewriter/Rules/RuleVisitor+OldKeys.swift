import SwiftSyntax

/// Dictionaries whose keys were strings in Swift 3 and 4, and have a type of their own today.
extension RuleVisitor {
  /// Gives a variable `[String: Any]` whose value has attributes for keys the type of those.
  func rewriteOldKeys(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let type = binding.typeAnnotation?.type, type.stringKey != nil,
        isOfAttributes(binding.initializer?.value) || isOfAttributes(binding.accessorBlock)
          || binding.pattern.as(IdentifierPatternSyntax.self).map(takesAttributes) == true
      else { continue }
      giveKeys(of: "NSAttributedString.Key", to: type)
    }
  }

  /// Gives a function `-> [String: Any]` that returns attributes the keys of today.
  func rewriteOldKeys(_ node: FunctionDeclSyntax) {
    guard let type = node.signature.returnClause?.type, type.stringKey != nil,
      isOfAttributes(node.body)
    else { return }
    giveKeys(of: "NSAttributedString.Key", to: type)
  }

  /// Gives `[String: Any]()`, the first value of what takes attributes later, the keys of today.
  func rewriteOldKeys(_ node: DictionaryExprSyntax) {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let pattern = call.parent?.parent?.as(PatternBindingSyntax.self)?.pattern
        .as(IdentifierPatternSyntax.self),
      let elements = node.content.as(DictionaryElementListSyntax.self), elements.count == 1,
      let key = elements.first?.key, key.onOneLine == "String", takesAttributes(pattern)
    else { return }
    draft.replace(key, with: "NSAttributedString.Key")
  }

  /// Returns whether a dictionary with attributes stands in a value, or in the code that makes it.
  private func isOfAttributes(_ node: (some SyntaxProtocol)?) -> Bool {
    guard let node else { return false }
    let search = DictionarySearch { [self] in isAttribute($0.key) }
    search.walk(node)
    return search.isFound
  }

  /// Returns whether the file gives a variable an attribute by `name[NSFontAttributeName] = …`.
  private func takesAttributes(_ pattern: IdentifierPatternSyntax) -> Bool {
    let search = SubscriptSearch(of: pattern.identifier.text) { [self] in isAttribute($0) }
    search.walk(draft.tree)
    return search.isFound
  }

  /// Gives a picker's delegate of Swift 4 the keys of today, without which it would not be called.
  func rewriteOldKeys(_ node: FunctionParameterSyntax) {
    guard node.firstName.text == "didFinishPickingMediaWithInfo" else { return }
    giveKeys(of: "UIImagePickerController.InfoKey", to: node.type)
  }

  /// Takes `.rawValue` of a key away where Swift 4 asked for it, in dictionaries and their subscripts:
  /// `[NSAttributedStringKey.font.rawValue: font]`.
  func leaveOutRawValue(_ node: MemberAccessExprSyntax) {
    let isIndex =
      node.parent?.is(LabeledExprSyntax.self) == true
      && node.parent?.parent?.parent?.is(SubscriptCallExprSyntax.self) == true
    guard node.declName.baseName.text == "rawValue", isAttribute(ExprSyntax(node)),
      isIndex || node.parent?.is(DictionaryElementSyntax.self) == true
    else { return }
    draft.blank(node.period)
    draft.blank(node.declName)
  }

  private func giveKeys(of name: String, to type: TypeSyntax) {
    if let key = type.stringKey { draft.replace(key, with: name) }
  }

  /// Returns whether an expression is `NSFontAttributeName` or `NSAttributedStringKey.font.rawValue`.
  private func isAttribute(_ node: ExprSyntax) -> Bool {
    let key = "NSAttributedString.Key"
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return oldNames[name]?.hasPrefix("\(key).") == true
    }
    guard let value = node.as(MemberAccessExprSyntax.self),
      value.declName.baseName.text == "rawValue",
      let attribute = value.base?.as(MemberAccessExprSyntax.self),
      attribute.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSAttributedStringKey"
    else { return false }
    return true
  }
}

extension TypeSyntax {
  /// The `String` of `[String: …]` and `[String: …]?`.
  fileprivate var stringKey: TypeSyntax? {
    let plain = self.as(OptionalTypeSyntax.self)?.wrappedType ?? self
    guard let key = plain.as(DictionaryTypeSyntax.self)?.key, key.onOneLine == "String" else {
      return nil
    }
    return key
  }
}

private final class DictionarySearch: SyntaxVisitor {
  private(set) var isFound = false
  private let isWanted: (DictionaryElementSyntax) -> Bool

  init(_ isWanted: @escaping (DictionaryElementSyntax) -> Bool) {
    self.isWanted = isWanted
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || isWanted(node)
    return isFound ? .skipChildren : .visitChildren
  }
}

private final class SubscriptSearch: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String
  private let isWanted: (ExprSyntax) -> Bool

  init(of name: String, _ isWanted: @escaping (ExprSyntax) -> Bool) {
    (self.name, self.isWanted) = (name, isWanted)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.onOneLine == name, let key = node.arguments.first?.expression {
      isFound = isFound || isWanted(key)
    }
    return .visitChildren
  }
}
