extension UITextField: GrowingText {
  func replaceFonts(_ replacement: (UIFont) -> UIFont) {
    guard let font else { return }
    let grown = replacement(font)
    if grown != font { self.font = grown }
  }
}

extension UITextView: GrowingText {
  func replaceFonts(_ replacement: (UIFont) -> UIFont) {
    guard let whole = attributed else {
      guard let font else { return }
      let grown = replacement(font)
      if grown != font { self.font = grown }
      return
    }
    attributedText = whole.replacingFonts(replacement)
  }
}
