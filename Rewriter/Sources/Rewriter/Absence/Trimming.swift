import SwiftSyntax

/// Leaves out of one file what does not compile without what is not here.
final class Trimming {
  private let file: Remains.File
  let names: Set<String>
  /// The classes that stand for others, which are made without arguments.
  let boxes: Set<String>
  private let isEntry: Bool
  let draft: Draft
  private let lines: [Substring]
  private let starts: [Int]
  private var cuts: [Remains.Cut] = []
  /// The names of what was left out.
  private(set) var found: Set<String> = []
  private(set) var lostScenes: [String] = []
  /// Protocols that lost a part.
  private(set) var weakened: Set<String> = []
  /// Classes that went for what stands before their braces.
  private(set) var shells: [Shell] = []
  /// Properties that went, but for those that override others.
  private(set) var properties: [Property] = []
  private let knownAsWeakened: Set<String>
  /// Modules whose imports went.
  private var missingModules: Set<String> = []

  /// A property of a type.
  struct Property {
    let name: String
    let type: String
  }

  /// A class that went for what stands before its brace.
  struct Shell {
    let name: String
    let superclass: String
    var modules: [String] = []
  }

  init(
    of file: Remains.File, names: Set<String>, weakened: Set<String> = [], boxes: Set<String>,
    isEntry: Bool
  ) {
    knownAsWeakened = weakened
    (self.file, self.names) = (file, names)
    (self.boxes, self.isEntry) = (boxes, isEntry)
    draft = Draft(SourceFile(name: file.name, text: file.text))
    lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    var starts = [0]
    for line in lines { starts.append((starts.last ?? 0) + line.utf8.count + 1) }
    self.starts = starts
  }

  /// Returns the file as it is now; `nil` where nothing was left out.
  func finished() -> Remains.File? {
    guard !cuts.isEmpty else { return nil }
    var file = file
    file.text = draft.finished().text
    file.cuts += cuts
    file.modules = Set(file.modules).union(missingModules).sorted()
    return file
  }

  /// Leaves out what some complaints are about, where those have a cause of a kind.
  func leaveOut(_ complaints: [Complaint], where isCaused: (Cause) -> Bool) {
    for complaint in complaints {
      guard (1...lines.count).contains(complaint.line) else { continue }
      let offset = starts[complaint.line - 1] + complaint.column - 1
      guard
        let token = draft.tree.token(at: AbsolutePosition(utf8Offset: offset)),
        case let cause = Cause(
          complaint, at: token, in: file, line: lines[complaint.line - 1], names, knownAsWeakened),
        isCaused(cause)
      else { continue }
      if let module = cause.partOfModule { missingModules.insert(module) }
      if let name = complaint.missingName { found.insert(name) }
      if let module = complaint.missingModule { missingModules.insert(module) }
      if isEntry {
        leaveOutScene(at: token)
      } else if !leaveOutProtocol(at: token, complaint), !leaveOutClause(at: token, complaint),
        !leaveOutArguments(at: token, complaint)
      {
        cut(at: token)
      }
    }
  }

  /// Leaves a scene out of the entry's list.
  private func leaveOutScene(at token: TokenSyntax) {
    var node = Syntax(token)
    while let parent = node.parent {
      if let element = node.as(ArrayElementSyntax.self), parent.is(ArrayElementListSyntax.self),
        let call = element.expression.as(FunctionCallExprSyntax.self)
      {
        let name = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
          .representedLiteralValue
        if let name { lostScenes.append(name) }
        draft.blank(element)
        note(node, in: node, isBody: false)
        return
      }
      node = parent
    }
  }

  /// Leaves out the smallest part in which a token stands that can go by itself.
  private func cut(at token: TokenSyntax) {
    var node = Syntax(token)
    while let parent = node.parent {
      if let type = node.as(InheritedTypeSyntax.self), leaveOut(type) { return }
      if let item = node.as(SwitchCaseSyntax.self), !item.label.is(SwitchDefaultLabelSyntax.self) {
        return take(Syntax(item), named: [], in: item.member)
      }
      if let item = node.as(CodeBlockItemSyntax.self), parent.is(CodeBlockItemListSyntax.self) {
        noteShell(item, at: token)
        leaveOutVariable(of: item)
        // A declaration outside of types is one of the program's members.
        return take(Syntax(item), named: item.item.declaredNames, in: Syntax(item).member)
      }
      if let item = node.as(MemberBlockItemSyntax.self) {
        if empty(item, at: token) { return }
        if let type = parent.parent?.parent?.as(ProtocolDeclSyntax.self) {
          weakened.insert(type.name.text)
        }
        return take(Syntax(item), named: Syntax(item.decl).declaredNames, in: Syntax(item))
      }
      node = parent
    }
  }

