import SwiftSyntax

extension RuleVisitor {
  /// Rewrites an old name of a type, constant or function, unless the files declare it themselves.
  func rewriteOldName(_ node: DeclReferenceExprSyntax) {
    // What stands after a dot is a member and not the name.
    if let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == node.id
    {
      return
    }
    let name = node.baseName.text
    guard !declarations.globalNames.contains(name) else { return }
    if let new = oldNames[name] ?? newMember(for: name) {
      noteAge(name, new)
      let isString =
        isOfOwnType(new) && (node.isKey || isTaken(node, as: "String"))
      let number = numbersOfOld.first { new.hasPrefix("\($0.type).") }?.number
      let isNumber = number.map { isTaken(node, as: $0) } ?? false
      draft.replace(node.baseName, with: isString || isNumber ? "\(new).rawValue" : new)
    }
    if let closure = oldFunctions[name], node.parent?.is(FunctionCallExprSyntax.self) == true {
      // In parentheses it may stand in a condition, too.
      draft.replace(node.baseName, with: "(\(closure))")
    }
  }

  /// Makes a variable of a constant whose class is a struct today, for its properties are set:
  /// `let request = NSMutableURLRequest(url: url)`.
  func letChange(_ node: VariableDeclSyntax) {
    guard node.bindingSpecifier.tokenKind == .keyword(.let),
      !declarations.globalNames.contains(oldMutableRequest),
      node.bindings.contains(where: { binding in
        binding.typeAnnotation?.type.plainName == oldMutableRequest
          || binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.onOneLine
            == oldMutableRequest
      })
    else { return }
    draft.replace(node.bindingSpecifier, with: "var")
  }

  func rewriteOldName(_ node: IdentifierTypeSyntax) {
    let name = node.name.text
    guard let new = oldNames[name], !declarations.globalNames.contains(name) else { return }
    noteAge(name, new)
    draft.replace(node.name, with: new)
  }

  /// Notes that the file is older than Swift 4.2, where UIKit's name became a member of a type.
  private func noteAge(_ old: String, _ new: String) {
    let isOfAttributes = old.hasPrefix("NS") && old.hasSuffix("AttributeName")
    if isOfAttributes
      || (["UI", "kCA"].contains(where: old.hasPrefix)
        ? new.contains(".") : oldMembers[old] == new)
    {
      draft.hasOldNames = true
    }
  }

  /// Rewrites notifications such as `.UIKeyboardWillShow`, and members that have another name.
  func rewriteOldMember(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    let bases: Set<String> = ["", "NSNotification.Name", "Notification.Name"]
    if name == "currentPage", node.base?.onOneLine == "XCPlaygroundPage" {
      draft.replace(node, with: "PlaygroundPage.current")
      return .skipChildren
    }
    if let new = oldNotifications[name], bases.contains(node.base?.onOneLine ?? "") {
      draft.replace(node, with: new)
      return .skipChildren
    }
    if rewriteCurrentLocale(node) { return .skipChildren }
    // Core Foundation's modes have kept their names.
    if let new = newMember(for: name), node.base?.onOneLine != "CFRunLoopMode" {
      noteAge(name, new)
      draft.replace(node.declName.baseName, with: new)
    }
    leaveOutCharacters(node)
    return .visitChildren
  }

  /// Returns whether a constant that was a string has a type of its own today.
  private func isOfOwnType(_ name: String) -> Bool {
    name.hasPrefix("CA") && name.contains(".") || typesOfOldTexts.contains(where: name.hasPrefix)
  }

  /// Returns whether the files take a constant for a string or a number, as it was in Swift 3 or 4: as
  /// the value of a variable or parameter of that type, or as an argument for one.
  private func isTaken(_ node: DeclReferenceExprSyntax, as type: String) -> Bool {
    if isWanted(node, as: type) { return true }
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      let place = list.firstIndex(where: { $0.id == argument.id }),
      let called = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    let labels = list.map { $0.label?.text ?? "_" }
    let number = list.distance(from: list.startIndex, to: place)
    return declarations.methods.values.contains { methods in
      methods.contains {
        $0.baseName == called && $0.labels == labels && $0.parameterTypes[number] == type
      }
    }
  }

