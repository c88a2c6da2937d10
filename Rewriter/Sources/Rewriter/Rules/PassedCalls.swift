import SwiftSyntax

// What a method needs that passes its call on to another one of the same parameters.
extension FunctionDeclSyntax {
  /// Whether it takes any number of arguments, which cannot be passed on.
  var takesAnyNumber: Bool {
    signature.parameterClause.parameters.contains { $0.ellipsis != nil }
  }

  /// The method on one line without attributes, modifiers and body, and with a name for each
  /// parameter: `f(_: Int)` becomes `f(_ argument1: Int)`.
  var headingWithNames: String {
    let generics = genericParameterClause?.onOneLine ?? ""
    let condition = genericWhereClause.map { " \($0.onOneLine)" } ?? ""
    return "func \(name.text)\(generics)\(signature.withNames)\(condition)"
  }

  /// Returns the call that passes all arguments on.
  ///
  /// - Parameter method: the other method, with what stands before its name.
  /// - Returns: the call with `try` and `await` where the method has them.
  func call(of method: String) -> String {
    let arguments = signature.parameterClause.parameters.enumerated().map { place, parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let isInout = parameter.type.onOneLine.hasPrefix("inout ")
      let name = (parameter.secondName ?? parameter.firstName).text
      return label + (isInout ? "&" : "") + (name == "_" ? "argument\(place + 1)" : name)
    }
    let effects = signature.effectSpecifiers
    let marks =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    return "\(marks)\(method)(\(arguments.joined(separator: ", ")))"
  }
}

extension FunctionSignatureSyntax {
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
  /// The modifiers that a method that passes calls on has to repeat, each with a space behind it.
  var kept: String {
    let kept: Set<String> = [
      "public", "open", "internal", "override", "class", "static", "nonisolated",
    ]
    return filter { kept.contains($0.name.text) }.map { "\($0.onOneLine) " }.joined()
  }
}