  /// Notes a class outside of others that goes for what stands before its brace.
  private func noteShell(_ item: CodeBlockItemSyntax, at token: TokenSyntax) {
    guard let type = item.item.as(ClassDeclSyntax.self),
      item.parent?.parent?.is(SourceFileSyntax.self) == true,
      token.bytes.lowerBound < type.memberBlock.leftBrace.bytes.lowerBound,
      let superclass = type.inheritanceClause?.inheritedTypes.first?.type.plainName
    else { return }
    shells.append(Shell(name: type.name.text, superclass: superclass))
  }

  func take(_ node: Syntax, named names: Set<String>, in scope: Syntax) {
    draft.blank(node)
    found.formUnion(names)
    noteProperties(of: node)
    note(node, in: scope, isBody: false)
  }

  private func noteProperties(of node: Syntax) {
    guard let variable = node.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self),
      !variable.modifiers.has("override"), let type = LexicalTypes(around: variable).innermost
    else { return }
    properties += variable.bindings.compactMap { binding in
      binding.pattern.as(IdentifierPatternSyntax.self).map {
        Property(name: $0.identifier.text, type: type)
      }
    }
  }

  /// Notes that something was left out.
  func note(_ node: Syntax, in scope: Syntax, isBody: Bool) {
    func last(_ node: Syntax) -> Int {
      line(of: max(node.bytes.lowerBound, node.bytes.upperBound - 1))
    }
    cuts.append(
      Remains.Cut(
        first: line(of: node.bytes.lowerBound), last: last(node),
        scope: line(of: scope.bytes.lowerBound)...last(scope), isBody: isBody))
  }

  private func line(of offset: Int) -> Int {
    starts.lastIndex { $0 <= offset }.map { $0 + 1 } ?? 1
  }

  /// Leaves a protocol out of what a type conforms to; not a class's superclass, without which nothing
  /// of it means the same.
  private func leaveOut(_ type: InheritedTypeSyntax, isProtocol: Bool = false) -> Bool {
    guard let list = type.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return false }
    let isFirst = list.first?.id == type.id
    let name = type.type.plainName
    let isOfClass = clause.parent?.is(ClassDeclSyntax.self) == true
    let readsAsProtocol = ["Delegate", "DataSource", "Protocol", "able"].contains(
      where: name.hasSuffix)
    guard !isFirst || !isOfClass || isProtocol || readsAsProtocol else { return false }
    // What is left out already counts as gone.
    let others = list.filter { $0.id != type.id && !draft.hasEdit(around: $0.bytes) }
    if others.isEmpty {
      draft.blank(clause)
    } else if let comma = type.trailingComma {
      draft.blank(type.bytes.lowerBound..<comma.bytes.upperBound)
    } else {
      let before = list.filter { $0.bytes.upperBound <= type.bytes.lowerBound }.last
      if let comma = before?.trailingComma { draft.blank(comma) }
      draft.blank(type)
    }
    if !isProtocol { found.insert(name) }
    if let owner = clause.parent?.as(ProtocolDeclSyntax.self) { weakened.insert(owner.name.text) }
    note(Syntax(type), in: Syntax(type), isBody: false)
    return true
  }

  /// Leaves out of a type's clause a protocol to which it does not conform any more.
  ///
  /// - Returns: false where the complaint is about something else, or the clause does not name the protocol.
  private func leaveOutProtocol(at token: TokenSyntax, _ complaint: Complaint) -> Bool {
    guard let name = complaint.protocolOfConformance else { return false }
    var ancestor = token.parent
    while let node = ancestor {
      if let type = node.asProtocol((any DeclGroupSyntax).self) {
        guard
          let found = type.inheritanceClause?.inheritedTypes
            .first(where: { $0.type.plainName == name })
        else { return false }
        // What takes it for one of the protocol is wrong now.
        self.found.formUnion(complaint.quotedNames.subtracting([name]))
        return leaveOut(found, isProtocol: true)
      }
      ancestor = node.parent
    }
    return false
  }

  /// Gives a function or a computed property of which a part went the body that does nothing.
  ///
  /// - Returns: false where there is none, or where it has that body already.
  private func empty(_ item: MemberBlockItemSyntax, at token: TokenSyntax) -> Bool {
    let line = line(of: token.bytes.lowerBound)
    let isEmptied = file.cuts.contains { $0.isBody && $0.scope.contains(line) }
    guard !isEmptied else { return false }
    let body: Range<Int>
    let value: String?
    if let node = item.decl.as(FunctionDeclSyntax.self), let block = node.body {
      body = block.leftBrace.bytes.upperBound..<block.rightBrace.bytes.lowerBound
      let result = node.signature.returnClause?.type
      value = result.map { $0.isVoid ? "" : emptyValue(of: $0) } ?? ""
    } else if let node = item.decl.as(VariableDeclSyntax.self), let binding = node.bindings.first,
      let block = binding.accessorBlock, case .getter = block.accessors,
      let type = binding.typeAnnotation?.type
    {
      body = block.leftBrace.bytes.upperBound..<block.rightBrace.bytes.lowerBound
      value = emptyValue(of: type)
    } else if let node = item.decl.as(DeinitializerDeclSyntax.self), let block = node.body {
      body = block.leftBrace.bytes.upperBound..<block.rightBrace.bytes.lowerBound
      value = ""
    } else {
      return false
    }
    guard let value, body.lowerBound <= token.bytes.lowerBound else { return false }
    draft.replace(body, with: value.isEmpty ? "" : " return \(value) ")
    note(Syntax(item), in: Syntax(item), isBody: true)
    return true
  }

  /// Returns a value of a type that shows nothing; `nil` where there is none.
  private func emptyValue(of type: TypeSyntax) -> String? {
    if let value = standInValue(of: type) ?? valuesOfNothing[type.plainName] { return value }
    if let function = type.functionType { return function.nothing(emptyValue) }
    let name = type.plainName
    // A collection view takes no cells that it did not give.
    if ["UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView"].contains(
      name)
    {
      return "\(name)._absent()"
    }
    let endings = ["View", "Cell", "Label", "Button", "Control", "ViewController"]
    return name.hasPrefix("UI") && endings.contains(where: name.hasSuffix) ? "\(name)()" : nil
  }
}