  /// Rewrites `UIFont.systemFont(ofSize: size, weight: weight)` where `weight` is a number, as in Swift 3.
  func rewriteWeightOfNumber(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.onOneLine.hasSuffix("ystemFont"),
      let weight = node.arguments.first(where: { $0.label?.text == "weight" })?.expression
        .as(DeclReferenceExprSyntax.self)
    else { return }
    let types = WrittenTypes(declarations: declarations)
    guard types.type(of: weight.baseName.text, at: node) == "CGFloat" else { return }
    draft.replace(weight, with: "UIFont.Weight(rawValue: \(weight.baseName.text))")
  }

  /// Rewrites `CAMediaTimingFunction(name: timing)` where `timing` is a string, as in Swift 4.
  func rewriteTimingOfString(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.onOneLine == "CAMediaTimingFunction",
      let argument = node.arguments.first, argument.label?.text == "name",
      let name = argument.expression.as(DeclReferenceExprSyntax.self)
    else { return }
    let types = WrittenTypes(declarations: declarations)
    guard types.type(of: name.baseName.text, at: node) == "String" else { return }
    draft.replace(name, with: "CAMediaTimingFunctionName(rawValue: \(name.baseName.text))")
  }

  private func newMember(for name: String) -> String? {
    guard !declarations.propertyNames.contains(name), !declarations.methodNames.contains(name)
    else { return nil }
    return oldMembers[name]
  }

  /// Rewrites an override of a property that has another name today, such as
  /// `override var childViewControllerForStatusBarStyle`.
  func rewriteOldOverride(_ node: VariableDeclSyntax) {
    guard node.modifiers.has("override"),
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let new = oldMembers[name.text]
    else { return }
    draft.replace(name, with: new)
  }

  /// Rewrites the first label of an override of a method that has another one today, such as
  /// `override func didMove(toParentViewController parent: UIViewController?)`.
  func rewriteOldOverride(_ node: FunctionDeclSyntax) {
    guard node.modifiers.has("override") else { return }
    if let new = oldMembers[node.name.text] { draft.replace(node.name, with: new) }
    if methodsThatAreProperties.contains(node.name.text) { return makeProperty(of: node) }
    if node.name.text == "canPerformUnwindSegueAction",
      let last = node.signature.parameterClause.parameters.last, last.firstName.text == "withSender"
    {
      // Its sender is no optional there.
      draft.replace(last, with: "sender _: Any?")
      return
    }
    for parameter in node.signature.parameterClause.parameters {
      guard
        let call = oldCalls.first(where: {
          $0.name == node.name.text && $0.label == parameter.firstName.text
        })
      else { continue }
      if call.newName != call.name { draft.replace(node.name, with: call.newName) }
      draft.replace(parameter.firstName, with: call.newLabel)
    }
  }

  /// Makes `override func prefersHomeIndicatorAutoHidden() -> Bool` of Swift 4 a property.
  private func makeProperty(of node: FunctionDeclSyntax) {
    guard let result = node.signature.returnClause,
      node.signature.parameterClause.parameters.isEmpty
    else { return }
    draft.replace(node.funcKeyword, with: "var ")
    draft.blank(node.signature.parameterClause)
    draft.replace(result.arrow, with: ": ")
  }

  /// Takes `characters` of a string away, which is the string itself since Swift 4.
  private func leaveOutCharacters(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "characters", let base = node.base,
      !declarations.propertyNames.contains("characters"),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
      !base.is(OptionalChainingExprSyntax.self)
        || node.parent?.is(MemberAccessExprSyntax.self) == true
    else { return }
    draft.replace(node.period.bytes.lowerBound..<node.bytes.upperBound, with: "")
  }

