import SwiftSyntax

/// Dictionaries whose keys were strings in Swift 3 and 4, and have a type of their own today.
extension RuleVisitor {
  /// Gives a variable `[String: Any]` whose value has attributes for keys the type of those.
  func rewriteOldKeys(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let type = binding.typeAnnotation?.type,
        let value = binding.initializer?.value.as(DictionaryExprSyntax.self),
        let elements = value.content.as(DictionaryElementListSyntax.self),
        elements.contains(where: { isAttribute($0.key) })
      else { continue }
      giveKeys(of: "NSAttributedString.Key", to: type)
    }
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
    guard let dictionary = type.as(DictionaryTypeSyntax.self),
      dictionary.key.onOneLine == "String"
    else { return }
    draft.replace(dictionary.key, with: name)
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
