import SwiftSyntax

/// A method as one of the files declares it.
struct Method {
  let baseName: String
  /// One for each parameter; `_` for none.
  let labels: [String]
  /// Types as they are written, one for each parameter.
  let parameterTypes: [String]
  let hasResult: Bool
  let isOverride: Bool
  let isStatic: Bool
  /// Whether a class of its protocol may leave it out.
  let isOptional: Bool
  /// What `@objc(name:)` says.
  let givenObjectiveCName: String?

  init(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    baseName = node.name.text
    labels = parameters.map(\.firstName.text)
    parameterTypes = parameters.map(\.type.onOneLine)
    hasResult = node.signature.returnClause.map { !$0.type.isVoid } ?? false
    isOverride = node.modifiers.has("override")
    isStatic = node.modifiers.has("static") || node.modifiers.has("class")
    isOptional = node.modifiers.has("optional")
    givenObjectiveCName = node.attributes.named("objc")?.arguments?.onOneLine
      .filter { !$0.isWhitespace }
  }

  /// As in `#selector`: `f`, `f(_:)` or `f(a:b:)`.
  var fullName: String { Self.fullName(baseName, labels) }

  static func fullName(_ baseName: String, _ labels: [String]) -> String {
    labels.isEmpty ? baseName : "\(baseName)(\(labels.map { "\($0):" }.joined()))"
  }

  /// As Objective-C calls it: `f`, `f:` or `fWithA:b:`.
  var objectiveCName: String {
    givenObjectiveCName ?? inferredObjectiveCName(baseName, labels)
  }
}

extension TypeSyntax {
  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(onOneLine) }
}

extension DeclModifierListSyntax {
  /// Returns whether a modifier is among them.
  func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension AttributeListSyntax {
  /// Returns the first attribute of a name, such as `objc`.
  func named(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.plainName == name }
  }
}

extension AttributeSyntax {
  /// Its name without `@` and arguments.
  var plainName: String { attributeName.onOneLine }
}
