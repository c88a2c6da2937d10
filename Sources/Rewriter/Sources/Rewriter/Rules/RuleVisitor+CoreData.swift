import SwiftSyntax

/// What Xcode's templates of apps with Core Data put into the app's delegate.
private let stackNames: Set<String> = [
  "persistentContainer", "managedObjectContext", "managedObjectModel", "persistentStoreCoordinator",
]
private let savingName = "saveContext"

extension RuleVisitor {
  /// Takes out a property of the template's Core Data, where nothing uses it.
  ///
  /// - Returns: false for other properties.
  func leaveOutCoreData(_ node: VariableDeclSyntax) -> Bool {
    guard declarations.leavesOutCoreData, let name = node.stackName else { return false }
    draft.say(.unusedCoreData(name: name), at: node)
    draft.blank(node)
    return true
  }

  /// Empties the method of the template that saves what nobody changed.
  ///
  /// - Returns: false for other methods.
  func leaveOutSaving(_ node: FunctionDeclSyntax) -> Bool {
    guard declarations.leavesOutCoreData, node.isSaving, let body = node.body else { return false }
    draft.blank(body.statements)
    return true
  }
}

/// Returns whether Core Data stands in some files as the template puts it there, and nothing uses
/// it.
func hasUnusedCoreData(in drafts: [Draft]) -> Bool {
  guard drafts.contains(where: \.importsCoreData) else { return false }
  let uses = CoreDataUses()
  for draft in drafts {
    uses.walk(draft.tree)
    if uses.isUsed { return false }
  }
  return uses.isDeclared
}

extension Draft {
  fileprivate var importsCoreData: Bool {
    tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.moduleName == "CoreData" }
  }
}

/// Looks for Core Data within the template's declarations and outside of them.
private final class CoreDataUses: SyntaxVisitor {
  private(set) var isDeclared = false
  private(set) var isUsed = false
  private let names = missingModules["CoreData"]

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.stackName != nil else { return .visitChildren }
    isDeclared = true
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.isSaving ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind,
      stackNames.contains(name) || names?.contains(name) == true
    {
      isUsed = true
    }
    return .visitChildren
  }
}

extension VariableDeclSyntax {
  /// The property's name where it is one of the template's; `nil` for others.
  fileprivate var stackName: String? {
    guard bindings.count == 1,
      let name = bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      parent?.is(MemberBlockItemSyntax.self) == true
    else { return nil }
    return stackNames.contains(name) ? name : nil
  }
}

extension FunctionDeclSyntax {
  fileprivate var isSaving: Bool {
    name.text == savingName && signature.parameterClause.parameters.isEmpty
      && parent?.is(MemberBlockItemSyntax.self) == true
  }
}
