import SwiftSyntax

/// Gives optional properties of the files' protocols the type that Objective-C gives them: one that
/// can be missing.
///
/// Swift would take a class's `String` for no `String?`. So `@objc optional var title: String { get }`
/// leaves its protocol `P` for one of its own, `PHavingTitle`. The classes that conform to `P` and
/// declare `title` conform to that, too, and an extension of `P` asks for it: `title` is `nil` of all
/// other classes. Everything stands on the line on which it stood, or on that of a closing brace.
func answerOptionalProperties(in drafts: [Draft], among declarations: Declarations) {
  let collector = ConformanceCollector()
  var properties: [OptionalProperty] = []
  for (index, draft) in drafts.enumerated() {
    collector.draft = index
    collector.walk(draft.tree)
  }
  for (index, node) in collector.protocols {
    let found = node.optionalProperties.map { OptionalProperty($0, of: node) }
    guard !found.isEmpty else { continue }
    for property in found { drafts[index].blank(property.node) }
    drafts[index].declare(found, behind: node)
    properties += found
  }
  for type in collector.conformers.keys.sorted() {
    let classes = declarations.classes(above: type)
    let wanted = properties.filter { property in
      collector.implements(property, classes[...], declarations)
        && !collector.implements(property, classes.dropFirst(), declarations)
    }
    guard !wanted.isEmpty, let (index, place, hasNone) = collector.conformers[type]
    else { continue }
    drafts[index].insert(
      (hasNone ? ": " : ", ") + wanted.map(\.carrier).joined(separator: ", "), at: place)
  }
}

/// Properties of UIKit's that a protocol may ask for: a class has them from above.
private let inheritedProperties: [String: Set<String>] = [
  "UIViewController": [
    "navigationItem", "preferredContentSize", "tabBarItem", "title", "toolbarItems", "view",
  ],
  "UIView": [
    "alpha", "backgroundColor", "bounds", "center", "frame", "isHidden", "layer", "tag",
    "tintColor",
  ],
]

extension ProtocolDeclSyntax {
  /// The optional requirements that are properties.
  fileprivate var optionalProperties: [VariableDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter(\.isOptionalRequirement)
  }
}

extension VariableDeclSyntax {
  /// Whether it is a property that a class may leave out.
  var isOptionalRequirement: Bool {
    modifiers.has("optional") && bindings.first?.typeAnnotation != nil
  }
}

/// A property that not every class of a protocol has.
private struct OptionalProperty {
  let node: VariableDeclSyntax
  /// The full name of the protocol.
  let type: String
  let name: String

  init(_ node: VariableDeclSyntax, of type: ProtocolDeclSyntax) {
    self.node = node
    self.type = (LexicalTypes(around: type).innermost.map { "\($0)." } ?? "") + type.name.text
    name = node.bindings.first?.pattern.onOneLine ?? ""
  }

  private var scope: String { node.modifiers.has("static") ? "static " : "" }
  private var isOfType: Bool { !scope.isEmpty }
  private var valueType: TypeSyntax? { node.bindings.first?.typeAnnotation?.type }

  /// The full name of the protocol that has the property alone.
  var carrier: String { "\(type)Having\(name.prefix(1).uppercased())\(name.dropFirst())" }

  /// That protocol.
  var declaration: String {
    let own = carrier.split(separator: ".").last ?? ""
    let type = valueType?.onOneLine ?? "Any"
    return "protocol \(own): AnyObject { \(scope)var \(name): \(type) { get } }"
  }

  /// The property of all classes.
  var answer: String {
    let value =
      valueType?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? valueType
    return "\(scope)var \(name): (\(value?.onOneLine ?? "Any"))? "
      + "{ (self as? any \(carrier)\(isOfType ? ".Type" : "")).map { $0.\(name) } }"
  }
}

extension Draft {
  /// Declares what carries optional properties, and what asks for them.
  fileprivate func declare(_ properties: [OptionalProperty], behind node: ProtocolDeclSyntax) {
    let isPrivate = node.modifiers.has("private") || node.modifiers.has("fileprivate")
    let carriers = properties.map { (isPrivate ? "fileprivate " : "") + $0.declaration }
    let access = node.modifiers.has("public") ? "public " : ""
    let answers = properties.map { access + $0.answer }.joined(separator: "; ")
    addExtension(of: node, beside: carriers, with: answers)
  }
}

extension Declarations {
  /// Returns a class and those above it, as far as they are known, the nearest first.
  func classes(above type: String) -> [String] {
    let own = ancestry(of: type)
    guard let oldest = types[own[own.count - 1]]?.inheritedNames.first else {
      return own + chain(of: type).dropLast().reversed()
    }
    return own + chain(of: oldest).reversed()
  }

  /// Returns some protocols and those from which they are derived, as far as they are known.
  func protocols(above names: some Sequence<String>) -> Set<String> {
    var found = Set(names)
    var waiting = Array(found)
    while let name = waiting.popLast() {
      guard let type = types[name], type.isProtocol else { continue }
      waiting += type.inheritedNames.filter { found.insert($0).inserted }
    }
    return found
  }
}

/// Finds protocols, the protocols to which types conform, and their properties.
private final class ConformanceCollector: SyntaxVisitor {
  /// The file that is read, by its place among the files.
  var draft = 0
  private(set) var protocols: [(draft: Int, node: ProtocolDeclSyntax)] = []
  /// Where each type's list of protocols ends, and whether there is none yet.
  private(set) var conformers: [String: (draft: Int, place: Int, hasNone: Bool)] = [:]
  private var inherited: [String: Set<String>] = [:]
  private var propertyNames: [String: Set<String>] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  /// Returns whether one of some classes conforms to a property's protocol, and one has the property.
  func implements(
    _ property: OptionalProperty, _ classes: ArraySlice<String>, _ declarations: Declarations
  ) -> Bool {
    classes.contains {
      propertyNames[$0]?.contains(property.name) == true
        || inheritedProperties[$0]?.contains(property.name) == true
    }
      && classes.contains { type in
        declarations.protocols(above: inherited[type] ?? []).contains {
          $0 == property.type || property.type.hasSuffix(".\($0)")
        }
      }
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.append((draft, node))
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = LexicalTypes(around: node).innermost.map { "\($0)." } ?? ""
    let place = node.genericParameterClause?.bytes.upperBound ?? node.name.bytes.upperBound
    conformers[outer + node.name.text] = (
      draft, node.inheritanceClause?.bytes.upperBound ?? place, node.inheritanceClause == nil
    )
    return read(outer + node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.plainName
    // The class itself, which may stand in a later file, goes before its extensions.
    if conformers[type] == nil, let clause = node.inheritanceClause {
      conformers[type] = (draft, clause.bytes.upperBound, false)
    }
    return read(type, node.inheritanceClause)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = LexicalTypes(around: node).innermost {
      for binding in node.bindings {
        propertyNames[type, default: []].insert(binding.pattern.onOneLine)
      }
    }
    return .skipChildren
  }

  // What functions declare is no property.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func read(
    _ type: String, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    inherited[type, default: []].formUnion(clause?.inheritedTypes.map(\.type.plainName) ?? [])
    return .visitChildren
  }
}
