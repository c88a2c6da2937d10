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
  /// - Parameters:
  ///   - node: the variables.
  ///   - type: in which they are static; `nil` for none.
  ///   - hasType: whether a protocol may say their types.
  /// - Returns: the names of the variables that other files can see.
  private func noteScenes(
    in node: VariableDeclSyntax, of type: String?, hasType: Bool = false
  ) -> [String] {
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
      case nil where !hasType && binding.initializer?.value.mayMakeScenes == true:
        draft.say(.untypedScenes(name: name), at: binding)
      default: break
      }
    }
    return names
  }

  private func note(
    _ type: String, _ inherited: InheritanceClauseSyntax?, _ members: MemberBlockSyntax?
  ) -> SyntaxVisitorContinueKind {
    let isGallery = inherited?.inheritedTypes.contains(where: \.isGallery) == true
    for member in members?.members ?? [] {
      if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.has("static") {
        _ = noteScenes(in: variable, of: type, hasType: isGallery)
      }
    }
    if isGallery { galleries.append(type) }
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
  /// `Scene` for `Scene(…)`; `[Scene]` for an array of such calls, for what makes one of each element
  /// (`.map { Scene(…) }`), and for sums of these.
  fileprivate var typeOfScenes: String? {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.typeOfMadeScenes }
    if let sum = self.as(SequenceExprSyntax.self) {
      let parts = sum.elements.enumerated().filter { $0.offset.isMultiple(of: 2) }
      let signs = sum.elements.enumerated().filter { !$0.offset.isMultiple(of: 2) }
      let isSum = signs.allSatisfy { $0.element.onOneLine == "+" }
      return isSum && parts.contains { $0.element.typeOfScenes == "[Scene]" } ? "[Scene]" : nil
    }
    if let inside = self.as(TupleExprSyntax.self)?.elements, inside.count == 1 {
      return inside.first?.expression.typeOfScenes
    }
    guard let array = self.as(ArrayExprSyntax.self), let first = array.elements.first else {
      return nil
    }
    return first.expression.typeOfScenes == "Scene" ? "[Scene]" : nil
  }

  /// Whether somewhere in it a scene is made.
  fileprivate var mayMakeScenes: Bool {
    let finder = SceneCallFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.isFound
  }
}

/// Finds calls of `Scene(…)`.
private final class SceneCallFinder: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.makesScene { isFound = true }
    return isFound ? .skipChildren : .visitChildren
  }
}

extension FunctionCallExprSyntax {
  fileprivate var makesScene: Bool {
    let name = calledExpression.onOneLine
    return name == "Scene" || name == "Flipbook.Scene"
  }

  /// What a call gives, as `typeOfScenes` has it.
  fileprivate var typeOfMadeScenes: String? {
    if makesScene { return "Scene" }
    if let made = calledExpression.as(ClosureExprSyntax.self), arguments.isEmpty {
      return made.typeOfResult
    }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let closure = trailingClosure ?? arguments.first?.expression.as(ClosureExprSyntax.self)
    switch member.declName.baseName.text {
    case "map", "compactMap": return closure?.typeOfResult == "Scene" ? "[Scene]" : nil
    case "flatMap": return closure?.typeOfResult == "[Scene]" ? "[Scene]" : nil
    case "filter", "sorted", "shuffled": return member.base?.typeOfScenes
    default: return nil
    }
  }
}

extension ClosureExprSyntax {
  /// The type of what its last statement returns, as `typeOfScenes` has it.
  fileprivate var typeOfResult: String? {
    guard let last = statements.last?.item else { return nil }
    let result = last.as(ReturnStmtSyntax.self)?.expression ?? last.as(ExprSyntax.self)
    return result?.typeOfScenes
  }
}
