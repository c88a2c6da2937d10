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

  /// Makes functions of the page's statements.
  func makePage() -> FilmedPage {
    let name = sceneName(draft.nameWithoutEnding)
    return wholePage(name) ?? FilmedPage(name: name, isFunction: false, steps: makeSteps())
  }

  /// Puts the whole page into one function, so that each play of it begins anew.
  ///
  /// The function gives what the page's variables hold, which has to live as long as the scene.
  ///
  /// - Returns: `nil` for a page with something that cannot stand in a function, and for one whose
  ///   types use its variables.
  private func wholePage(_ name: String) -> FilmedPage? {
    let items = draft.tree.statements.drop { $0.item.is(ImportDeclSyntax.self) }
    guard let first = items.first, let last = items.last,
      items.allSatisfy(\.mayStandInFunction)
    else { return nil }
    let variables = Set(items.flatMap { $0.item.as(VariableDeclSyntax.self)?.names ?? [] })
    for item in items {
      guard let type = item.item.asProtocol((any DeclGroupSyntax).self) else { continue }
      let isClosed = type.memberBlock.tokens(viewMode: .sourceAccurate)
        .allSatisfy { !variables.contains($0.text) }
      guard isClosed else { return nil }
    }
    draft.insert("@MainActor func flipbookPage() -> [Any] { ", at: first.bytes.lowerBound)
    for item in items { openForFunction(item) }
    let kept = items.flatMap { $0.item.as(VariableDeclSyntax.self)?.keptNames ?? [] }
      .map { "\($0) as Any" }.joined(separator: ", ")
    draft.insert("; return [\(kept)] }", at: last.bytes.upperBound)
    return FilmedPage(name: name, isFunction: true, steps: [.call("flipbookPage")])
  }

  /// Takes out what may stand before a declaration only outside of functions.
  private func openForFunction(_ item: CodeBlockItemSyntax) {
    guard let modifiers = item.item.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
      return
    }
    let access: Set<String> = ["private", "fileprivate", "internal", "public", "open"]
    for modifier in modifiers where access.contains(modifier.name.text) { draft.blank(modifier) }
  }

  /// Puts each run of statements into a function of its own, and leaves what is declared between
  /// them, since functions and types of the page use it.
  ///
  /// - Returns: what the page does, in its order.
  private func makeSteps() -> [PageStep] {
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

  /// Whether it may stand in a function as it stands in a page.
  fileprivate var mayStandInFunction: Bool {
    switch item.kind {
    case .importDecl, .extensionDecl, .operatorDecl, .precedenceGroupDecl, .ifConfigDecl,
      .macroExpansionDecl:
      return false
    case .protocolDecl:
      // Its bodies come in an extension.
      return !tokens(viewMode: .sourceAccurate).contains { $0.text == "optional" }
    default:
      return true
    }
  }
}

extension VariableDeclSyntax {
  /// The names that it declares.
  fileprivate var names: [String] { bindings.flatMap(\.names) }

  /// The names of variables that hold something from the beginning.
  fileprivate var keptNames: [String] {
    guard !modifiers.has("lazy") else { return [] }
    return bindings.filter { $0.initializer != nil }.flatMap(\.names)
  }
}

extension PatternBindingSyntax {
  fileprivate var names: [String] {
    pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier(let name) = token.tokenKind, name != "_" { name } else { nil }
    }
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
