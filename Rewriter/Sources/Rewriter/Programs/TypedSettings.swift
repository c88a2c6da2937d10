import SwiftSyntax

/// The types of the globals that say how scenes are played.
private let typesOfSettings = [
  "screen": "Flipbook.Screen", "limit": "Swift.Double", "fingers": "[Flipbook.Finger]",
  "typing": "[Flipbook.Typing]", "tilts": "[Flipbook.Tilt]",
]

/// Gives settings of scenes the types that scenes take, where they have none or a whole number's: so
/// `let limit = 4` is seconds, and what is wrong is said in its line.
func typeSettings(in draft: Draft) {
  for statement in draft.tree.statements {
    guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let type = typesOfSettings[name.text]
      else { continue }
      if let written = binding.typeAnnotation?.type {
        guard ["Int", "CGFloat", "Float"].contains(written.onOneLine) else { continue }
        draft.replace(written, with: type)
      } else {
        draft.insert(": \(type)", at: name.bytes.upperBound)
      }
    }
  }
}
