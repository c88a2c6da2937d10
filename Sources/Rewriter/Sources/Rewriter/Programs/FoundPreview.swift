import SwiftSyntax

/// A `#Preview` of a file.
struct FoundPreview {
  let name: String?
  let draft: Draft
  /// From its `#` to behind its opening brace.
  ///
  /// *Units*: bytes of UTF-8.
  private let head: Range<Int>
  /// The last statement, where it has to return what it makes.
  ///
  /// *Units*: bytes of UTF-8.
  private let lastStatement: Int?

  /// - Returns: `nil` for other macros, and for a preview without braces.
  init?(_ node: some FreestandingMacroExpansionSyntax, in draft: Draft) {
    guard node.macroName.text == "Preview", let closure = node.trailingClosure else { return nil }
    name =
      node.arguments.first { $0.label == nil }?.expression
      .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    if let traits = node.arguments.first(where: { $0.label != nil }) {
      draft.say(.previewTraits, at: traits)
    }
    self.draft = draft
    head = node.bytes.lowerBound..<closure.leftBrace.bytes.upperBound
    let statements = closure.statements
    if statements.count > 1, let last = statements.last, last.item.is(ExprSyntax.self),
      !statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) })
    {
      lastStatement = last.bytes.lowerBound
    } else {
      lastStatement = nil
    }
  }

  /// Puts a function in its place, with the same body on the same lines.
  func makeFunction(_ function: String) {
    draft.replace(head, with: "@MainActor func \(function)() -> UIKit.UIResponder {")
    if let lastStatement { draft.insert("return ", at: lastStatement) }
  }
}

extension CastVisitor {
  /// Whether the file has statements outside of functions, as a playground page has.
  var isPage: Bool { draft.tree.statements.contains { $0.isStatement } }

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
      if item.isStatement {
        run.append(item)
        continue
      }
      closeRun()
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where binding.initializer != nil {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          variables.contains(name)
        else { continue }
        steps.append(.variable(name))
      }
    }
    closeRun()
    return steps
  }
}

extension CodeBlockItemSyntax {
  /// Whether it does something where it stands, and declares nothing.
  fileprivate var isStatement: Bool {
    item.is(StmtSyntax.self)
      || item.is(ExprSyntax.self) && !item.is(MacroExpansionExprSyntax.self)
  }
}
