import SwiftSyntax

/// Returns which controllers others make: `Type(…)` stands in the braces of another one, of its
/// extension, or of a type that the other one makes and that is no controller.
///
/// - Parameters:
///   - controllers: The names of all controllers.
///   - drafts: The files.
///   - declarations: What they declare.
/// - Returns: The names of those that are made.
func typesMadeByOthers(
  among controllers: [String], in drafts: [Draft], _ declarations: Declarations
) -> Set<String> {
  let visitor = MakingVisitor(Set(declarations.types.keys).union(controllers))
  for draft in drafts { visitor.walk(draft.tree) }
  let types = Set(controllers)
  var made: Set<String> = []
  for controller in controllers {
    var reached: Set<String> = [controller]
    var ahead = [controller]
    while let maker = ahead.popLast() {
      for next in visitor.made[maker] ?? [] where reached.insert(next).inserted {
        if types.contains(next) { made.insert(next) } else { ahead.append(next) }
      }
    }
  }
  return made
}

private final class MakingVisitor: SyntaxVisitor {
  /// The types that the braces of a type make, by its name.
  private(set) var made: [String: Set<String>] = [:]
  private let types: Set<String>

  init(_ types: Set<String>) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      types.contains(name), let maker = LexicalTypes(around: node).names.last, maker != name
    {
      made[maker, default: []].insert(name)
    }
    return .visitChildren
  }
}
