/// Shows a field's text, and draws its placeholder by the field's own method.
final class TextFieldLabel: UILabel {
  weak var field: UITextField?
  /// Whether it stands over what the field's initializers have added.
  var isPlaced = false

  override func drawText(in rect: CGRect) {
    guard let field else { return super.drawText(in: rect) }
    if field.content.isEmpty {
      field.drawPlaceholder(in: rect)
    } else {
      field.drawText(in: rect)
    }
  }

  /// Draws the text as any label does.
  func drawPlainly(in rect: CGRect) { super.drawText(in: rect) }
}
