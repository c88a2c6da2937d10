import SwiftSyntax

/// The types that variables have by what stands at their declarations.
struct WrittenTypes {
  let declarations: Declarations

  /// Returns the type of a plain name: that of a variable or parameter around the place, or of a
  /// property of the types around it; of `x = Type()`, `Type`, and of
  /// a text `String`.
  ///
  /// - Returns: the type as it is written; `nil` where nothing says it.
  func type(of name: String, at node: some SyntaxProtocol) -> String? {
    var current = node.parent
    while let place = current {
      if let list = place.as(CodeBlockItemListSyntax.self) {
        for item in list where item.bytes.lowerBound < node.bytes.lowerBound {
          if let variable = item.item.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first(where: { $0.pattern.onOneLine == name })
          {
            return binding.writtenType
          }
        }
      }
      let parameters =
        place.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? place.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let parameter = parameters?.first(where: {
        ($0.secondName ?? $0.firstName).text == name
      }) {
        return parameter.type.onOneLine
      }
      current = place.parent
    }
    return LexicalTypes(around: node).names.lazy.compactMap {
      declarations.propertyTypes[$0]?[name]
    }.first
  }
}

extension PatternBindingSyntax {
  /// The type behind its colon, or that of `x = Type()`.
  fileprivate var writtenType: String? {
    typeAnnotation?.type.onOneLine
      ?? initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.onOneLine
      ?? (initializer?.value.is(StringLiteralExprSyntax.self) == true ? "String" : nil)
  }
}
