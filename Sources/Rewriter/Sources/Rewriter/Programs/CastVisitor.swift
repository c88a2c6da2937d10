import SwiftSyntax

/// A class outside of other types.
struct FoundClass {
  let name: String
  /// Whether `@main` or the like stands before it.
  let isEntry: Bool
  /// Whether other files cannot see it.
  let isHidden: Bool
  /// Its name in the file.
  let node: TokenSyntax
  let draft: Draft
}

/// Finds what of one file can be filmed.
final class CastVisitor: SyntaxVisitor {
  let draft: Draft
  private(set) var galleries: [String] = []
  private(set) var scenes: [FilmedVariable] = []
  /// Arrays of scenes that are made elsewhere.
  private(set) var lists: [FilmedVariable] = []
  private(set) var previews: [FoundPreview] = []
  private(set) var classes: [FoundClass] = []
  /// The names of variables outside of types.
  private(set) var variables: [String] = []

  init(_ draft: Draft) {
    self.draft = draft
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isHidden = node.modifiers.has("private") || node.modifiers.has("fileprivate")
    classes.append(
      FoundClass(
        name: node.name.text, isEntry: entries.contains { node.attributes.named($0) != nil },
        isHidden: isHidden || node.genericParameterClause != nil, node: node.name, draft: draft))
    return note(node.name.text, node.inheritanceClause, isHidden ? nil : node.memberBlock)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.extendedType.plainName, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    variables += noteScenes(in: node, of: nil)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    note(preview: node)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(preview: node)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Notes the scenes that variables hold.
  ///
  /// - Returns: the names of the variables that other files can see.
  private func noteScenes(in node: VariableDeclSyntax, of type: String?) -> [String] {
    guard !node.modifiers.has("private"), !node.modifiers.has("fileprivate") else { return [] }
    var names: [String] = []
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      names.append(name)
      let made = binding.initializer?.value.typeOfScenes
      let path = type.map { "\($0).\(name)" } ?? name
      switch binding.typeAnnotation?.type.onOneLine ?? made {
      case "Scene": scenes.append(FilmedVariable(name: path, isArray: false))
      case "[Scene]" where made != nil: scenes.append(FilmedVariable(name: path, isArray: true))
      case "[Scene]": lists.append(FilmedVariable(name: path, isArray: true))
      default: break
      }
    }
    return names
  }

  private func note(
    _ type: String, _ inherited: InheritanceClauseSyntax?, _ members: MemberBlockSyntax?
  ) -> SyntaxVisitorContinueKind {
    for member in members?.members ?? [] {
      if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.has("static") {
        _ = noteScenes(in: variable, of: type)
      }
    }
    if inherited?.inheritedTypes.contains(where: \.isGallery) == true {
      galleries.append(type)
    }
    return .skipChildren
  }

  private func note(
    preview node: some FreestandingMacroExpansionSyntax
  ) -> SyntaxVisitorContinueKind {
    if let preview = FoundPreview(node, in: draft) { previews.append(preview) }
    return .skipChildren
  }
}

extension InheritedTypeSyntax {
  fileprivate var isGallery: Bool { ["Gallery", "Flipbook.Gallery"].contains(type.plainName) }
}

/// What says where a program begins.
let entries: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

extension ExprSyntax {
  /// `Scene` for `Scene(…)`, and `[Scene]` for an array of such calls.
  fileprivate var typeOfScenes: String? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.onOneLine
      return name == "Scene" || name == "Flipbook.Scene" ? "Scene" : nil
    }
    guard let array = self.as(ArrayExprSyntax.self), let first = array.elements.first else {
      return nil
    }
    return first.expression.typeOfScenes == "Scene" ? "[Scene]" : nil
  }
}
