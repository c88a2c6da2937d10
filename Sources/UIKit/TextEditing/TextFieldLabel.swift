/// Shows a field's text, and draws its placeholder by the field's own method.
final class TextFieldLabel: UILabel {
  weak var field: UITextField?

  override func drawText(in rect: CGRect) {
    guard let field, field.content.isEmpty else { return super.drawText(in: rect) }
    field.drawPlaceholder(in: rect)
  }

  /// Draws the text as any label does.
  func drawPlainly(in rect: CGRect) { super.drawText(in: rect) }
}
