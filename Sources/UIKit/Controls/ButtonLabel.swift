/// The title of a button, which tells the button when it is changed.
@MainActor
final class ButtonLabel: UILabel {
  /// Called when the title has changed.
  var onChange: () -> Void = {}

  override func contentChanged() {
    super.contentChanged()
    onChange()
  }
}
