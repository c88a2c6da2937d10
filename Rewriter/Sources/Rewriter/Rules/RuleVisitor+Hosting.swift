import SwiftSyntax

extension RuleVisitor {
  /// Makes `UIHostingController(rootView: Badge())` show the name of what stands there: SwiftUI is not
  /// here.
  ///
  /// - Returns: False for other calls.
  func rewriteHosting(_ node: FunctionCallExprSyntax) -> Bool {
    guard declarations.isHosting(node), let argument = node.rootView else { return false }
    let shown = argument.nameOfSwiftUI
    draft.replace(
      node, with: "\(node.plainCalled.onOneLine)(named: \(InterfaceValue.string(shown)))")
    draft.absentModules.insert("SwiftUI")
    draft.absentNames.insert("UIHostingController")
    draft.say(.greyBox(name: shown, module: "SwiftUI"), at: node)
    return true
  }

  /// Leaves out of which view of SwiftUI's a controller is.
  func rewriteHosting(_ node: IdentifierTypeSyntax) {
    guard node.name.text == "UIHostingController", let clause = node.genericArgumentClause,
      !declarations.globalNames.contains("UIHostingController")
    else { return }
    draft.blank(clause)
  }
}

extension Declarations {
  /// Returns whether a call makes a controller of SwiftUI's, or is the beginning of one's own.
  func isHosting(_ node: FunctionCallExprSyntax) -> Bool {
    node.rootView != nil && !globalNames.contains("UIHostingController")
      && ["UIHostingController", "super.init", "self.init"].contains(node.plainCalled.onOneLine)
  }
}

extension FunctionCallExprSyntax {
  fileprivate var rootView: ExprSyntax? {
    arguments.first { $0.label?.text == "rootView" }?.expression
  }

  /// What is called, without what is generic.
  fileprivate var plainCalled: ExprSyntax {
    calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
  }
}

extension ExprSyntax {
  /// The name of the view that an expression of SwiftUI makes: `Badge` of `Badge().padding()`.
  fileprivate var nameOfSwiftUI: String {
    if let call = self.as(FunctionCallExprSyntax.self) {
      let inner = call.calledExpression
      let wrapped = call.arguments.first?.expression
      if inner.onOneLine == "AnyView", let wrapped { return wrapped.nameOfSwiftUI }
      return inner.nameOfSwiftUI
    }
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
      return base.onOneLine == "self" ? member.declName.baseName.text : base.nameOfSwiftUI
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.nameOfSwiftUI
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "A view"
  }
}
