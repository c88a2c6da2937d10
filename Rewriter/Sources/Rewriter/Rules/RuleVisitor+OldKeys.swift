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

  /// Gives `[NSFontAttributeName: font] as [String: Any]` the keys of today.
  func rewriteOldKeys(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    for (place, part) in parts.enumerated() where part.is(UnresolvedAsExprSyntax.self) {
      guard place > 0, place + 1 < parts.count, isOfAttributes(parts[place - 1]),
        let type = parts[place + 1].as(TypeExprSyntax.self)?.type
      else { continue }
      giveKeys(of: "NSAttributedString.Key", to: type)
    }
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

  /// Returns whether the file gives a variable an attribute by `name[NSFontAttributeName] = …`, or the
  /// variable to a text as its attributes.
  private func takesAttributes(_ pattern: IdentifierPatternSyntax) -> Bool {
    let search = SubscriptSearch(of: pattern.identifier.text) { [self] in isAttribute($0) }
    search.walk(draft.tree)
    return search.isFound || isGivenToText(pattern.identifier.text, in: draft.tree)
  }

  /// Returns whether the code has a call such as `NSAttributedString(string: text, attributes: name)`.
  private func isGivenToText(_ name: String, in code: some SyntaxProtocol) -> Bool {
    let search = TextCallSearch(of: name)
    search.walk(code)
    return search.isFound
  }

  /// Gives a picker's delegate of Swift 4 the keys of today, without which it would not be called.
  func rewriteOldKeys(_ node: FunctionParameterSyntax) {
    guard node.type.stringKey != nil else { return }
    let clause = node.parent?.as(FunctionParameterListSyntax.self)
    if node.firstName.text == "didFinishPickingMediaWithInfo" {
      giveKeys(of: "UIImagePickerController.InfoKey", to: node.type)
    } else if node.firstName.text == "options",
      clause?.contains(where: { $0.firstName.text == "transitionStyle" }) == true
    {
      giveKeys(of: "UIPageViewController.OptionsKey", to: node.type)
    } else if let body = clause?.parent?.parent?.parent,
      isGivenToText((node.secondName ?? node.firstName).text, in: body)
    {
      giveKeys(of: "NSAttributedString.Key", to: node.type)
    }
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

/// Looks for calls that give a variable to a text as its attributes.
private final class TextCallSearch: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.onOneLine
    for argument in node.arguments
    where callsWithAttributes[called]?.contains(argument.label?.text ?? "") == true {
      let given = argument.expression.as(ForceUnwrapExprSyntax.self)?.expression
      isFound = isFound || (given ?? argument.expression).onOneLine == name
    }
    return .visitChildren
  }
}

/// The labels of attributes, by the calls that take some.
private let callsWithAttributes: [String: Set<String>] = [
  "NSAttributedString": ["attributes"], "NSMutableAttributedString": ["attributes"],
  "addAttributes": [""], "boundingRect": ["attributes"],
  "draw": ["withAttributes", "attributes"], "setAttributes": [""],
  "setTitleTextAttributes": [""], "size": ["withAttributes", "attributes"],
]

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
