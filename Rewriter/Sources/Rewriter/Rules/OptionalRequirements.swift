import SwiftSyntax

/// Lets optional requirements of the files' protocols be missing, as Objective-C does.
///
/// Swift would take a class's `String` for no `String?`, and knows no method that may be missing. So
/// `@objc optional var title: String { get }` leaves its protocol `P` for one of its own,
/// `PHavingTitle`, and `@objc optional func may(_ a: A) -> Bool` for `PHavingMay_`. The classes that
/// conform to `P` and declare `title` conform to that, too, and an extension of `P` asks for it: `title`,
/// or the function `may_`, is `nil` of all other classes. Everything stands on the line on which it
/// stood, or on that of a closing brace.
func answerOptionalRequirements(in drafts: [Draft], among declarations: Declarations) {
  let collector = ConformanceCollector()
  var requirements: [OptionalRequirement] = []
  for (index, draft) in drafts.enumerated() {
    collector.draft = index
    collector.walk(draft.tree)
  }
  for (index, node) in collector.protocols {
    let found = node.memberBlock.members.compactMap { OptionalRequirement($0.decl, of: node) }
    guard !found.isEmpty else { continue }
    for requirement in found { drafts[index].leaveOut(requirement.node) }
    drafts[index].declare(found, behind: node)
    requirements += found
  }
  for type in collector.conformers.keys.sorted() {
    let classes = declarations.classes(above: type)
    let wanted = requirements.filter { requirement in
      collector.implements(requirement, classes[...], declarations)
        && !collector.implements(requirement, classes.dropFirst(), declarations)
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

extension VariableDeclSyntax {
  /// Whether it is a property that a class may leave out.
  var isOptionalRequirement: Bool {
    modifiers.has("optional") && bindings.first?.typeAnnotation != nil
  }
}

extension Method {
  /// What the function is called that is nil where nobody implements an optional method: `f_` for
  /// `f(_:)`, `f__` for `f()`, `f__with` for `f(_:with:)`.
  var nameOfFunction: String {
    baseName + (labels.isEmpty ? "__" : labels.map { $0 == "_" ? "_" : "_\($0)" }.joined())
  }
}

/// A property or a method that not every class of a protocol has.
private struct OptionalRequirement {
  let node: DeclSyntax
  /// The full name of the protocol.
  let type: String
  /// The property's name, or the method's full one.
  let name: String
  /// The name in the protocol that has it alone.
  private let title: String
  /// What that protocol requires.
  private let requirement: String
  /// What the extension of all classes declares: its name and type, without `nil`.
  private let answered: String
  /// What gives it in a class that has it, behind `$0.`.
  private let member: String
  private let isOfType: Bool

  /// Reads a requirement; `nil` for one that every class has.
  init?(_ member: DeclSyntax, of type: ProtocolDeclSyntax) {
    let outer = LexicalTypes(around: type).innermost.map { "\($0)." } ?? ""
    self.type = outer + type.name.text
    node = member
    if let node = member.as(VariableDeclSyntax.self), node.isOptionalRequirement {
      let type = node.bindings.first?.typeAnnotation?.type
      name = node.bindings.first?.pattern.onOneLine ?? ""
      title = name
      requirement = "var \(name): \(type?.onOneLine ?? "Any") { get }"
      answered = "\(name): (\(type?.withoutMark ?? "Any"))"
      self.member = name
      isOfType = node.modifiers.has("static")
    } else if let node = member.as(FunctionDeclSyntax.self), node.modifiers.has("optional") {
      let method = Method(node)
      name = method.fullName
      title = method.nameOfFunction
      requirement = "func \(node.name.text)\(node.signature.onOneLine)"
      answered = "\(title): (\(node.signature.typeOfFunction))"
      self.member = method.fullName
      isOfType = method.isStatic
    } else {
      return nil
    }
  }

  private var scope: String { isOfType ? "static " : "" }

  /// The full name of the protocol that has it alone.
  var carrier: String { "\(type)Having\(title.prefix(1).uppercased())\(title.dropFirst())" }

  /// That protocol.
  var declaration: String {
    "protocol \(carrier.split(separator: ".").last ?? ""): AnyObject { \(scope)\(requirement) }"
  }

  /// The property of all classes.
  var answer: String {
    "\(scope)var \(answered)? "
      + "{ (self as? any \(carrier)\(isOfType ? ".Type" : "")).map { $0.\(member) } }"
  }
}

extension TypeSyntax {
  /// The type, without the mark of one that is unwrapped by itself: that is an optional.
  fileprivate var withoutMark: String {
    self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType.onOneLine ?? onOneLine
  }

  /// The type as a function takes or gives it.
  fileprivate var inFunction: String {
    self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? "\(withoutMark)?" : onOneLine
  }
}

extension FunctionSignatureSyntax {
  /// The type of the function that a method is.
  fileprivate var typeOfFunction: String {
    let parameters = parameterClause.parameters.map {
      $0.type.inFunction + ($0.ellipsis == nil ? "" : "...")
    }
    let effects = effectSpecifiers.map { "\($0.onOneLine) " } ?? ""
    let result = returnClause?.type.inFunction ?? "Void"
    return "(\(parameters.joined(separator: ", "))) \(effects)-> \(result)"
  }
}

extension Draft {
  /// Declares what carries optional requirements, and what asks for them.
  fileprivate func declare(
    _ requirements: [OptionalRequirement], behind node: ProtocolDeclSyntax
  ) {
    let isPrivate = node.modifiers.has("private") || node.modifiers.has("fileprivate")
    let carriers = requirements.map { (isPrivate ? "fileprivate " : "") + $0.declaration }
    let access = node.modifiers.has("public") ? "public " : ""
    let answers = requirements.map { access + $0.answer }.joined(separator: "; ")
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

/// Finds protocols, the protocols to which types conform, and their members.
private final class ConformanceCollector: SyntaxVisitor {
  /// The file that is read, by its place among the files.
  var draft = 0
  private(set) var protocols: [(draft: Int, node: ProtocolDeclSyntax)] = []
  /// Where each type's list of protocols ends, and whether there is none yet.
  private(set) var conformers: [String: (draft: Int, place: Int, hasNone: Bool)] = [:]
  private var inherited: [String: Set<String>] = [:]
  /// Names of properties and full names of methods.
  private var memberNames: [String: Set<String>] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  /// Returns whether one of some classes conforms to a requirement's protocol, and one has it.
  func implements(
    _ requirement: OptionalRequirement, _ classes: ArraySlice<String>, _ declarations: Declarations
  ) -> Bool {
    classes.contains {
      memberNames[$0]?.contains(requirement.name) == true
        || inheritedProperties[$0]?.contains(requirement.name) == true
    }
      && classes.contains { type in
        declarations.protocols(above: inherited[type] ?? []).contains {
          $0 == requirement.type || requirement.type.hasSuffix(".\($0)")
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
        memberNames[type, default: []].insert(binding.pattern.onOneLine)
      }
    }
    return .skipChildren
  }

  // What functions declare is no member; a private one is none for Objective-C.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = LexicalTypes(around: node).innermost, !node.modifiers.has("private"),
      !node.modifiers.has("fileprivate")
    {
      memberNames[type, default: []].insert(Method(node).fullName)
    }
    return .skipChildren
  }

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
