import SwiftSyntax

/// Closures as Swift 3 took them, where nothing and an empty tuple were the same: only the compiler knows which
/// function a closure is for.
extension Remains {
  /// Writes closures and calls as Swift does today, where the compiler says that one has an argument too many or
  /// too few.
  ///
  /// - Parameter complaints: what it says.
  /// - Returns: false where none of it is about that.
  mutating func readAsOld(_ complaints: [Complaint]) -> Bool {
    var changes = false
    for index in files.indices.dropLast() {
      let own = complaints.filter { $0.file == files[index].name && $0.isOfOldLanguage }
      guard !own.isEmpty else { continue }
      let draft = Draft(SourceFile(name: files[index].name, text: files[index].text))
      var starts = [0]
      for line in files[index].text.split(separator: "\n", omittingEmptySubsequences: false) {
        starts.append((starts.last ?? 0) + line.utf8.count + 1)
      }
      var seen: Set<SyntaxIdentifier> = []
      for complaint in own where starts.indices.contains(complaint.line - 1) {
        let offset = starts[complaint.line - 1] + complaint.column - 1
        guard let token = draft.tree.token(at: AbsolutePosition(utf8Offset: offset)),
          let node = complaint.oldNode(at: token), seen.insert(node.id).inserted
        else { continue }
        if let name = node.as(TokenSyntax.self) {
          draft.replace(name.bytes, with: "()")
        } else if let call = node.as(FunctionCallExprSyntax.self), let brace = call.leftParen {
          draft.insert("()", at: brace.bytes.upperBound)
        } else if let closure = node.as(ClosureExprSyntax.self) {
          let place = closure.signature?.inKeyword.bytes.lowerBound
          draft.insert(
            place == nil ? " _ in" : "_ ", at: place ?? closure.leftBrace.bytes.upperBound)
        }
      }
      guard !seen.isEmpty else { continue }
      files[index].text = draft.finished().text
      changes = true
    }
    return changes
  }
}

extension Complaint {
  /// Whether it may be about an argument that is nothing.
  fileprivate var isOfOldLanguage: Bool { takesNothing || lacksArgument || ignoresArgument }

  /// About `{ _ in }` for a function without arguments.
  private var takesNothing: Bool {
    text.hasPrefix("cannot infer type of closure parameter")
      || text.contains("expects 0 arguments, but 1 was used in closure body")
  }

  /// About `done()` for a function that takes an empty tuple.
  private var lacksArgument: Bool { text.hasPrefix("missing argument for parameter #1 in call") }

  /// About `{ }` for such a function.
  private var ignoresArgument: Bool {
    text.contains("expects 1 argument, which cannot be implicitly ignored")
  }

  /// Returns what is to be written in another way: the one name of a closure's argument, a call, a closure.
  fileprivate func oldNode(at token: TokenSyntax) -> Syntax? {
    if lacksArgument {
      var node = Syntax(token)
      while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) {
        if let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
          call.trailingClosure == nil
        {
          return node
        }
        node = parent
      }
      return nil
    }
    let isBrace = token.tokenKind == .leftBrace
    guard
      let closure = isBrace
        ? token.parent?.as(ClosureExprSyntax.self)
        : token.ancestor(ClosureExprSyntax.self, below: CodeBlockItemSyntax.self)
    else { return nil }
    guard takesNothing else {
      return closure.signature?.parameterClause == nil ? Syntax(closure) : nil
    }
    let names = closure.signature?.parameterClause?.as(ClosureShorthandParameterListSyntax.self)
    guard let names, names.count == 1, let only = names.first else { return nil }
    return Syntax(only.name)
  }
}
