import SwiftSyntax

/// Returns which controllers others make: `Type(…)` stands in the braces of another one, or of its
/// extension.
///
/// - Parameters:
///   - controllers: The names of all controllers.
///   - drafts: The files.
/// - Returns: The names of those that are made.
func typesMadeByOthers(among controllers: [String], in drafts: [Draft]) -> Set<String> {
  let types = Set(controllers)
  var made: Set<String> = []
  for draft in drafts {
    let visitor = MakingVisitor(types)
    visitor.walk(draft.tree)
    made.formUnion(visitor.made)
  }
  return made
}

private final class MakingVisitor: SyntaxVisitor {
  private(set) var made: Set<String> = []
  private let types: Set<String>

  init(_ types: Set<String>) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      types.contains(name), let maker = LexicalTypes(around: node).names.last, maker != name,
      types.contains(maker)
    {
      made.insert(name)
    }
    return .visitChildren
  }
}
