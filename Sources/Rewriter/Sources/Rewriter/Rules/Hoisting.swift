import SwiftSyntax

/// Lets classes override what stands in extensions, which Swift does not do without Objective-C.
///
/// The method stays where it is and gets another name; the class declares it before its closing
/// brace, on that line, and calls the renamed one. So no line moves.
///
/// - Parameters:
///   - drafts: The files of the module.
///   - declarations: What they declare.
func hoist(in drafts: [Draft], among declarations: Declarations) {
  var hoisted: [String: [String]] = [:]
  for draft in drafts {
    let collector = ExtensionCollector()
    collector.walk(draft.tree)
    for node in collector.found {
      hoist(from: node, in: draft, among: declarations, into: &hoisted)
    }
  }
  for (name, texts) in hoisted.sorted(by: { $0.key < $1.key }) {
    guard let type = declarations.types[name] else { continue }
    let brace = type.members.rightBrace
    let draft = drafts[type.draft]
    let isOnLineOfMember =
      type.members.members.last.map {
        !draft.hasLineEnd(between: $0.bytes.upperBound, and: brace.bytes.lowerBound)
      } ?? false
    let text = texts.joined(separator: "; ") + " "
    draft.insert((isOnLineOfMember ? "; " : "") + text, at: brace.bytes.lowerBound)
  }
}

private func hoist(
  from node: ExtensionDeclSyntax, in draft: Draft, among declarations: Declarations,
  into hoisted: inout [String: [String]]
) {
  let type = node.extendedType.plainName
  let isOwnClass = declarations.types[type]?.isClass == true
  for member in node.memberBlock.members {
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
      continue
    }
    switch parts.declared {
    case .stays(let why):
      draft.say(.overrideThatStays(member: name, type: type, why: why), at: member.decl)
    case .text(let text):
      draft.insert(hoistedSuffix, at: parts.name.bytes.upperBound)
      for modifier in parts.modifiers where modifier.name.text == "override" {
        draft.blank(modifier)
      }
      hoisted[type, default: []].append(text)
    }
  }
}

/// What the name of a member in an extension ends with, once its class declares the member.
private let hoistedSuffix = "InExtension"

/// What a class declares in place of its extension.
private enum HoistedMember {
  case text(String)
  case stays(why: String)

  init(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard !parameters.contains(where: { $0.ellipsis != nil }) else {
      self = .stays(why: "it takes any number of arguments")
      return
    }
    let arguments = parameters.enumerated().map { place, parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let isInout = parameter.type.onOneLine.hasPrefix("inout ")
      let name = (parameter.secondName ?? parameter.firstName).text
      return label + (isInout ? "&" : "") + (name == "_" ? "argument\(place + 1)" : name)
    }
    let effects = node.signature.effectSpecifiers
    let marks =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    let generics = node.genericParameterClause?.onOneLine ?? ""
    let condition = node.genericWhereClause.map { " \($0.onOneLine)" } ?? ""
    let call = "\(node.name.text)\(hoistedSuffix)(\(arguments.joined(separator: ", ")))"
    self = .text(
      "\(node.modifiers.kept)func \(node.name.text)\(generics)\(node.signature.withNames)"
        + "\(condition) { \(marks)\(call) }")
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
    default:
      self = .stays(why: "it has \(kinds.sorted().joined(separator: " and "))")
    }
  }
}

extension FunctionSignatureSyntax {
  /// The signature with a name for each parameter that has none: `f(_: Int)` becomes
  /// `f(_ argument1: Int)`.
  fileprivate var withNames: String {
    var named = self
    named.parameterClause.parameters = FunctionParameterListSyntax(
      parameterClause.parameters.enumerated().map { place, parameter in
        guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
        var parameter = parameter
        parameter.firstName.trailingTrivia = .space
        parameter.secondName = .identifier("argument\(place + 1)")
        return parameter
      })
    return named.onOneLine
  }
}

extension DeclModifierListSyntax {
  /// The modifiers that the class has to repeat, each with a space behind it.
  fileprivate var kept: String {
    let kept: Set<String> = [
      "public", "open", "internal", "override", "class", "static", "nonisolated",
    ]
    return filter { kept.contains($0.name.text) }.map { "\($0.onOneLine) " }.joined()
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
