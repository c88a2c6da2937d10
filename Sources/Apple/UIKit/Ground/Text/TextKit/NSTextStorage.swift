/// A text that tells those who show it of its changes; that of a text view, or one's own.
///
/// A subclass may keep the text itself: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, through which all other members go,
/// and calls `edited(_:range:changeInLength:)` from the last two.
///
/// Source: Apple, NSTextStorage.
open class NSTextStorage: NSMutableAttributedString {
  /// Called after each change, or after the last one of those between `beginEditing` and
  /// `endEditing`.
  package var onChange: (@MainActor () -> Void)?
  /// Lets the managers of a text that no text view shows lay it out after a change.
  var layOutLater: (@MainActor () -> Void)?
  /// The managers that arrange the text, which it keeps.
  var managers: [AnyObject] = []
  /// Hears of changes before and after they are worked on; held weakly.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// What has changed since changes were worked on last.
  open internal(set) var editedMask: EditActions = []
  /// Where something has changed, in the text as it is now; at `NSNotFound` where nothing has.
  ///
  /// *Units*: UTF-16 units.
  open internal(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text is than before.
  ///
  /// *Units*: UTF-16 units.
  open internal(set) var changeInLength = 0

  private var depth = 0
  private var isProcessing = false

  /// Makes a text without letters.
  public init() { super.init(string: "") }

  public override init(string str: String) { super.init(string: str) }

  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var length: Int { string.utf16.count }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    endEditing()
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(0, depth - 1)
    guard depth == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    // A text view tells by itself when its lines have their places.
    let call = onChange ?? layOutLater
    MainActor.assumeIsolated { call?() }
  }

  /// Notes a change, which is worked on when the last `endEditing` is called.
  ///
  /// - Parameters:
  ///   - editedMask: what has changed.
  ///   - range: where, in the text as it was, in UTF-16 units.
  ///   - delta: how much longer the text is now, in UTF-16 units.
  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    let changed = NSRange(location: range.location, length: max(0, range.length + delta))
    editedRange =
      editedRange.location == NSNotFound ? changed : NSUnionRange(editedRange, changed)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0, !isProcessing {
      depth = 1
      endEditing()
    }
  }

  /// Works on the changes: tells the delegate before and after.
  ///
  /// A subclass that overrides it may change attributes, and then calls this one.
  open func processEditing() {
    guard let delegate else { return }
    delegate.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
  }

  // Foundation's methods read the text that it keeps itself, which a subclass's need not be.

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(
      in: NSRange(location: 0, length: attrString.length), options: []
    ) { attributes, run, _ in
      setAttributes(
        attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    beginEditing()
    eachRun(in: range) { own, run in
      setAttributes(own.merging(attrs) { _, new in new }, range: run)
    }
    endEditing()
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) { addAttributes([name: value], range: range) }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    beginEditing()
    eachRun(in: range) { own, run in
      guard own[name] != nil else { return }
      setAttributes(own.filter { $0.key != name }, range: run)
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    NSAttributedString(attributedString: snapshot.attributedSubstring(from: range))
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { snapshot.enumerateAttributes(in: enumerationRange, options: opts, using: block) }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { snapshot.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block) }
}

extension NSTextStorage {
  /// What changes in a text.
  ///
  /// Source: Apple, NSTextStorage.EditActions.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes of letters.
    public static let editedAttributes = Self(rawValue: 1 << 0)
    /// Letters.
    public static let editedCharacters = Self(rawValue: 1 << 1)
  }

  /// A copy of the text as it is now.
  package var snapshot: NSAttributedString {
    let copy = NSMutableAttributedString(string: string)
    eachRun(in: NSRange(location: 0, length: length)) { attributes, range in
      copy.setAttributes(attributes, range: range)
    }
    return copy
  }

  /// Calls a block with the attributes of each part of a range that has them throughout.
  func eachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    let end = min(length, range.location + range.length)
    var place = range.location
    while place < end {
      var run = NSRange()
      let attributes = attributes(at: place, effectiveRange: &run)
      let next = max(place + 1, min(end, run.location + run.length))
      body(attributes, NSRange(location: place, length: next - place))
      place = next
    }
  }
}

/// Hears of the changes of a text.
///
/// Source: Apple, NSTextStorageDelegate.
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before changes are worked on; letters and attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// Called after changes were worked on; attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
