import SwiftSyntax

extension Trimming {
  /// Why the compiler complains of a place.
  struct Cause {
    private let complaint: Complaint
    private let token: TokenSyntax
    private let file: Remains.File
    private let line: Substring
    private let names: Set<String>
    private let weakened: Set<String>

    /// - Parameters:
    ///   - complaint: what it says.
    ///   - token: what stands there.
    ///   - file: the file.
    ///   - line: the whole line.
    ///   - names: what is not here, or was left out.
    ///   - weakened: protocols that lost a part.
    init(
      _ complaint: Complaint, at token: TokenSyntax, in file: Remains.File, line: Substring,
      _ names: Set<String>, _ weakened: Set<String> = []
    ) {
      self.weakened = weakened
      (self.complaint, self.token, self.file) = (complaint, token, file)
      (self.line, self.names) = (line, names)
    }

    /// Whether it names something that is not here, or was left out.
    var namesWhatIsMissing: Bool {
      let quoted = complaint.quotedNames
      if !quoted.isDisjoint(with: names) { return true }
      // A delegate or a kind of something that is not here.
      if let name = complaint.missingName,
        names.contains(where: { $0.isTitle && name.hasPrefix($0) })
      {
        return true
      }
      if complaint.missingModule != nil || partOfModule != nil { return true }
      guard !file.modules.isEmpty else { return false }
      let isMissing =
        complaint.missingName != nil || complaint.text.hasPrefix("unknown attribute")
      return isMissing && quoted.contains(where: \.isTitle)
    }

    /// Whether it names what is missing before the brace of a class outside of others.
    var standsBeforeBrace: Bool {
      guard namesWhatIsMissing else { return false }
      var node = Syntax(token)
      while let parent = node.parent {
        if let type = node.as(ClassDeclSyntax.self),
          parent.parent?.is(CodeBlockItemSyntax.self) == true
            || parent.is(CodeBlockItemSyntax.self)
        {
          return token.bytes.lowerBound < type.memberBlock.leftBrace.bytes.lowerBound
        }
        if node.is(MemberBlockSyntax.self) { return false }
        node = parent
      }
      return false
    }

    /// The module of Apple's of which a part is here, where it is about a member that one of its types has on
    /// Apple's systems alone.
    var partOfModule: String? {
      let quoted = complaint.text.split(separator: "'")
      if complaint.text.contains("' is not a member type of "), let owner = quoted.last {
        // 'Combine.Publishers'
        let parts = owner.split(separator: ".").map(String.init)
        let isModule = parts.count > 1 && Facts.namesOfModules[parts[0]] != nil
        return parts.dropFirst(isModule ? 1 : 0).first.flatMap(moduleOfPart)
      }
      if complaint.text.contains(" has no member '") {
        let quoted = quoted.dropFirst().first ?? ""
        let type = quoted.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return moduleOfPart(String(type))
      }
      guard complaint.text.contains("does not override") else { return nil }
      let type = token.ancestor(ClassDeclSyntax.self, below: SourceFileSyntax.self)
      return type?.inheritanceClause?.inheritedTypes.first.flatMap {
        moduleOfPart($0.type.plainName)
      }
    }

    /// Whether it stands in a declaration that names a protocol which lost a part before its brace, or what is not
    /// here: what it has of that, nobody knows.
    var comesOfWhatIsWeakened: Bool {
      let gone = weakened.union(names.filter(\.isTitle))
      var ancestor = token.parent
      while let node = ancestor {
        let words = node.wordsOfHeader
        if !words.isDisjoint(with: gone) { return true }
        ancestor = node.parent
      }
      return false
    }

    /// Whether it may come of what a library that is not here adds to types: a member that nobody has, arguments that
    /// no initializer takes, a function that is nowhere.
    ///
    /// Swift lets all files of an app see what one of them imports in this way; what has no type in front of it is
    /// looked for in files alone that import the library.
    var mayBeOfLibrary: Bool {
      complaint.text.contains(" has no member '")
        || complaintsOfArguments.contains { complaint.text.hasPrefix($0) } || mayBeOfType
        || complaint.text.hasSuffix("' references itself")
        || file.importsLibrary && complaint.missingName != nil
    }

