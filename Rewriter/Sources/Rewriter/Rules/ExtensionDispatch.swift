import SwiftSyntax

/// Lets subclasses override what an extension of a class of others declares, which Swift does not do
/// without Objective-C.
///
/// All implementations get names of their own: `f` of `UIViewController` is `fOfUIViewController`.
/// In place of the first one, on the line of its extension's closing brace, stands a method that asks
/// of which class the object is. So no line moves.
///
/// - Parameters:
///   - drafts: The files of the module.
///   - declarations: What they declare.
/// - Returns: The overrides that were taken care of.
func dispatchOverridesOfExtensions(
  in drafts: [Draft], among declarations: Declarations
) -> Set<SyntaxIdentifier> {
  let members = drafts.flatMap { draft in
    let collector = MemberCollector(draft, declarations)
    collector.walk(draft.tree)
    return collector.found
  }
  let overrides = Dictionary(grouping: members.filter(\.isOverride), by: \.fullName)
  var done: Set<SyntaxIdentifier> = []
  var added: [(base: DispatchedMember, texts: [String])] = []
  for base in members where !base.isOverride && base.isOfForeignClass {
    let fitting = (overrides[base.fullName] ?? []).filter {
      $0.superclasses.contains(base.type) && !done.contains($0.node.id)
    }
    // The most derived class is asked for first.
    .sorted { ($1.superclasses.count, $0.type) < ($0.superclasses.count, $1.type) }
    guard !fitting.isEmpty else { continue }
    base.rename()
    let text = base.dispatching(to: fitting)
    if let last = added.last, last.base.block.id == base.block.id {
      added[added.count - 1].texts.append(text)
    } else {
      added.append((base, [text]))
    }
    for member in fitting {
      member.rename()
      let above = fitting.first { member.superclasses.contains($0.type) } ?? base
      member.renameCalls(of: above)
      done.insert(member.node.id)
    }
  }
  for (base, texts) in added { base.draft.add(members: texts, to: base.block) }
  return done
}

/// A method, or a property that is only read, of an object or of a class, in a class or an extension
/// outside of other types.
private struct DispatchedMember {
  let draft: Draft
  let block: MemberBlockSyntax
  let node: DeclSyntax
  let name: TokenSyntax
  let modifiers: DeclModifierListSyntax
  let fullName: String
  /// The class that has it.
  let type: String
  /// The classes above, as far as they are known, the nearest first.
  let superclasses: [String]
  let isOfForeignClass: Bool

  var isOverride: Bool { modifiers.has("override") }
  var ownName: String { name.text + suffix }
  private var suffix: String { "Of" + type.filter { $0 != "." } }

  /// Gives it a name of its own.
  func rename() {
    draft.insert(suffix, at: name.bytes.upperBound)
    for modifier in modifiers where modifier.name.text == "override" { draft.blank(modifier) }
  }

  /// Makes calls of `super` those of a member.
  func renameCalls(of above: DispatchedMember) {
    let collector = SuperCollector(name.text)
    collector.walk(node)
    for call in collector.found {
      guard let base = call.base else { continue }
      draft.replace(base, with: "self")
      draft.insert(above.suffix, at: call.declName.bytes.upperBound)
    }
  }

  /// Returns the member that stands in place of this one.
  func dispatching(to overrides: [DispatchedMember]) -> String {
    let isOfClass = modifiers.has("class")
    func body(_ call: (_ name: String) -> String) -> String {
      let asked = overrides.map {
        let type = isOfClass ? "\($0.type).Type" : $0.type
        return "if let other = self as? \(type) { return \(call("other.\($0.ownName)")) }"
      }
      return (asked + ["return \(call(ownName))"]).joined(separator: "; ")
    }
    if let function = node.as(FunctionDeclSyntax.self) {
      let attribute =
        function.attributes.named("discardableResult") == nil ? "" : "@discardableResult "
      return "\(attribute)\(modifiers.kept)\(function.headingWithNames)"
        + " { \(body(function.call)) }"
    }
    let type = node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.onOneLine
    return "\(modifiers.kept)var \(name.text): \(type ?? "Any") { \(body { $0 }) }"
  }
}

/// Finds what overrides and what can be overridden in one file.
private final class MemberCollector: SyntaxVisitor {
  private(set) var found: [DispatchedMember] = []
  private let draft: Draft
  private let declarations: Declarations

  init(_ draft: Draft, _ declarations: Declarations) {
    (self.draft, self.declarations) = (draft, declarations)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node.memberBlock, of: node.extendedType.plainName)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericParameterClause == nil, !declarations.privateTypes.contains(node.name.text)
    else { return .skipChildren }
    return collect(node.memberBlock, of: node.name.text)
  }

  private func collect(
    _ block: MemberBlockSyntax, of type: String
  ) -> SyntaxVisitorContinueKind {
    let superclasses = declarations.classes(above: type).dropFirst() + ["NSObject"]
    for member in block.members {
      let parts: (name: TokenSyntax, modifiers: DeclModifierListSyntax, fullName: String)
      if let function = member.decl.as(FunctionDeclSyntax.self), !function.takesAnyNumber {
        parts = (function.name, function.modifiers, Method(function).fullName)
      } else if let variable = member.decl.as(VariableDeclSyntax.self), variable.isOnlyRead,
        let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
      {
        parts = (name, variable.modifiers, "var \(name.text)")
      } else {
        continue
      }
      guard !["static", "private", "fileprivate"].contains(where: parts.modifiers.has)
      else { continue }
      found.append(
        DispatchedMember(
          draft: draft, block: block, node: member.decl, name: parts.name,
          modifiers: parts.modifiers,
          fullName: (parts.modifiers.has("class") ? "class " : "") + parts.fullName, type: type,
          superclasses: Array(superclasses),
          isOfForeignClass: declarations.types[type] == nil))
    }
    return .skipChildren
  }
}

extension VariableDeclSyntax {
  /// Whether it is one computed property without a setter.
  fileprivate var isOnlyRead: Bool {
    guard bindings.count == 1, let binding = bindings.first, binding.typeAnnotation != nil,
      let block = binding.accessorBlock
    else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return accessors.allSatisfy { $0.accessorSpecifier.text == "get" }
  }
}

/// Finds `super.name`.
private final class SuperCollector: SyntaxVisitor {
  private(set) var found: [MemberAccessExprSyntax] = []
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == name, node.base?.is(SuperExprSyntax.self) == true {
      found.append(node)
    }
    return .visitChildren
  }
}
