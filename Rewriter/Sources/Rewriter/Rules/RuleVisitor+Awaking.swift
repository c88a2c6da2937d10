import SwiftSyntax

extension RuleVisitor {
  /// Lets an object that is no view hear what Foundation's class has no method for: that a nib made
  /// it, and that a value which it observes changed.
  func hearOverride(_ node: FunctionDeclSyntax) {
    guard let (heard, type) = heardMethod(node) else { return }
    for modifier in node.modifiers where modifier.name.text == "override" { draft.blank(modifier) }
    draft.append("extension \(type): \(heard.protocolName) {}")
  }

  /// Takes out the call of the superclass's method, which it does not have.
  ///
  /// - Returns: true if it was such a call.
  func leaveOutHeard(_ node: FunctionCallExprSyntax) -> Bool {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true,
      let function = node.ancestor(FunctionDeclSyntax.self, below: ClassDeclSyntax.self),
      function.name.text == member.declName.baseName.text, heardMethod(function) != nil
    else { return false }
    draft.blank(node)
    return true
  }

  /// Returns the method that a function is the first in its class to override, and the class.
  private func heardMethod(_ node: FunctionDeclSyntax) -> (heard: HeardMethod, type: String)? {
    guard node.modifiers.has("override"), let type = LexicalTypes(around: node).innermost
    else { return nil }
    let (name, labels) = (node.name.text, Method(node).labels)
    let ancestry = declarations.ancestry(of: type)
    guard let heard = HeardMethod.all.first(where: { $0.name == name && $0.labels == labels }),
      let base = ancestry.last.flatMap({ declarations.types[$0]?.inheritedNames.first }),
      heard.isMissing(base),
      ancestry.dropFirst().allSatisfy({
        declarations.methods(name, labels: labels, in: $0).isEmpty
      })
    else { return nil }
    return (heard, type)
  }
}

/// A method that every object has on Apple's platforms, and responders alone have here.
private struct HeardMethod {
  let name: String
  let labels: [String]
  /// What makes an object hear it.
  let protocolName: String
  /// Returns whether a class of others has no such method.
  let isMissing: @Sendable (_ base: String) -> Bool

  static let all = [
    HeardMethod(
      name: "awakeFromNib", labels: [], protocolName: "InterfaceAwaking",
      isMissing: { $0 == "NSObject" }),
    HeardMethod(
      name: "observeValue", labels: ["forKeyPath", "of", "change", "context"],
      protocolName: "ValueObserving",
      isMissing: { base in
        base.hasPrefix("CA") || plainBases.contains(base)
          || ["GestureRecognizer", "Behavior", "Layout"].contains { base.hasSuffix($0) }
      }),
  ]

  /// Classes of objects that are no responders, beside families of them.
  private static let plainBases: Set = [
    "NSObject", "Operation", "UIPresentationController", "UIPercentDrivenInteractiveTransition",
    "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UILayoutGuide",
    "NSLayoutConstraint", "UIStoryboardSegue", "NSTextStorage", "NSLayoutManager",
    "UIDynamicAnimator",
  ]
}
