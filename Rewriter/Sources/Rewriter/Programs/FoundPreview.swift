import SwiftSyntax

/// A `#Preview` of a file.
struct FoundPreview {
  let name: String?
  let draft: Draft
  let statements: CodeBlockItemListSyntax
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
    statements = closure.statements
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
