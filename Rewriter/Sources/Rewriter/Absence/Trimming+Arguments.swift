import SwiftSyntax

extension Trimming {
  /// Makes a box without the arguments that the class for which it stands takes, and gives a structure
  /// no value for a property that was left out.
  ///
  /// - Returns: false where the complaint is about something else.
  func leaveOutArguments(at token: TokenSyntax, _ complaint: Complaint) -> Bool {
    var node = Syntax(token)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) {
      if let argument = node.as(LabeledExprSyntax.self), let label = argument.label?.text,
        complaint.text.hasPrefix("extra argument '\(label)'"), names.contains(label)
      {
        leaveOut(argument)
        return true
      }
      if let call = node.as(FunctionCallExprSyntax.self), makesBox(call) {
        let start = call.calledExpression.bytes.upperBound
        let isInside = token.bytes.lowerBound >= start
        guard isInside || complaint.text.contains("argument") else { return false }
        draft.replace(start..<call.bytes.upperBound, with: "()")
        note(Syntax(call), in: Syntax(call).member, isBody: false)
        return true
      }
      node = parent
    }
    return false
  }

  /// Whether a call makes a box with something that it does not take.
  private func makesBox(_ call: FunctionCallExprSyntax) -> Bool {
    let called = call.calledExpression
    let name =
      called.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? called.as(MemberAccessExprSyntax.self).flatMap { member in
        member.declName.baseName.text == "init" ? member.base?.onOneLine : nil
      }
    let takesNothing = call.arguments.isEmpty && call.trailingClosure == nil
    return name.map { boxes.contains($0) && !takesNothing } ?? false
  }

  private func leaveOut(_ argument: LabeledExprSyntax) {
    guard let list = argument.parent?.as(LabeledExprListSyntax.self) else { return }
    if let comma = argument.trailingComma {
      draft.blank(argument.bytes.lowerBound..<comma.bytes.upperBound)
    } else {
      let before = list.last { $0.bytes.upperBound <= argument.bytes.lowerBound }
      if let comma = before?.trailingComma, !draft.hasEdit(around: comma.bytes) {
        draft.blank(comma)
      }
      draft.blank(argument)
    }
    note(Syntax(argument), in: Syntax(argument).member, isBody: false)
  }
}
