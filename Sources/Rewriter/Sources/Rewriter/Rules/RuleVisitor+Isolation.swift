import SwiftSyntax

/// Classes of Foundation's that apps derive from and that belong to no actor.
///
/// What overrides their members may belong to none either.
private let classesWithoutActor: Set<String> = [
  "BlockOperation", "Bundle", "Dimension", "FileManager", "Foundation.Operation", "InputStream",
  "JSONDecoder", "JSONEncoder", "NSAttributedString", "NSCache", "NSCoder", "NSError",
  "NSMutableAttributedString", "NSNumber",
  "NSPredicate", "NSValue", "NotificationCenter", "Operation",
  "OperationQueue", "OutputStream", "Progress", "Stream",
  "Thread", "UndoManager", "Unit", "UnitConverter", "ValueTransformer", "XMLParser",
]

/// Members by which Foundation compares objects, and UIKit's classes that override them off the main
/// actor.
private let comparingMembers: Set<String> = ["isEqual", "hash"]
private let comparedClasses: Set<String> = ["UICollectionViewLayoutAttributes"]

extension RuleVisitor {
  /// Takes a class that derives from one of Foundation's off the main actor, on which everything
  /// else of an app runs.
  func freeFromActor(_ node: ClassDeclSyntax) {
    guard node.inheritanceClause != nil, node.attributes.named("MainActor") == nil,
      !node.modifiers.has("nonisolated")
    else { return }
    let outer = LexicalTypes(around: node).innermost.map { "\($0)." } ?? ""
    let oldest = declarations.ancestry(of: outer + node.name.text).last ?? ""
    guard let base = declarations.types[oldest]?.inheritedNames.first,
      classesWithoutActor.contains(base) || base.hasSuffix("Formatter")
    else { return }
    draft.insert("nonisolated ", at: node.classKeyword.bytes.lowerBound)
  }

  /// Takes a comparison off the main actor where UIKit's is.
  func freeComparison(
    _ modifiers: DeclModifierListSyntax, _ name: String, in node: some SyntaxProtocol
  ) {
    guard comparingMembers.contains(name), modifiers.has("override"),
      !modifiers.has("nonisolated"), let first = modifiers.first,
      let type = LexicalTypes(around: node).innermost,
      let oldest = declarations.ancestry(of: type).last,
      let base = declarations.types[oldest]?.inheritedNames.first, comparedClasses.contains(base)
    else { return }
    draft.insert("nonisolated ", at: first.bytes.lowerBound)
  }
}
