import SwiftSyntax

/// Lets rows be moved where a data source implements the move alone.
///
/// A phone asks a data source whether it implements `tableView(_:moveRowAt:to:)`; Swift cannot. So
/// such a data source also answers `tableView(_:canMoveRowAt:)`, on the line of its closing brace.
func allowRowMoves(in drafts: [Draft], among declarations: Declarations) {
  for draft in drafts {
    let collector = MoveCollector()
    collector.walk(draft.tree)
    for node in collector.found {
      guard let type = LexicalTypes(around: node).innermost, !declarations.answersMoves(type),
        let block = node.parent?.parent?.parent?.as(MemberBlockSyntax.self)
      else { continue }
      let text =
        "\(node.modifiers.kept)func tableView(_ tableView: UITableView, "
        + "canMoveRowAt indexPath: IndexPath) -> Bool { true }"
      if node.modifiers.has("override"), let own = declarations.types[type] {
        drafts[own.draft].add(members: [text], to: own.members)
      } else {
        draft.add(members: [text], to: block)
      }
    }
  }
}

extension Declarations {
  /// Whether a class, or one above it, says which rows can be moved, or one above it moves rows.
  fileprivate func answersMoves(_ type: String) -> Bool {
    let own = ancestry(of: type)
    let names = own.map { Set((methods[$0] ?? []).map(\.fullName)) }
    // It has an answer of its own.
    let isDiffable = own.contains {
      types[$0]?.inheritedNames.first?.hasPrefix("UITableViewDiffableDataSource") == true
    }
    return isDiffable || names.contains { $0.contains("tableView(_:canMoveRowAt:)") }
      || names.dropFirst().contains { $0.contains(nameOfMove) }
  }
}

private let nameOfMove = "tableView(_:moveRowAt:to:)"

/// Finds the methods that move rows.
private final class MoveCollector: SyntaxVisitor {
  private(set) var found: [FunctionDeclSyntax] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Method(node).fullName == nameOfMove { found.append(node) }
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
