import SwiftSyntax

extension RuleVisitor {
  /// Takes the language and the calendar of the phone in a film for the user's own, which Foundation
  /// takes here for those of the whole world: its weeks begin on Monday, its money has no sign.
  ///
  /// - Returns: False for other members.
  func rewriteCurrentLocale(_ node: MemberAccessExprSyntax) -> Bool {
    let name = node.declName.baseName.text
    let isCurrent = ["current", "autoupdatingCurrent"].contains(name)
    guard isCurrent || name == "preferredLanguages" else { return false }
    guard let base = node.base else {
      guard isCurrent, let type = typeOfImplicit(node), declarations.types[type] == nil else {
        return false
      }
      draft.replace(node, with: ".ofPhone")
      return true
    }
    let written = base.onOneLine
    guard let type = typesOfThePhone[written], declarations.types[written] == nil else {
      return false
    }
    if isCurrent {
      draft.replace(node, with: "\(type).ofPhone")
    } else if type == "Locale" {
      draft.replace(node, with: "Locale.languagesOfPhone")
    } else {
      return false
    }
    return true
  }

  /// Returns the type of `.current` where a label, a property or an annotation tells it.
  private func typeOfImplicit(_ node: MemberAccessExprSyntax) -> String? {
    let types = ["locale": "Locale", "calendar": "Calendar"]
    if let argument = node.parent?.as(LabeledExprSyntax.self) {
      return types[argument.label?.text ?? ""]
    }
    if let clause = node.parent?.as(InitializerClauseSyntax.self) {
      let type =
        clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        ?? clause.parent?.as(FunctionParameterSyntax.self)?.type
      let written = type?.onOneLine.filter { $0 != "?" && $0 != "!" } ?? ""
      return ["Calendar", "Locale"].contains(written) ? written : nil
    }
    guard let elements = node.parent?.as(ExprListSyntax.self)?.map({ $0 }), elements.count == 3,
      elements[1].is(AssignmentExprSyntax.self), elements[2].id == node.id
    else { return nil }
    let property =
      elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text
    return types[property ?? ""]
  }
}

/// The types by whose `current` one asks for the user's own, and Swift's name of each.
private let typesOfThePhone = [
  "Locale": "Locale", "NSLocale": "Locale", "Calendar": "Calendar", "NSCalendar": "Calendar",
  "Foundation.Locale": "Locale", "Foundation.Calendar": "Calendar",
]
