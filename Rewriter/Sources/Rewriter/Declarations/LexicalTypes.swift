import SwiftSyntax

/// The types in whose braces a node stands.
struct LexicalTypes {
  /// From the innermost: `Outer.Inner`, then `Outer`; a type inside of a function has no outer one
  /// in its name.
  let names: [String]
  /// Whether the innermost is a protocol or its extension, so that `Self` names the type.
  let innermostIsProtocol: Bool

  var innermost: String? { names.first }

  init(around node: some SyntaxProtocol) {
    var names: [String] = []
    var chain: [String] = []
    var innermostIsProtocol: Bool?

    func closeChain() {
      // From the innermost, `chain` holds the parts of one name.
      for count in stride(from: chain.count, to: 0, by: -1) {
        names.append(chain.suffix(count).reversed().joined(separator: "."))
      }
      chain = []
    }

    var ancestor = node.parent
    while let current = ancestor {
      if let name = current.nameOfDeclaredType {
        chain.append(name)
        innermostIsProtocol = innermostIsProtocol ?? current.is(ProtocolDeclSyntax.self)
      } else if current.isBody {
        closeChain()
      }
      ancestor = current.parent
    }
    closeChain()
    self.names = names
    self.innermostIsProtocol = innermostIsProtocol ?? false
  }
}

extension Syntax {
  /// The name of the type that it declares or extends; `nil` for all else.
  var nameOfDeclaredType: String? {
    switch kind {
    case .classDecl: self.as(ClassDeclSyntax.self)?.name.text
    case .structDecl: self.as(StructDeclSyntax.self)?.name.text
    case .enumDecl: self.as(EnumDeclSyntax.self)?.name.text
    case .actorDecl: self.as(ActorDeclSyntax.self)?.name.text
    case .protocolDecl: self.as(ProtocolDeclSyntax.self)?.name.text
    case .extensionDecl: self.as(ExtensionDeclSyntax.self)?.extendedType.plainName
    default: nil
    }
  }

  /// Whether types inside of it have no names outside.
  fileprivate var isBody: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .closureExpr,
      .subscriptDecl, .variableDecl:
      true
    default: false
    }
  }
}

extension TypeSyntax {
  /// `A.B` for `A<C>.B`, without what is generic, optional or written in other words.
  var plainName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) {
      return "\(type.baseType.plainName).\(type.name.text)"
    }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.plainName }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.plainName
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainName }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.plainName }
    return onOneLine
  }
}
