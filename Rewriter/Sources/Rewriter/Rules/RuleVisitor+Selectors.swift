import SwiftSyntax

extension RuleVisitor {
  /// Rewrites `#selector(method)` as `Selector(Type.method, "name")`.
  ///
  /// The type is named and not left to `self`, which is not there yet in the first value of a
  /// property, and which the selector would keep alive.
  func rewriteSelector(of expression: ExprSyntax, at node: some SyntaxProtocol) {
    let (expression, cast) = expression.withoutParenthesesAndCast
    guard let target = selectorTarget(of: expression, at: node) else {
      draft.say(.selectorOfUnknownType(expression: expression.onOneLine), at: node)
      draft.replace(node, with: unknownSelector(expression.onOneLine))
      return
    }
    let candidates = declarations.methods(target.baseName, labels: target.labels, in: target.type)
    let fitting = candidates.filter { method in
      cast.map { $0.parameterTypes.count == method.labels.count } ?? true
    }
    let method = fitting.first { $0.parameterTypes == cast?.parameterTypes } ?? fitting.first
    guard method.map({ $0.labels.count <= Self.mostValues }) ?? true else {
      draft.say(.selectorOfManyArguments(method: method?.fullName ?? target.baseName), at: node)
      draft.replace(node, with: unknownSelector(method?.objectiveCName ?? target.baseName))
      return
    }
    draft.replace(node, with: selector(target, method, cast, isOverloaded: fitting.count > 1))
  }

  /// How many values a method takes at most: those that are told of a saved photo take three.
  private static let mostValues = 3

