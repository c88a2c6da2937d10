import SwiftSyntax

/// Classes of Foundation's that apps derive from and that belong to no actor.
///
/// What overrides their members may belong to none either.
private let classesWithoutActor: Set<String> = [
  "BlockOperation", "Bundle", "Dimension", "FileManager", "Foundation.Operation", "InputStream",
  "JSONDecoder", "JSONEncoder", "NSAttributedString", "NSCache", "NSCoder", "NSError",
  "NSMutableAttributedString", "NSNumber",
  "NSPredicate", "NSTextStorage", "NSValue", "NotificationCenter", "Operation",
  "OperationQueue", "OutputStream", "Progress", "Stream",
  "Thread", "UIBezierPath", "UndoManager", "Unit", "UnitConverter", "ValueTransformer", "XMLParser",
]

/// Members of every object that belong to no actor: by which objects are compared, copied and
/// described.
private let membersWithoutActor: Set<String> = [
  "copy", "debugDescription", "description", "hash", "isEqual", "mutableCopy",
]

/// Parameters of such a member; others of its name are members of their own.
private let parametersOfMembersWithoutActor: [String: [String]] = [
  "copy": [], "mutableCopy": [], "isEqual": ["_"],
]

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

  /// Takes what overrides a member of every object off the main actor, as that member is.
  ///
  /// - Parameters:
  ///   - modifiers: the modifiers of the declaration.
  ///   - name: its name.
  ///   - parameters: the labels of its parameters; `nil` for a property.
  func freeMember(_ modifiers: DeclModifierListSyntax, _ name: String, _ parameters: [String]?) {
    // Classes are described by functions.
    let ofMember = modifiers.has("class") ? [] : parametersOfMembersWithoutActor[name]
    guard membersWithoutActor.contains(name), parameters == ofMember, modifiers.has("override"),
      !modifiers.has("nonisolated"), let first = modifiers.first
    else { return }
    draft.insert("nonisolated ", at: first.bytes.lowerBound)
  }
}
