import SwiftSyntax

/// What stands for a type that only the running program knows, at one place of the files: generic
/// parameters, associated types and `Self`, with what is known of them.
struct ClassBounds {
  private let declarations: Declarations
  private let scopes: [Scope]

  /// A declaration around the place that names types.
  private struct Scope {
    /// The generic parameters, with what they are derived from.
    var parameters: [(name: String, bound: TypeSyntax?)] = []
    var requirements: GenericWhereClauseSyntax?
    /// The type whose braces these are; `nil` for those of a function.
    var type: String?
    var isProtocol = false
  }

  init(at node: some SyntaxProtocol, among declarations: Declarations) {
    self.declarations = declarations
    var scopes: [Scope] = []
    var ancestor = node.parent
    while let current = ancestor {
      if let last = current.nameOfDeclaredType {
        let full = LexicalTypes(around: current).innermost.map { "\($0).\(last)" } ?? last
        let name = declarations.types[full] == nil ? last : full
        let declared = declarations.types[name]
        // Parameters of an extension are those of its type.
        scopes.append(
          Scope(
            parameters: Self.parameters(
              current.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
                ?? declared?.parameters),
            requirements: current.requirements, type: name,
            isProtocol: current.is(ProtocolDeclSyntax.self) || declared?.isProtocol == true))
        if current.is(ExtensionDeclSyntax.self) {
          scopes.append(Scope(requirements: declared?.requirements))
        }
      } else if let generic = current.asProtocol((any WithGenericParametersSyntax).self) {
        scopes.append(
          Scope(
            parameters: Self.parameters(generic.genericParameterClause),
            requirements: generic.genericWhereClause))
      }
      ancestor = current.parent
    }
    self.scopes = scopes
  }

  private static func parameters(
    _ clause: GenericParameterClauseSyntax?
  ) -> [(name: String, bound: TypeSyntax?)] {
    clause?.parameters.map { ($0.name.text, $0.inheritedType) } ?? []
  }

  /// Returns whether a name, such as `T`, `Self` or `T.Content`, stands for a class of Objective-C's that
  /// only the running program knows.
  func isOpenClass(_ name: String) -> Bool {
    bounds(of: name.split(separator: ".").map(String.init))?.contains(where: isClass) ?? false
  }

  /// Returns what a type is derived from, as far as the declarations around the place say it; `nil` where
  /// none of them names the type.
  private func bounds(of path: [String]) -> [String]? {
    guard let last = path.last else { return nil }
    // In a protocol `Self.Content` is `Content`.
    let isOfSelf = path.count == 2 && path[0] == "Self"
    if isOfSelf, let found = associated(last), !found.isEmpty { return found + required(path) }
    if path.count > 1 {
      guard let owners = bounds(of: Array(path.dropLast())) else { return nil }
      let found = owners.flatMap { associated(last, of: $0) ?? [] }
      return found + required(path)
    }
    for scope in scopes {
      if let parameter = scope.parameters.first(where: { $0.name == last }) {
        return (parameter.bound.map(names) ?? []) + required(path)
      }
      guard let type = scope.type else { continue }
      if last == "Self" { return [type] + required(path) }
      if scope.isProtocol, let found = associated(last, of: type) { return found + required(path) }
    }
    return nil
  }

  /// Returns what an associated type of the innermost protocol around is derived from.
  private func associated(_ name: String) -> [String]? {
    scopes.lazy.filter(\.isProtocol).compactMap { scope in
      scope.type.flatMap { associated(name, of: $0) }
    }.first
  }

  /// Returns what an associated type of a protocol is derived from; `nil` where it has none of the name.
  private func associated(
    _ name: String, of type: String, besides seen: Set<String> = []
  ) -> [String]? {
    guard let declared = declarations.types[type], declared.isProtocol, !seen.contains(type) else {
      return nil
    }
    let own = declared.members.members.lazy
      .compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }.first { $0.name.text == name }
    let above = declared.inheritedNames.lazy
      .compactMap { associated(name, of: $0, besides: seen.union([type])) }.first
    guard own != nil || above != nil else { return nil }
    let inherited = own?.inheritanceClause?.inheritedTypes.flatMap { names($0.type) } ?? []
    let clauses = [declared.requirements, own?.genericWhereClause]
    return inherited + (above ?? [])
      + clauses.flatMap { Self.bounds(of: [name], in: $0, named: names) }
  }

  /// Returns what the clauses around the place say of a type.
  private func required(_ path: [String]) -> [String] {
    scopes.flatMap { Self.bounds(of: path, in: $0.requirements, named: names) }
  }

  private static func bounds(
    of path: [String], in clause: GenericWhereClauseSyntax?, named names: (TypeSyntax) -> [String]
  ) -> [String] {
    func plain(_ path: [String]) -> [String] {
      path.count > 1 && path[0] == "Self" ? Array(path.dropFirst()) : path
    }
    return clause?.requirements.flatMap { requirement -> [String] in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        plain(conformance.leftType.onOneLine.split(separator: ".").map(String.init)) == plain(path)
      else { return [] }
      return names(conformance.rightType)
    } ?? []
  }

  /// The names of `A & B`.
  private func names(_ type: TypeSyntax) -> [String] {
    type.as(CompositionTypeSyntax.self)?.elements.map(\.type.plainName) ?? [type.plainName]
  }

  private func isClass(_ name: String) -> Bool {
    declarations.isObjectiveC(name, seenFrom: scopes.lazy.compactMap(\.type).first ?? "")
  }
}

extension Declarations {
  /// Returns whether a type is a class that Objective-C would know, or a protocol for such classes alone.
  func isObjectiveC(_ type: String, seenFrom place: String = "") -> Bool {
    isObjectiveC(type, seenFrom: place, besides: [])
  }

  private func isObjectiveC(
    _ type: String, seenFrom place: String, besides seen: Set<String>
  ) -> Bool {
    guard let name = fullName(of: type, seenFrom: place), let declared = types[name] else {
      return type == "NSObject" || Facts.classesOfObjectiveC.contains(type)
        || managedClasses.contains(type)
    }
    guard !seen.contains(name) else { return false }
    let seen = seen.union([name])
    if declared.isProtocol {
      let required = declared.requirements?.requirements.compactMap { requirement -> String? in
        guard case .conformanceRequirement(let conformance) = requirement.requirement,
          conformance.leftType.onOneLine == "Self"
        else { return nil }
        return conformance.rightType.plainName
      }
      return (declared.inheritedNames + (required ?? [])).contains {
        isObjectiveC($0, seenFrom: name, besides: seen)
      }
    }
    guard declared.isClass else { return false }
    guard let base = declared.inheritedNames.first else { return managedClasses.contains(name) }
    return isObjectiveC(base, seenFrom: name, besides: seen)
  }
}

extension Syntax {
  /// What stands behind the `where` of a type or an extension.
  fileprivate var requirements: GenericWhereClauseSyntax? {
    self.as(ExtensionDeclSyntax.self)?.genericWhereClause
      ?? self.as(ProtocolDeclSyntax.self)?.genericWhereClause
      ?? asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
  }
}