  /// Rewrites `Selector("name:")` where the files declare what it names.
  ///
  /// - Returns: False for other calls.
  func rewriteSelectorCall(_ node: FunctionCallExprSyntax) -> Bool {
    guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Selector", "NSSelectorFromString"].contains(called),
      !declarations.globalNames.contains(called),
      node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil
    else { return false }
    let value = argument.expression.withoutParenthesesAndCast.expression
    guard let literal = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      if let text = value.as(StringLiteralExprSyntax.self), let selector = selector(like: text) {
        draft.replace(node, with: selector)
        return true
      }
      // An unapplied method, as Flipbook itself has it, is no string.
      guard
        called == "NSSelectorFromString" || value.is(FunctionCallExprSyntax.self)
          || value.is(StringLiteralExprSyntax.self)
      else { return false }
      draft.say(.selectorFromValue, at: node)
      draft.replace(node, with: "Selector.named(\(value.onOneLine), among: [])")
      return true
    }
    let types = LexicalTypes(around: node).names
    let near = types.first { method(objectiveCName: literal, in: $0) != nil }
    let far = declarations.methods.keys.sorted()
      .filter { type in (declarations.methods[type] ?? []).contains { $0.objectiveCName == literal }
      }
    guard let type = near ?? (far.count == 1 ? far[0] : nil),
      let method = method(objectiveCName: literal, in: type)
    else {
      if node.isAskedFor || node.isGivenToRuntime {
        // Nobody answers to it here, nor would UIKit to a name of its own that it keeps to itself.
        draft.replace(node, with: "nil")
      } else if literal == "setDebugEnabled:" {
        draft.replace(
          node,
          with: "Selector({ (object: UIDynamicAnimator) -> @MainActor () -> Void in "
            + "{ object.setValue(true, forKey: \"debugEnabled\") } }, \"setDebugEnabled:\")")
      } else {
        draft.say(.selectorOfUnknownName(name: literal), at: node)
        draft.replace(node, with: unknownSelector(literal))
      }
      return true
    }
    guard method.labels.count <= Self.mostValues else {
      draft.say(.selectorOfManyArguments(method: method.fullName), at: node)
      draft.replace(node, with: unknownSelector(method.objectiveCName))
      return true
    }
    let target = SelectorTarget(
      type: type, written: type, baseName: method.baseName, labels: method.labels)
    draft.replace(node, with: selector(target, method, nil, isOverloaded: false))
    return true
  }

  /// Returns a selector whose name is made when the program runs, as in
  /// `NSSelectorFromString("routeTo\(scene)WithSegue:")`, of all methods whose names begin and end
  /// so; `nil` where there are none, or where the name says neither.
  private func selector(like text: StringLiteralExprSyntax) -> String? {
    let ends = [text.segments.first, text.segments.last].map {
      $0?.as(StringSegmentSyntax.self)?.content.text ?? ""
    }
    guard ends.contains(where: { !$0.isEmpty }) else { return nil }
    let selectors = declarations.methods.keys.sorted()
      .filter { declarations.types[$0]?.isClass == true }
      .flatMap { type in
        (declarations.methods[type] ?? []).filter {
          !$0.isStatic && $0.labels.count <= Self.mostValues
            && $0.objectiveCName.hasPrefix(ends[0]) && $0.objectiveCName.hasSuffix(ends[1])
        }.map { selectorText($0, of: type, among: declarations) }
      }
    guard !selectors.isEmpty else { return nil }
    return "Selector.named(\(text.onOneLine), among: [\(selectors.joined(separator: ", "))])"
  }

  /// Returns a selector of which nobody has the method: who performs it is told so, as on iOS.
  func unknownSelector(_ name: String) -> String {
    "Selector.named(\(InterfaceValue.string(name)), among: [])"
  }

  private func method(objectiveCName: String, in type: String) -> Method? {
    declarations.ancestry(of: type).lazy.compactMap { [declarations] in
      declarations.methods[$0]?.first { $0.objectiveCName == objectiveCName }
    }.first
  }

  private func selector(
    _ target: SelectorTarget, _ method: Method?, _ cast: FunctionTypeSyntax?, isOverloaded: Bool
  ) -> String {
    let labels = target.labels ?? method?.labels
    let name = method?.objectiveCName ?? inferredObjectiveCName(target.baseName, labels ?? [])
    let type = target.written
    // Methods of texts by which `NSSortDescriptor` compares: only their names count.
    if target.baseName.lowercased().hasSuffix("compare"), ["NSString", "String"].contains(type) {
      return "Selector({ (_: NSObject) -> @MainActor () -> Void in {} }, \"\(target.baseName):\")"
    }
    let reference = "\(type).\(Method.fullName(target.baseName, labels ?? []))"
    if let call = callsWithResults[target.baseName], method == nil {
      return "Selector({ (object: \(type)) -> @MainActor () -> Void in { _ = object.\(call) } },"
        + " \"\(name)\")"
    }
    if let method, method.isOptional {
      let parameters = method.parameterTypes.joined(separator: ", ")
      let arguments = method.labels.indices.map { "$\($0)" }.joined(separator: ", ")
      return "Selector({ (object: \(type)) -> @MainActor (\(parameters)) -> Void in"
        + " { _ = object.\(method.nameOfFunction)?(\(arguments)) } }, \"\(name)\")"
    }
    if let method, method.hasResult {
      let parameters = method.parameterTypes.joined(separator: ", ")
      let arguments = method.labels.enumerated().map { index, label in
        label == "_" ? "$\(index)" : "\(label): $\(index)"
      }
      let call = "\(method.baseName)(\(arguments.joined(separator: ", ")))"
      return answeringSelector(of: type, parameters, call, name, count: arguments.count)
    }
    let isWithoutLabels = (labels ?? []).isEmpty
    let hasNamesakes =
      declarations.methods(target.baseName, labels: nil, in: target.type).count > 1
    guard let method, isOverloaded && cast != nil || isWithoutLabels && hasNamesakes else {
      return "Selector(\(reference), \"\(name)\")"
    }
    let parameters = cast?.parameters.onOneLine ?? method.parameterTypes.joined(separator: ", ")
    let kind = "@MainActor (\(type)) -> @MainActor (\(parameters)) -> Void"
    return "Selector(\(reference) as \(kind), \"\(name)\")"
  }
}

/// The method in a `#selector`.
private struct SelectorTarget {
  /// The full name of its type.
  var type: String
  /// Its type as it can be written there.
  var written: String
  var baseName: String
  /// `nil` where none are written.
  var labels: [String]?
}

/// Methods of UIKit that give back what no action asks for, and how an action calls them.
private let callsWithResults: [String: String] = [
  "becomeFirstResponder": "becomeFirstResponder()",
  "resignFirstResponder": "resignFirstResponder()",
  "endEditing": "endEditing(true)",
  "popViewController": "popViewController(animated: true)",
  "popToRootViewController": "popToRootViewController(animated: true)",
  "reload": "reload()", "reloadFromOrigin": "reloadFromOrigin()",
  "goBack": "goBack()", "goForward": "goForward()",
  "play": "play()", "prepareToPlay": "prepareToPlay()",
]

