import SwiftSyntax

extension CastVisitor {
  /// Whether the file has statements outside of functions, as a playground page has.
  var isPage: Bool { draft.tree.statements.contains { $0.isStatement } && mainCall == nil }

  /// The call with which a `main.swift` begins an app.
  private var mainCall: CodeBlockItemSyntax? {
    draft.tree.statements.last { item in
      guard item.isStatement else { return false }
      return item.tokens(viewMode: .sourceAccurate).contains { $0.text == "UIApplicationMain" }
    }
  }

  /// Leaves out the call with which a `main.swift` begins an app.
  ///
  /// - Returns: its text, which names the app's delegate; `nil` where there is none.
  func leaveOutMain() -> String? {
    guard let call = mainCall else { return nil }
    draft.blank(call)
    return call.onOneLine
  }

  /// Puts each run of statements into a function of its own, and leaves what is declared between
  /// them, since functions and types of the page use it.
  ///
  /// - Returns: what the page does, in its order.
  func makeSteps() -> [PageStep] {
    var steps: [PageStep] = []
    var run: [CodeBlockItemSyntax] = []
    var number = 0

    func closeRun() {
      guard let first = run.first, let last = run.last else { return }
      number += 1
      let function = "flipbookPage\(number)"
      draft.insert("@MainActor func \(function)() { ", at: first.bytes.lowerBound)
      draft.insert(" }", at: last.bytes.upperBound)
      steps.append(.call(function))
      run = []
    }

    for item in draft.tree.statements {
      if let variable = item.item.as(VariableDeclSyntax.self) { open(variable) }
      if item.isStatement {
        run.append(item)
        continue
      }
      closeRun()
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where binding.initializer != nil {
        // Of a tuple one name is enough: all get their values at once.
        let name = binding.pattern.tokens(viewMode: .sourceAccurate).first {
          if case .identifier = $0.tokenKind { $0.text != "_" } else { false }
        }
        if let name { steps.append(.variable(name.text)) }
      }
    }
    closeRun()
    return steps
  }

  /// Lets the file that begins the program see a variable.
  private func open(_ variable: VariableDeclSyntax) {
    for modifier in variable.modifiers {
      if ["private", "fileprivate"].contains(modifier.name.text) { draft.blank(modifier) }
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it does something where it stands, and declares nothing.
  fileprivate var isStatement: Bool {
    item.is(StmtSyntax.self)
      || item.is(ExprSyntax.self) && !item.is(MacroExpansionExprSyntax.self)
  }
}

extension Draft {
  /// Whether the file makes a window of an app.
  var makesWindow: Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == "makeKeyAndVisible"
        || token.text == "UIWindow" && token.nextToken(viewMode: .sourceAccurate)?.text == "("
    }
  }
}