/// What shows or tells nothing, of types whose values do not say so by zero or `nil`; a publisher ends at once.
private let valuesOfNothing: [String: String] = [
  "AnyCancellable": "AnyCancellable {}", "AnyPublisher": "Empty().eraseToAnyPublisher()",
  "Array": "[]", "Data": "Data()", "Dictionary": "[:]", "IndexPath": "IndexPath()",
  "IndexSet": "IndexSet()", "NSAttributedString": "NSAttributedString()",
  "NSMutableAttributedString": "NSMutableAttributedString()", "Set": "[]", "UIColor": ".clear",
  "UIImage": "UIImage()",
]

extension TypeSyntax {
  /// The function that it is, without what stands before it.
  fileprivate var functionType: FunctionTypeSyntax? {
    self.as(FunctionTypeSyntax.self)
      ?? self.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
  }
}

extension FunctionTypeSyntax {
  /// A closure that does nothing and gives what a function tells for its result; `nil` where it tells nothing.
  fileprivate func nothing(_ value: (TypeSyntax) -> String?) -> String? {
    let result = returnClause.type
    guard let given = result.isVoid ? "" : value(result) else { return nil }
    let names = parameters.map { _ in "_" }.joined(separator: ", ")
    return names.isEmpty ? "{ \(given) }" : "{ \(names) in \(given) }"
  }
}

extension Syntax {
  /// The member of a type in which it stands, or what stands outside of types.
  var member: Syntax {
    var node = self
    var outermost = self
    while let parent = node.parent {
      if node.is(MemberBlockItemSyntax.self) { return node }
      if node.is(CodeBlockItemSyntax.self) { outermost = node }
      node = parent
    }
    return outermost
  }

  /// The names that a declaration gives; a type with those of its members, which are gone with it.
  fileprivate var declaredNames: Set<String> {
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }
}

extension SwitchCaseSyntax {
  fileprivate var member: Syntax { Syntax(self).member }
}

extension CodeBlockItemSyntax.Item {
  /// The names that a statement or a declaration gives.
  fileprivate var declaredNames: Set<String> { Syntax(self).declaredNames }
}

/// Finds what some code declares, but not what is declared in functions and closures of it.
private final class NameFinder: SyntaxVisitor {
  private(set) var found: Set<String> = []

  private func add(_ token: TokenSyntax) { found.insert(token.text) }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier)
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    // Calls name the type.
    if let type = LexicalTypes(around: node).innermost {
      found.insert(type.split(separator: ".").last.map(String.init) ?? type)
    }
    return .skipChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .skipChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .skipChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