extension RuleVisitor {
  /// Finds the type whose method is named; `nil` where it cannot be told.
  private func selectorTarget(
    of expression: ExprSyntax, at node: some SyntaxProtocol
  ) -> SelectorTarget? {
    let types = LexicalTypes(around: node)
    func target(_ type: String, _ written: String, _ name: DeclReferenceExprSyntax)
      -> SelectorTarget
    {
      SelectorTarget(
        type: type, written: written, baseName: name.baseName.text,
        labels: name.argumentNames?.arguments.map(\.name.text))
    }
    func lexicalTarget(_ name: DeclReferenceExprSyntax) -> SelectorTarget? {
      guard let innermost = types.innermost else { return nil }
      let owner = types.names.first {
        !declarations.methods(name.baseName.text, labels: nil, in: $0).isEmpty
      }
      let type = owner ?? innermost
      let isInProtocol =
        types.innermostIsProtocol || declarations.types[innermost]?.isProtocol == true
      return target(type, isInProtocol ? "Self" : declarations.nameInside(type), name)
    }

    if let name = expression.as(DeclReferenceExprSyntax.self) { return lexicalTarget(name) }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let name = member.declName
    if ["self", "Self", "super"].contains(base.onOneLine) { return lexicalTarget(name) }
    if base.namesType {
      let written = base.onOneLine
      let full = types.names.lazy.compactMap { [declarations] in
        declarations.fullName(of: written, seenFrom: $0)
      }.first
      return target(full ?? written, written, name)
    }
    // A value: its property says the type, or only one type has such a method.
    if let property = base.propertyName {
      for type in types.names {
        guard let written = declarations.propertyTypes[type]?[property] else { continue }
        return target(declarations.fullName(of: written, seenFrom: type) ?? written, written, name)
      }
    }
    let owners = declarations.methods.keys.filter { type in
      (declarations.methods[type] ?? []).contains { $0.baseName == name.baseName.text }
    }
    guard owners.count == 1, let owner = owners.first else { return nil }
    return target(owner, owner, name)
  }
}

extension ExprSyntax {
  /// `a` of `a` and `self.a`, with or without marks.
  fileprivate var propertyName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.propertyName }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.propertyName }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base?.onOneLine == "self"
    else { return nil }
    return member.declName.baseName.text
  }

  /// `x` of `x`, `(x)` and `x as (A) -> B`, with the function type of the cast.
  fileprivate var withoutParenthesesAndCast: (expression: ExprSyntax, cast: FunctionTypeSyntax?) {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return element.expression.withoutParenthesesAndCast
    }
    guard let sequence = self.as(SequenceExprSyntax.self)?.elements, sequence.count == 3,
      sequence.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let first = sequence.first, let last = sequence.last?.as(TypeExprSyntax.self)
    else { return (self, nil) }
    return (first.withoutParenthesesAndCast.expression, last.type.actionType)
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is an argument of a function of Objective-C's runtime.
  fileprivate var isGivenToRuntime: Bool {
    let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let called = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return called.map(RuntimeFunctions.has) ?? false
  }

  /// Whether it is the argument of `responds(to:)`.
  fileprivate var isAskedFor: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label?.text == "to",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let called =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    return called?.text == "responds"
  }
}

extension TypeSyntax {
  /// The function type of an action, without the type whose method it is.
  fileprivate var actionType: FunctionTypeSyntax? {
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.actionType
    }
    guard let function = self.as(FunctionTypeSyntax.self) else { return nil }
    return function.returnClause.type.as(FunctionTypeSyntax.self) ?? function
  }
}

extension FunctionTypeSyntax {
  fileprivate var parameterTypes: [String] { parameters.map(\.type.onOneLine) }
}

/// Returns the selector of a method that a storyboard names.
///
/// - Parameters:
///   - method: the method, which takes at most a sender and an event.
///   - type: the full name of the type that declares it.
///   - declarations: what the files declare.
/// - Returns: the expression of the selector.
func selectorText(
  _ method: Method, of type: String, among declarations: Declarations
) -> String {
  let parameters = method.parameterTypes.joined(separator: ", ")
  if method.hasResult {
    let arguments = method.labels.enumerated().map { index, label in
      label == "_" ? "$\(index)" : "\(label): $\(index)"
    }
    return answeringSelector(
      of: type, parameters, "\(method.baseName)(\(arguments.joined(separator: ", ")))",
      method.objectiveCName, count: arguments.count)
  }
  let reference = "\(type).\(method.fullName)"
  guard declarations.methods(method.baseName, labels: nil, in: type).count > 1 else {
    return "Selector(\(reference), \"\(method.objectiveCName)\")"
  }
  let kind = "@MainActor (\(type)) -> @MainActor (\(parameters)) -> Void"
  return "Selector(\(reference) as \(kind), \"\(method.objectiveCName)\")"
}

/// Returns the selector of a method that gives something, for who performs it; of one that takes three values,
/// which nobody performs, without what it gives.
private func answeringSelector(
  of type: String, _ parameters: String, _ call: String, _ name: String, count: Int
) -> String {
  let answers = count <= 2
  return
    "Selector(\(answers ? "answering: " : ""){ (object: \(type)) -> @MainActor (\(parameters)) ->"
    + " \(answers ? "Any?" : "Void") in { \(answers ? "" : "_ = ")object.\(call) } }, \"\(name)\")"
}
