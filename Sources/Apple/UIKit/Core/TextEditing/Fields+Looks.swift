extension UITextField: Dressed {
  /// The looks that `UITextField.appearance()` gives to fields without values of their own.
  package static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UITextField.textColor), AppearanceRow(\UITextField.font),
      AppearanceRow(\UITextField.keyboardAppearance), AppearanceRow(\UITextField.borderStyle),
    ]
  }
}

extension UITextView: Dressed {
  /// The looks that `UITextView.appearance()` gives to views without values of their own.
  package static var looks: [AppearanceRow] {
    [AppearanceRow(\UITextView.textColor), AppearanceRow(\UITextView.font)]
  }
}

extension UISearchBar: Dressed {
  /// The looks that `UISearchBar.appearance()` gives to bars without values of their own.
  package static var looks: [AppearanceRow] {
    [AppearanceRow(\UISearchBar.barTintColor), AppearanceRow(\UISearchBar.searchBarStyle)]
  }
}
