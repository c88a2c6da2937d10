extension UITextField: Dressed {
  package static var looks: [AppearanceRow] {
    [
      AppearanceRow(\UITextField.textColor), AppearanceRow(\UITextField.font),
      AppearanceRow(\UITextField.keyboardAppearance), AppearanceRow(\UITextField.borderStyle),
    ]
  }
}

extension UITextView: Dressed {
  package static var looks: [AppearanceRow] {
    [AppearanceRow(\UITextView.textColor), AppearanceRow(\UITextView.font)]
  }
}

extension UISearchBar: Dressed {
  package static var looks: [AppearanceRow] {
    [AppearanceRow(\UISearchBar.barTintColor), AppearanceRow(\UISearchBar.searchBarStyle)]
  }
}
