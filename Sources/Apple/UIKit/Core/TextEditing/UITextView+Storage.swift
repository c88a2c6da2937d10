extension UITextView {
  /// The text with its attributes, to be changed in place.
  ///
  /// Source: Apple, UITextView.textStorage.
  public var textStorage: NSTextStorage {
    if let authorStorage { return authorStorage }
    let storage = storage ?? NSTextStorage(string: "")
    self.storage = storage
    // What the view was given since is in it, without the view being told.
    if !storage.snapshot.isEqual(to: attributedText) {
      storage.onChange = nil
      storage.setAttributedString(attributedText)
    }
    storage.onChange = { [weak self] in
      guard let self, let storage = self.storage else { return }
      take(storage.snapshot)
    }
    return storage
  }

  /// Shows a text that the author has made, now and after each change of it.
  func show(_ storage: NSTextStorage) {
    authorStorage = storage
    storage.onChange = { [weak self] in self?.takeAuthorStorage() }
    takeAuthorStorage()
  }

  private func takeAuthorStorage() {
    guard let authorStorage else { return }
    let selected = selection
    take(authorStorage.snapshot)
    selection = selected
  }
}
