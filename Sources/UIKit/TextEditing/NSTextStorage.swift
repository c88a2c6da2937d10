/// The text of a text view, which shows what is changed in it.
///
/// Source: Apple, NSTextStorage.
public class NSTextStorage: NSMutableAttributedString {
  /// Called after each change, or after the last one of those between `beginEditing` and
  /// `endEditing`.
  var onChange: (@MainActor () -> Void)?
  /// The managers that arrange the text, which it keeps.
  var managers: [AnyObject] = []
  private var depth = 0
  private var hasChanged = false

  public override func replaceCharacters(in range: NSRange, with str: String) {
    change { super.replaceCharacters(in: range, with: str) }
  }

  public override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change { super.replaceCharacters(in: range, with: attrString) }
  }

  public override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    change { super.setAttributes(attrs, range: range) }
  }

  public override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    change { super.addAttribute(name, value: value, range: range) }
  }

  public override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    change { super.addAttributes(attrs, range: range) }
  }

  public override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { super.removeAttribute(name, range: range) }
  }

  public override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change { super.insert(attrString, at: loc) }
  }

  public override func append(_ attrString: NSAttributedString) {
    change { super.append(attrString) }
  }

  public override func deleteCharacters(in range: NSRange) {
    change { super.deleteCharacters(in: range) }
  }

  public override func setAttributedString(_ attrString: NSAttributedString) {
    change { super.setAttributedString(attrString) }
  }

  public override func beginEditing() { depth += 1 }

  public override func endEditing() {
    depth = max(0, depth - 1)
    tell()
  }

  private func change(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    hasChanged = true
    tell()
  }

  private func tell() {
    guard depth == 0, hasChanged else { return }
    hasChanged = false
    let call = onChange
    MainActor.assumeIsolated { call?() }
  }
}

extension UITextView {
  /// The text with its attributes, to be changed in place.
  ///
  /// Source: Apple, UITextView.textStorage.
  public var textStorage: NSTextStorage {
    let storage = storage ?? NSTextStorage(string: "")
    self.storage = storage
    // What the view was given since is in it, without the view being told.
    if !storage.isEqual(to: attributedText) {
      storage.onChange = nil
      storage.setAttributedString(attributedText)
    }
    storage.onChange = { [weak self] in
      guard let self, let storage = self.storage else { return }
      take(NSAttributedString(attributedString: storage))
    }
    return storage
  }
}
