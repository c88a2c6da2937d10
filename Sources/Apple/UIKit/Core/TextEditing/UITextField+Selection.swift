/// A place in a text.
///
/// Source: Apple, UITextPosition.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// How many letters are before it, in UTF-16.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Returns the place some letters further; `nil` outside of a text.
  func moved(by letters: Int, in text: String) -> UITextPosition? {
    let place = offset + letters
    return (0...text.utf16.count).contains(place) ? UITextPosition(place) : nil
  }

  /// Returns whether it comes before another place, or after it.
  func compared(to other: UITextPosition) -> ComparisonResult {
    offset < other.offset
      ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
  }
}

/// The letters between two places in a text.
///
/// Source: Apple, UITextRange.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  let characters: NSRange

  init(_ characters: NSRange) {
    self.characters = characters
    super.init()
  }

  convenience init(between one: UITextPosition, and other: UITextPosition) {
    let (start, end) = (min(one.offset, other.offset), max(one.offset, other.offset))
    self.init(NSRange(location: start, length: end - start))
  }

  /// The place before the first letter.
  open var start: UITextPosition { UITextPosition(characters.location) }

  /// The place behind the last letter; the same as `start` for an empty range.
  open var end: UITextPosition { UITextPosition(characters.location + characters.length) }

  /// Whether there are no letters between the places: a caret is there, and no selection.
  open var isEmpty: Bool { characters.length == 0 }
}

/// The rectangle of selected letters in a line.
///
/// Source: Apple, UITextSelectionRect.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let mark: CGRect

  /// Makes an empty one, for subclasses that say what it is.
  public override convenience init() { self.init(.zero) }

  init(_ rect: CGRect) {
    mark = rect
    super.init()
  }

  /// *Space*: that of the view with the text, in points.
  open var rect: CGRect { mark }

  /// Whether the selection begins here.
  open var containsStart: Bool { true }

  /// Whether the selection ends here.
  open var containsEnd: Bool { true }

  /// Whether the text runs downwards, which none does here.
  open var isVertical: Bool { false }
}

extension UITextField {
  /// Selects letters; `nil` for the place after the last one.
  func select(_ characters: NSRange?) {
    let old = selectedCharacters
    extras.selection = characters
    showText()
    if selectedCharacters != old { delegate?.textFieldDidChangeSelection(self) }
  }

  /// The whole text, in UTF-16.
  var whole: NSRange { NSRange(location: 0, length: content.utf16.count) }

  /// The selected letters, in UTF-16; the place after the last letter where nothing is selected.
  var selectedCharacters: NSRange {
    let end = NSRange(location: content.utf16.count, length: 0)
    guard let selection = extras.selection else { return end }
    let start = min(max(0, selection.location), end.location)
    return NSRange(location: start, length: min(selection.length, end.location - start))
  }

  /// Deletes the selected letters, or the one before an empty selection.
  func deleteSelection(_ selection: NSRange) {
    guard selection.length == 0 else { return replace(selection, by: "") }
    let before = (content as NSString).substring(to: selection.location)
    guard let last = before.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: selection.location - length, length: length), by: "")
  }

  /// Puts the place of the next letter behind what has replaced a range.
  func moveSelection(behind range: NSRange, _ string: String) {
    guard extras.selection != nil else { return }
    let end = range.location + string.utf16.count
    extras.selection =
      end >= content.utf16.count ? nil : NSRange(location: end, length: 0)
  }

  /// Finds where the caret stands before a letter.
  ///
  /// - Parameter offset: the letter, in UTF-16 units.
  /// - Returns: the caret's rectangle in the field, in points.
  func caretPlace(before offset: Int) -> CGRect {
    guard extras.selection != nil || offset < content.utf16.count else { return extras.caretAtEnd }
    let shown = label.attributedText ?? NSAttributedString(string: "")
    let before = NSRange(location: 0, length: min(offset, shown.length))
    let measured = UILabel()
    measured.font = font
    measured.attributedText = shown.attributedSubstring(from: before)
    var place = extras.caretAtEnd
    place.origin.x -= extras.textWidth
    if before.length > 0 { place.origin.x += measured.sizeThatFits(.zero).width }
    return place
  }

  /// Places a mark behind the selected letters, in place of the caret.
  ///
  /// - Parameters:
  ///   - rect: the rectangle of the text.
  ///   - line: the height of a line.
  func placeSelection(in rect: CGRect, line: CGFloat) {
    guard isFirstResponder, extras.selection != nil else { return extras.mark.isHidden = true }
    let selection = selectedCharacters
    let first = caretPlace(before: selection.location).minX
    if extras.mark.superlayer == nil { layer.insertSublayer(extras.mark, at: 0) }
    extras.mark.isHidden = selection.length == 0
    extras.mark.backgroundColor = shown(tintColor.withAlphaComponent(Self.markOpacity))
    extras.mark.frame = CGRect(
      x: first, y: rect.midY - line / 2,
      width: selection.length > 0
        ? caretPlace(before: selection.location + selection.length).minX - first : 0,
      height: line)
    if selection.length > 0 { caret.line.isHidden = true }
  }

  /// The opacity of the mark behind selected letters.
  ///
  /// Source: seen on iOS 13 to 18.
  private static let markOpacity: CGFloat = 0.2

  /// Returns the place between letters that is nearest to a point of the field.
  func place(nearestTo point: CGPoint) -> UITextPosition? {
    let places = 0...content.utf16.count
    return places.min {
      abs(caretPlace(before: $0).midX - point.x) < abs(caretPlace(before: $1).midX - point.x)
    }.map(UITextPosition.init)
  }

  /// Returns the rectangles of letters in the field: one, for it has one line.
  func rects(of range: UITextRange) -> [UITextSelectionRect] {
    let letters = range.characters
    let first = caretPlace(before: letters.location)
    let last = caretPlace(before: letters.location + letters.length)
    return letters.length == 0 ? [] : [UITextSelectionRect(first.union(last))]
  }
}
