import SwiftSyntax

/// Lets Foundation's sets find objects of classes that derive from nothing, as Objective-C's do.
///
/// What cannot be hashed, Foundation here compares by a box that it makes anew each time. So where the
/// files use such a set, these classes are hashed by their objects' identity, on the lines of their
/// names and closing braces.
func hashByIdentity(in drafts: [Draft], among declarations: Declarations) {
  let collector = RootClassCollector(declarations)
  for (index, draft) in drafts.enumerated() {
    collector.draft = index
    collector.walk(draft.tree)
  }
  guard collector.usesSets else { return }
  for (index, node, type) in collector.classes where !collector.compared.contains(type) {
    let draft = drafts[index]
    let end =
      node.inheritanceClause?.bytes.upperBound ?? node.genericParameterClause?.bytes.upperBound
      ?? node.name.bytes.upperBound
    draft.insert(node.inheritanceClause == nil ? ": Hashable" : ", Hashable", at: end)
    let access = ["public", "open"].contains(where: node.modifiers.has) ? "public " : ""
    let name = node.name.text
    draft.add(
      members: [
        "nonisolated \(access)static func == (one: \(name), other: \(name)) -> Bool "
          + "{ one === other }",
        "nonisolated \(access)func hash(into hasher: inout Hasher) "
          + "{ hasher.combine(ObjectIdentifier(self)) }",
      ], to: node.memberBlock)
  }
}

/// Collections that compare what is in them.
private let comparingCollections: Set<String> = [
  "NSCountedSet", "NSMutableArray", "NSMutableOrderedSet", "NSMutableSet", "NSSet",
]

/// Protocols of others that classes without a superclass conform to, and that compare nothing.
private let protocolsWithoutComparison: Set<String> = [
  "AnyObject", "Codable", "CustomStringConvertible", "Decodable", "Encodable", "ObservableObject",
  "class",
]

/// Finds classes that derive from nothing, and whether there are sets to put their objects into.
private final class RootClassCollector: SyntaxVisitor {
  /// The file that is read, by its place among the files.
  var draft = 0
  private(set) var usesSets = false
  private(set) var classes: [(draft: Int, node: ClassDeclSyntax, type: String)] = []
  /// Types that are compared in their own way.
  private(set) var compared: Set<String> = []
  private let declarations: Declarations

  init(_ declarations: Declarations) {
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if comparingCollections.contains(node.baseName.text) { usesSets = true }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if comparingCollections.contains(node.name.text) { usesSets = true }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = LexicalTypes(around: node).innermost.map { "\($0)." } ?? ""
    if comparesNothing(node.inheritanceClause) {
      classes.append((draft, node, outer + node.name.text))
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !comparesNothing(node.inheritanceClause) { compared.insert(node.extendedType.plainName) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "==" {
      let types = node.signature.parameterClause.parameters.map(\.type.plainName)
      compared.formUnion(types)
      if let type = LexicalTypes(around: node).innermost { compared.insert(type) }
    }
    return .visitChildren
  }

  /// Whether a type inherits protocols alone, of which none says how values are compared.
  private func comparesNothing(_ clause: InheritanceClauseSyntax?) -> Bool {
    let names = clause?.inheritedTypes.map(\.type.plainName) ?? []
    return declarations.protocols(above: names).allSatisfy {
      declarations.types[$0]?.isProtocol
        ?? (protocolsWithoutComparison.contains($0) || $0.hasSuffix("Delegate")
          || $0.hasSuffix("DataSource"))
    }
  }
}
