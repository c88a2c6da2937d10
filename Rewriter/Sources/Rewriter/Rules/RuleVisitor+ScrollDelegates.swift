import SwiftSyntax

/// Overrides of a scroll view's delegate.
///
/// Tables and collection views have delegates of their own types under the same name, which Swift
/// allows only to Objective-C's classes; so a scroll view keeps its own under another name.
extension RuleVisitor {
  func renameScrollDelegate(_ node: VariableDeclSyntax) {
    guard node.modifiers.has("override"), let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      name.text == "delegate",
      binding.typeAnnotation?.type.onOneLine.contains("UIScrollViewDelegate") == true
    else { return }
    draft.replace(name, with: "scrollDelegate")
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    for (index, token) in tokens.enumerated()
    where token.text == "delegate" && index >= 2 && tokens[index - 2].text == "super" {
      draft.replace(token, with: "scrollDelegate")
    }
  }
}
