extension UITextField: Dressed {
  static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UITextField.textColor), AppearanceRow(\UITextField.font),
      AppearanceRow(\UITextField.keyboardAppearance), AppearanceRow(\UITextField.borderStyle),
    ]
  }
}

extension UITextView: Dressed {
  static var looks: [AppearanceRow] {
    [AppearanceRow(\UITextView.textColor), AppearanceRow(\UITextView.font)]
  }
}

extension UISearchBar: Dressed {
  static var looks: [AppearanceRow] {
    [AppearanceRow(\UISearchBar.barTintColor), AppearanceRow(\UISearchBar.searchBarStyle)]
  }
}
