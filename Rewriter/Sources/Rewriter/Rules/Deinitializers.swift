import SwiftSyntax

/// Gives classes from which others derive a `deinit`, where the files have any.
///
/// With the main actor as the default isolation the compiler makes one that belongs to the actor, which
/// no `deinit` below it overrides; Xcode's Swift 5 mode knows no such rule. One that is written
/// belongs to no actor.
func addDeinitializers(in drafts: [Draft]) {
  let collector = DeinitializerCollector()
  for draft in drafts {
    collector.draft = draft
    collector.walk(draft.tree)
  }
  guard collector.hasDeinitializer else { return }
  for (draft, node) in collector.classes where collector.bases.contains(node.name.text) {
    draft.add(members: ["deinit {}"], to: node.memberBlock)
  }
}

/// Finds classes without a `deinit`, and from what others derive.
private final class DeinitializerCollector: SyntaxVisitor {
  var draft: Draft?
  private(set) var classes: [(Draft, ClassDeclSyntax)] = []
  /// The last parts of the names behind colons, and of what other names stand for.
  private(set) var bases: Set<String> = []
  private(set) var hasDeinitializer = false

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.inheritanceClause?.inheritedTypes.first { add(base.type) }
    if let draft, !node.modifiers.has("final"), !node.memberBlock.hasDeinitializer {
      classes.append((draft, node))
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.initializer.value)
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    hasDeinitializer = true
    return .visitChildren
  }

  private func add(_ type: TypeSyntax) {
    bases.insert(type.plainName.split(separator: ".").last.map(String.init) ?? "")
  }
}

extension MemberBlockSyntax {
  /// Whether a `deinit` stands among the members, in an `#if` too.
  fileprivate var hasDeinitializer: Bool { members.hasDeinitializer }
}

extension MemberBlockItemListSyntax {
  fileprivate var hasDeinitializer: Bool {
    contains { member in
      if member.decl.is(DeinitializerDeclSyntax.self) { return true }
      return member.decl.as(IfConfigDeclSyntax.self)?.clauses.contains { clause in
        clause.elements?.as(MemberBlockItemListSyntax.self)?.hasDeinitializer ?? false
      } ?? false
    }
  }
}