  /// Rewrites methods that are told by a label, such as `bringSubview(toFront:)`.
  func rewriteOldCall(_ node: FunctionCallExprSyntax) {
    guard
      let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    else { return }
    rewriteCallOfSwift3(node, of: called)
    for argument in node.arguments {
      guard let label = argument.label,
        let call = oldCalls.first(where: { $0.name == called.text && $0.label == label.text })
      else { continue }
      draft.hasOldNames = draft.hasOldNames || labelsOfOldKit.contains(label.text)
      if call.newName != call.name { draft.replace(called, with: call.newName) }
      if call.newLabel != "_" {
        draft.replace(label, with: call.newLabel)
      } else if let colon = argument.colon {
        draft.blank(label)
        draft.blank(colon)
      }
    }
  }

  /// Rewrites what Swift 4 took from Swift 3: `recordPermission()`, `rangeAt(1)` of a match, numbers that are cut, and two
  /// places of one array that are swapped.
  private func rewriteCallOfSwift3(_ node: FunctionCallExprSyntax, of called: TokenSyntax) {
    let arguments = Array(node.arguments)
    if called.text == "recordPermission", arguments.isEmpty,
      !declarations.methodNames.contains("recordPermission")
    {
      draft.blank(called.bytes.upperBound..<node.bytes.upperBound)
    } else if called.text == "rangeAt", arguments.count == 1, arguments[0].label == nil,
      !declarations.methodNames.contains("rangeAt")
    {
      draft.replace(called, with: "range")
      draft.insert("at: ", at: arguments[0].bytes.lowerBound)
    } else if let label = arguments.first?.label, label.text == "truncatingBitPattern" {
      draft.replace(label, with: "truncatingIfNeeded")
    } else if node.calledExpression.onOneLine == "swap", arguments.count == 2,
      let first = arguments[0].expression.elementInPlace,
      let second = arguments[1].expression.elementInPlace, first.array == second.array
    {
      draft.replace(node, with: "\(first.array).swapAt(\(first.index), \(second.index))")
    }
  }
}

extension ExprSyntax {
  /// The array and the index of `&array[index]`.
  fileprivate var elementInPlace: (array: String, index: String)? {
    guard let element = self.as(InOutExprSyntax.self)?.expression.as(SubscriptCallExprSyntax.self),
      let index = element.arguments.first, element.arguments.count == 1, index.label == nil
    else { return nil }
    return (element.calledExpression.onOneLine, index.expression.onOneLine)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it stands behind `forKey:`, where a string is asked for.
  fileprivate var isKey: Bool {
    parent?.as(LabeledExprSyntax.self)?.label?.text == "forKey"
  }
}

extension RuleVisitor {
  /// Makes `as UIView!` of Swift 4 `as UIView?`: today an exclamation mark stands behind the types of
  /// variables, parameters and results alone.
  func rewriteOldOptional(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) {
    let isAllowed =
      node.parent.map { parent in
        parent.is(TypeAnnotationSyntax.self) || parent.is(FunctionParameterSyntax.self)
          || parent.is(ReturnClauseSyntax.self) || parent.is(ClosureParameterSyntax.self)
          || parent.is(AttributedTypeSyntax.self)
      } ?? true
    if !isAllowed { draft.replace(node.exclamationMark, with: "?") }
  }
}

/// Types of constants that were strings in Swift 3 and 4, beside Core Animation's.
private let typesOfOldTexts = [
  "NSAttributedString.DocumentReadingOptionKey.", "NSAttributedString.DocumentType.",
  "NSAttributedString.Key.", "UIFont.TextStyle.", "UIFontDescriptor.AttributeName.",
  "UIFontDescriptor.FeatureKey.", "UIFontDescriptor.TraitKey.",
  "UIImagePickerController.InfoKey.", "UIPageViewController.OptionsKey.",
]

/// First labels of methods of views and controllers that Swift 4.2 renamed.
private let labelsOfOldKit: Set<String> = ["toFront", "toBack", "toParentViewController"]

/// A class of Foundation's whose properties are set, where `URLRequest` is a struct.
private let oldMutableRequest = "NSMutableURLRequest"
