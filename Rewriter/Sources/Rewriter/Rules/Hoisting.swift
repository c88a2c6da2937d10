import SwiftSyntax

/// Lets classes override what stands in extensions, which Swift does not do without Objective-C.
///
/// The method stays where it is and gets another name; the class declares it before its closing
/// brace, on that line, and calls the renamed one. So no line moves.
///
/// - Parameters:
///   - drafts: The files of the module.
///   - declarations: What they declare.
///   - passed: Members that need no hoisting.
func hoist(
  in drafts: [Draft], among declarations: Declarations, without passed: Set<SyntaxIdentifier> = []
) {
  var hoisted: [String: [String]] = [:]
  for draft in drafts {
    let collector = ExtensionCollector()
    collector.walk(draft.tree)
    for node in collector.found {
      hoist(from: node, in: draft, among: declarations, without: passed, into: &hoisted)
    }
  }
  for (name, texts) in hoisted.sorted(by: { $0.key < $1.key }) {
    guard let type = declarations.types[name] else { continue }
    drafts[type.draft].add(members: texts, to: type.members)
  }
}

extension Draft {
  /// Adds members to a type or an extension, on the line of its closing brace.
  func add(members texts: [String], to block: MemberBlockSyntax) {
    let end = block.rightBrace.bytes.lowerBound
    let isOnLineOfMember =
      block.members.last.map { !hasLineEnd(between: $0.bytes.upperBound, and: end) } ?? false
    let isBehindMember = isOnLineOfMember || hasInsertion(at: end)
    insert((isBehindMember ? "; " : "") + texts.joined(separator: "; ") + " ", at: end)
  }
}

private func hoist(
  from node: ExtensionDeclSyntax, in draft: Draft, among declarations: Declarations,
  without passed: Set<SyntaxIdentifier>, into hoisted: inout [String: [String]]
) {
  let type = node.extendedType.plainName
  let isOwnClass = declarations.types[type]?.isClass == true
  for member in node.memberBlock.members where !passed.contains(member.decl.id) {
    let parts: (name: TokenSyntax, modifiers: DeclModifierListSyntax, declared: HoistedMember)
    if let function = member.decl.as(FunctionDeclSyntax.self) {
      let isOverridden =
        isOwnClass && !function.modifiers.has("private")
        && declarations.isOverridden(Method(function), of: type)
      guard function.modifiers.has("override") || isOverridden else { continue }
      parts = (function.name, function.modifiers, HoistedMember(function))
    } else if let variable = member.decl.as(VariableDeclSyntax.self),
      variable.modifiers.has("override"), let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      parts = (pattern.identifier, variable.modifiers, HoistedMember(variable, binding))
    } else {
      continue
    }
    let name = parts.name.text
    guard isOwnClass else {
      draft.say(.overrideOfForeignClass(member: name, type: type), at: member.decl)
      draft.leaveOut(member.decl)
      continue
    }
    switch parts.declared {
    case .stays(let why):
      draft.say(.overrideThatStays(member: name, type: type, why: why), at: member.decl)
    case .observers(let text, let edits):
      for (range, text) in edits { draft.replace(range, with: text) }
      leaveOutOverride(of: parts.modifiers, in: draft)
      hoisted[type, default: []].append(text)
    case .text(let text):
      draft.insert(hoistedSuffix, at: parts.name.bytes.upperBound)
      leaveOutOverride(of: parts.modifiers, in: draft)
      hoisted[type, default: []].append(text)
    }
  }
}

private func leaveOutOverride(of modifiers: DeclModifierListSyntax, in draft: Draft) {
  for modifier in modifiers where modifier.name.text == "override" {
    draft.blank(modifier)
  }
}

/// What the name of a member in an extension ends with, once its class declares the member.
private let hoistedSuffix = "InExtension"

/// What a class declares in place of its extension.
private enum HoistedMember {
  case text(String)
  /// Observers become functions of the extension, which the class's own observers call.
  case observers(String, edits: [(Range<Int>, String)])
  case stays(why: String)

  init(_ node: FunctionDeclSyntax) {
    guard !node.takesAnyNumber else {
      self = .stays(why: "it takes any number of arguments")
      return
    }
    let call = node.call(of: node.name.text + hoistedSuffix)
    self = .text("\(node.modifiers.kept)\(node.headingWithNames) { \(call) }")
  }

  init(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
    guard let type = binding.typeAnnotation?.type.onOneLine, let block = binding.accessorBlock,
      node.bindings.count == 1
    else {
      self = .stays(why: "it has no type or no body")
      return
    }
    let name = binding.pattern.onOneLine
    let renamed = name + hoistedSuffix
    var kinds: Set<String> = ["get"]
    if case .accessors(let accessors) = block.accessors {
      kinds = Set(accessors.map(\.accessorSpecifier.text))
    }
    switch kinds {
    case ["get"]:
      self = .text("\(node.modifiers.kept)var \(name): \(type) { \(renamed) }")
    case ["get", "set"]:
      self = .text(
        "\(node.modifiers.kept)var \(name): \(type) "
          + "{ get { \(renamed) } set { \(renamed) = newValue } }")
    case ["didSet"], ["willSet"], ["didSet", "willSet"]:
      guard case .accessors(let accessors) = block.accessors else { fallthrough }
      self = Self.observing(node, accessors, in: block, name: name, type: type)
    default:
      self = .stays(why: "it has \(kinds.sorted().joined(separator: " and "))")
    }
  }
}

extension HoistedMember {
  /// Makes functions of a property's observers, whose bodies stay where they are.
  private static func observing(
    _ node: VariableDeclSyntax, _ accessors: AccessorDeclListSyntax, in block: AccessorBlockSyntax,
    name: String, type: String
  ) -> HoistedMember {
    var calls: [String] = []
    var edits: [(Range<Int>, String)] = []
    var start = node.bindingSpecifier.bytes.lowerBound
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      let kind = accessor.accessorSpecifier.text
      let function = "\(name)_\(kind)\(hoistedSuffix)"
      let given = kind == "didSet" ? "oldValue" : "newValue"
      let head = "func \(function)(_ \(accessor.parameters?.name.text ?? given): \(type)) "
      let end = body.leftBrace.bytes.lowerBound
      edits.append((start..<end, (calls.isEmpty ? "" : "; ") + head))
      start = body.bytes.upperBound
      calls.append("\(kind) { \(function)(\(given)) }")
    }
    edits.append((block.rightBrace.bytes, ""))
    return .observers(
      "\(node.modifiers.kept)var \(name): \(type) { \(calls.joined(separator: " ")) }", edits: edits
    )
  }
}

private final class ExtensionCollector: SyntaxVisitor {
  var found: [ExtensionDeclSyntax] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}
