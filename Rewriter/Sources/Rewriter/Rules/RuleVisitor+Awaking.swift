import SwiftSyntax

extension RuleVisitor {
  /// Lets an object hear what Foundation's class has no method for: that a nib made it, that a value which it
  /// observes changed, which methods it has and who has those that it hands on.
  ///
  /// A class hears nothing.
  func hearOverride(_ node: FunctionDeclSyntax) {
    guard let (heard, type) = heardMethod(node) else { return }
    for modifier in node.modifiers where modifier.name.text == "override" { draft.blank(modifier) }
    if let name = heard.protocolName { draft.append("extension \(type): \(name) {}") }
    if heard.name == "initialize" { draft.say(.classInitializer(type: type), at: node.name) }
    guard heard.name == "forwardingTarget" else { return }
    let protocols = declarations.ancestry(of: type).flatMap {
      (declarations.types[$0]?.inheritedNames ?? []) + (declarations.conformances[$0] ?? [])
    }.filter { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }
    if let first = protocols.first {
      draft.say(.methodsHandedOn(type: type, protocolName: first), at: node.name)
    }
  }

  /// Takes out the call of the superclass's method, which it does not have, or calls what stands for that.
  ///
  /// - Returns: true if it was taken out.
  func leaveOutHeard(_ node: FunctionCallExprSyntax) -> Bool {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true,
      let function = node.ancestor(FunctionDeclSyntax.self, below: ClassDeclSyntax.self),
      function.name.text == member.declName.baseName.text,
      let (heard, _) = heardMethod(function)
    else { return false }
    if let call = heard.callOfSuper {
      draft.replace(member.bytes, with: "self.\(call)")
      return false
    }
    draft.blank(node)
    return true
  }

  /// Returns the method that a function is the first in its class to override, and the class.
  private func heardMethod(_ node: FunctionDeclSyntax) -> (heard: HeardMethod, type: String)? {
    guard node.modifiers.has("override"), let type = LexicalTypes(around: node).innermost
    else { return nil }
    let (name, labels) = (node.name.text, Method(node).labels)
    let isOfClass = Method(node).isStatic
    let ancestry = declarations.ancestry(of: type)
    guard
      let heard = HeardMethod.all.first(where: {
        $0.name == name && $0.labels == labels && $0.isOfClass == isOfClass
      }),
      let base = ancestry.last.flatMap({ declarations.types[$0]?.inheritedNames.first }),
      heard.isMissing(base),
      ancestry.dropFirst().allSatisfy({
        !declarations.methods(name, labels: labels, in: $0).contains { $0.isStatic == isOfClass }
      })
    else { return nil }
    return (heard, type)
  }
}

/// A method that every object or class has on Apple's platforms, and responders alone or none have here.
private struct HeardMethod {
  let name: String
  let labels: [String]
  /// What makes an object hear it; `nil` where nobody calls it.
  var protocolName: String?
  /// What stands for the superclass's; `nil` for nothing.
  var callOfSuper: String?
  var isOfClass = false
  /// Returns whether a class of others has no such method.
  var isMissing: @Sendable (_ base: String) -> Bool = { _ in true }

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
    HeardMethod(
      name: "responds", labels: ["to"], protocolName: "QuestionAnswering",
      callOfSuper: "_responds"),
    HeardMethod(
      name: "forwardingTarget", labels: ["for"], protocolName: "MessageForwarding",
      callOfSuper: "_forwardingTarget"),
    HeardMethod(name: "awakeFromNib", labels: [], isOfClass: true),
    HeardMethod(name: "initialize", labels: [], isOfClass: true),
    HeardMethod(name: "load", labels: [], isOfClass: true),
  ]

  /// Classes of objects that are no responders, beside families of them.
  private static let plainBases: Set = [
    "NSObject", "Operation", "UIPresentationController", "UIPercentDrivenInteractiveTransition",
    "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UILayoutGuide",
    "NSLayoutConstraint", "UIStoryboardSegue", "NSTextStorage", "NSLayoutManager",
    "UIDynamicAnimator",
  ]
}
