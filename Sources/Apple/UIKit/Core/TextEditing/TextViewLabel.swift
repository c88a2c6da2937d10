/// Shows the text of a `UITextView`.
final class TextViewLabel: UILabel {}
