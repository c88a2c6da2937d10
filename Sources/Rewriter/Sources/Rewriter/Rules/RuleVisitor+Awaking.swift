import SwiftSyntax

extension RuleVisitor {
  /// Lets an object of a nib that is no view hear that it was made, which Foundation's class has no
  /// method for.
  func hearAwaking(_ node: FunctionDeclSyntax) {
    guard node.isAwaking, let type = LexicalTypes(around: node).innermost,
      declarations.isPlainObject(type)
    else { return }
    let isInherited = declarations.ancestry(of: type).dropFirst().contains {
      !declarations.methods("awakeFromNib", labels: [], in: $0).isEmpty
    }
    guard !isInherited else { return }
    for modifier in node.modifiers where modifier.name.text == "override" { draft.blank(modifier) }
    draft.append("extension \(type): InterfaceAwaking {}")
  }

  /// Takes out the call of the superclass's method, which it does not have.
  ///
  /// - Returns: true if it was such a call.
  func leaveOutAwaking(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.onOneLine == "super.awakeFromNib()",
      let function = node.ancestor(FunctionDeclSyntax.self, below: ClassDeclSyntax.self),
      function.isAwaking, let type = LexicalTypes(around: function).innermost,
      declarations.isPlainObject(type),
      declarations.ancestry(of: type).dropFirst().allSatisfy({
        declarations.methods("awakeFromNib", labels: [], in: $0).isEmpty
      })
    else { return false }
    draft.blank(node)
    return true
  }
}

extension FunctionDeclSyntax {
  /// Whether it is `override func awakeFromNib()`.
  fileprivate var isAwaking: Bool {
    name.text == "awakeFromNib" && modifiers.has("override")
      && signature.parameterClause.parameters.isEmpty
  }
}

extension Declarations {
  /// Returns whether a type is a class of objects alone, not of views or other responders.
  fileprivate func isPlainObject(_ type: String) -> Bool {
    guard let oldest = ancestry(of: type).last else { return false }
    return types[oldest]?.inheritedNames.first == "NSObject"
  }
}
