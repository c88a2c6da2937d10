import SwiftSyntax

/// Attributes of texts were strings until Swift 4.2: `[NSFontAttributeName: font]` and
/// `[NSAttributedStringKey.font.rawValue: font]` were dictionaries of type `[String: Any]`.
extension RuleVisitor {
  /// Gives a variable for attributes of texts the type that UIKit's methods take today.
  func rewriteOldAttributes(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let type = binding.typeAnnotation?.type, let name = binding.pattern.name,
        let isOptional = isDictionaryOfStrings(type)
      else { continue }
      let keys = binding.initializer?.value.as(DictionaryExprSyntax.self)?.keys ?? []
      let isTold = keys.contains { $0.isAttribute }
      let isNamed = name.lowercased().hasSuffix("attributes") && usesOldAttributes(node)
      guard isTold || isNamed && keys.isEmpty else { continue }
      draft.replace(type, with: "[NSAttributedString.Key: Any]\(isOptional ? "?" : "")")
    }
  }

  /// Takes the string of `NSAttributedStringKey.font.rawValue` away, where it is a key.
  ///
  /// - Returns: whether the name was rewritten.
  func rewriteOldAttribute(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.isOldAttribute, let key = node.base, node.isKeyOfDictionary else { return false }
    draft.replace(
      node,
      with: key.onOneLine.replacing("NSAttributedStringKey", with: "NSAttributedString.Key"))
    return true
  }

  /// Returns whether a type is `[String: Any]` or the like, and then whether it is optional; `nil` for
  /// another one.
  private func isDictionaryOfStrings(_ type: TypeSyntax) -> Bool? {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return isDictionaryOfStrings(optional.wrappedType).map { _ in true }
    }
    let types: Set = [
      "[String:Any]", "[String:AnyObject]", "Dictionary<String,Any>",
      "Dictionary<String,AnyObject>",
    ]
    return types.contains(type.onOneLine.filter { $0 != " " }) ? false : nil
  }

  /// Whether a file has names of attributes that were strings.
  private func usesOldAttributes(_ node: some SyntaxProtocol) -> Bool {
    let finder = OldAttributeFinder()
    finder.walk(node.root)
    return finder.isFound
  }
}

private final class OldAttributeFinder: SyntaxVisitor {
  private(set) var isFound = false

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || ExprSyntax(node).isAttribute
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || node.isOldAttribute
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether it was the name of an attribute, and a string.
  fileprivate var isAttribute: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.isOldAttribute }
    let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return name.hasPrefix("NS") && name.hasSuffix("AttributeName")
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is `NSAttributedStringKey.font.rawValue`.
  fileprivate var isOldAttribute: Bool {
    guard declName.baseName.text == "rawValue", let key = base?.as(MemberAccessExprSyntax.self)
    else { return false }
    return ["NSAttributedStringKey", "NSAttributedString.Key"].contains(key.base?.onOneLine ?? "")
  }

  /// Whether it is a key of a dictionary that is written down, or what a subscript asks for.
  fileprivate var isKeyOfDictionary: Bool {
    if let element = parent?.as(DictionaryElementSyntax.self) { return element.key.id == id }
    return parent?.parent?.parent?.is(SubscriptCallExprSyntax.self) == true
  }
}

extension DictionaryExprSyntax {
  fileprivate var keys: [ExprSyntax] {
    content.as(DictionaryElementListSyntax.self)?.map(\.key) ?? []
  }
}

extension PatternSyntax {
  fileprivate var name: String? { self.as(IdentifierPatternSyntax.self)?.identifier.text }
}
