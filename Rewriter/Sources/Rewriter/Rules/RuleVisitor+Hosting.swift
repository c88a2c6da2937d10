import SwiftSyntax

extension RuleVisitor {
  /// Makes `UIHostingController(rootView: Badge())` and `UIHostingConfiguration { Badge() }` show the name
  /// of what stands there: SwiftUI is not here.
  ///
  /// - Returns: False for other calls.
  func rewriteHosting(_ node: FunctionCallExprSyntax) -> Bool {
    if let content = declarations.hostedContent(of: node) {
      show(content, by: "UIHostingConfiguration", named: "UIHostingConfiguration", for: node)
      return true
    }
    guard declarations.isHosting(node), let argument = node.rootView else { return false }
    let called = node.plainCalled.onOneLine
    show(argument.nameOfSwiftUI, by: called, named: "UIHostingController", for: node)
    return true
  }

  /// Puts a box with a name in place of what SwiftUI would show.
  private func show(
    _ shown: String, by called: String, named absent: String, for node: FunctionCallExprSyntax
  ) {
    draft.replace(node, with: "\(called)(named: \(InterfaceValue.string(shown)))")
    draft.absentModules.insert("SwiftUI")
    draft.absentNames.insert(absent)
    draft.say(.greyBox(name: shown, module: "SwiftUI"), at: node)
  }

  /// Leaves out of which view of SwiftUI's a controller or a cell's content is.
  func rewriteHosting(_ node: IdentifierTypeSyntax) {
    let name = node.name.text
    guard name == "UIHostingController" || name == "UIHostingConfiguration",
      let clause = node.genericArgumentClause, !declarations.globalNames.contains(name)
    else { return }
    draft.blank(clause)
  }
}

extension Declarations {
  /// Returns the name of the view that a cell's content shows: `Badge` of
  /// `UIHostingConfiguration { Badge() }.margins(.all, 0)`; `nil` for other calls.
  func hostedContent(of node: FunctionCallExprSyntax) -> String? {
    var call = node
    while let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(FunctionCallExprSyntax.self)
    {
      call = base
    }
    guard let name = call.plainCalled.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name == "UIHostingConfiguration", !globalNames.contains(name)
    else { return nil }
    let content =
      call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    guard case .expr(let shown) = content?.statements.first?.item else { return "A view" }
    return shown.nameOfSwiftUI
  }

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