    /// Whether it may come of a member that the library adds to types themselves, while UIKit's objects have one of that
    /// name: `Cell.reuseIdentifier`, `kind.reuseIdentifier` of a parameter `T.Type`.
    private var mayBeOfType: Bool {
      if complaint.text.hasPrefix("instance member '") {
        return complaint.text.contains("' cannot be used on type '")
      }
      guard complaint.text.hasPrefix("value of optional type '"),
        let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        member.declName.baseName.id == token.id,
        let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return false }
      let type = WrittenTypes(declarations: Declarations()).type(of: base, at: member)
      return type?.hasSuffix(".Type") == true
    }

    /// Whether a type does not conform to a protocol any more because a member of it was left out.
    private var losesConformance: Bool {
      guard complaint.protocolOfConformance != nil else { return false }
      var ancestor = token.parent
      while let node = ancestor {
        if node.asProtocol((any DeclGroupSyntax).self) != nil {
          let last = complaint.line + "\(node)".count(where: \.isNewline)
          return file.cuts.contains { $0.first >= complaint.line && $0.last <= last }
        }
        ancestor = node.parent
      }
      return false
    }

    /// Whether a method stands in the place of a property that was left out and had its base name:
    /// `page.tableView`, beside `tableView(_:didSelectRowAt:)`.
    private var meansMethod: Bool {
      let isOfFunction =
        complaint.text.contains(") -> ") || complaint.text.contains("without a contextual type")
        || complaint.text.hasPrefix("ambiguous use of '")
      guard isOfFunction else { return false }
      let item = token.ancestor(CodeBlockItemSyntax.self, below: MemberBlockSyntax.self)
      let finder = UncalledFinder(names)
      if let item { finder.walk(item) }
      return finder.isFound
    }

    /// Whether it stands where something was left out: in the same member, in a class derived from
    /// what is not here, or in a line with its name; or in a library.
    var comesOfWhatIsMissing: Bool {
      if file.isOfOthers || losesConformance || meansMethod { return true }
      if file.cuts.contains(where: { $0.scope.contains(complaint.line) }) { return true }
      let types = LexicalTypes(around: token).names.compactMap { $0.split(separator: ".").last }
      if types.contains(where: { names.contains(String($0)) }) { return true }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      let isOverride = complaint.text.contains("does not override")
      return words.contains {
        names.contains($0) && (isOverride || $0.isTitle || absentMembers.contains($0))
      }
    }
  }
}

extension Remains.File {
  /// Whether it imports a library that is not here, of which nobody knows what it adds to types.
  var importsLibrary: Bool { modules.contains { isLibrary($0) } }

  private func isLibrary(_ module: String) -> Bool {
    missingModules[module] == nil && !absentNames.contains { $0.module == module }
  }
}

/// How the compiler begins where a call fits nothing that has the name.
private let complaintsOfArguments = [
  "extra argument", "incorrect argument label", "argument passed to call that takes no arguments",
  "no exact matches in call to", "missing argument", "no 'init' candidates",
]

extension String {
  /// Whether it reads as the name of a type, and not as the first letters of many.
  fileprivate var isTitle: Bool { first?.isUppercase == true && count > 3 }
}

/// Returns the module of Apple's with a part here that has a type; `nil` for none, or one that is whole.
private func moduleOfPart(_ type: String) -> String? {
  modulesOfParts.first { Facts.namesOfModules[$0]?.contains(type) == true }
}

/// The modules of Apple's of which a part is here: all but UIKit, what it is made of and Swift's own, of which a
/// missing name is said.
private let modulesOfParts = Facts.namesOfModules.keys.filter {
  ![
    "CoreGraphics", "Dispatch", "Foundation", "FoundationEssentials", "QuartzCore", "Swift",
    "UIKit",
  ].contains($0)
}.sorted()

extension Syntax {
  /// The names that stand before the brace of a declaration; none for what has no brace.
  fileprivate var wordsOfHeader: Set<String> {
    let end =
      asProtocol((any DeclGroupSyntax).self)?.memberBlock.position
      ?? self.as(FunctionDeclSyntax.self)?.body?.position
      ?? self.as(InitializerDeclSyntax.self)?.body?.position
    guard let end else { return [] }
    var words: Set<String> = []
    for token in tokens(viewMode: .sourceAccurate) {
      guard token.position < end else { break }
      if case .identifier(let name) = token.tokenKind { words.insert(name) }
    }
    return words
  }
}

/// Finds uses of some names that are not called.
private final class UncalledFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let names: Set<String>

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let used = member?.declName.id == node.id ? member.map { Syntax($0) } : Syntax(node)
    let isCalled =
      used?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == used?.id
    if names.contains(node.baseName.text), node.argumentNames == nil, !isCalled { isFound = true }
    return .skipChildren
  }
}
