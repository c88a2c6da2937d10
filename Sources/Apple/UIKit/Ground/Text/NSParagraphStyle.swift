import Drawing

/// How the lines of a text are spaced, aligned and broken.
///
/// *Units*: points.
///
/// Source: Apple, NSParagraphStyle.
open class NSParagraphStyle: NSObject {
  private let mark = FoundationMark()
  fileprivate var values = ParagraphValues()

  public required override init() { super.init() }

  /// The style in which everything has its default.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand between the edges; `.natural`, by the first strong letter of a paragraph,
  /// unless set.
  open var alignment: NSTextAlignment { values.alignment }
  /// How a line that is too long is broken or shortened; between words unless set.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after each paragraph but the last.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The height of a line as a multiple of the font's; 0 for 1.
  ///
  /// No unit.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line; 0, the default, for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The distance of a paragraph's first line from the left edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines from the left edge.
  open var headIndent: CGFloat { values.headIndent }
  /// The place where lines end, from the left edge; from the right one where it is 0 or less.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How full a line has to be without a broken word; 0 for whole words, which lines always have here.
  ///
  /// *Units*: 0...1.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The space before each paragraph but the first, added to that after the one above.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// How lines are broken where there are several good places; recorded only.
  open var lineBreakStrategy: LineBreakStrategy { values.strategy }
  /// Whether letters move together before a line is shortened; recorded only: a label says it.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }

  /// The direction in which the paragraph is read; it decides where `.natural` lines stand.
  open var baseWritingDirection: NSWritingDirection { values.direction }

  /// Where the letters behind each tab stand: twelve places, 28 points apart, unless set.
  ///
  /// Source: Apple, NSParagraphStyle.tabStops.
  open var tabStops: [NSTextTab] { values.tabs ?? NSTextTab.standard }
  /// How far apart further places are than those of `tabStops`; 0 for as far as the last two.
  open var defaultTabInterval: CGFloat { values.tabInterval }
  /// Whether words are hyphenated; recorded only, for lines break between words.
  open var usesDefaultHyphenation: Bool { values.hyphenates }

  /// The places of tabs that were set, as a layout takes them; empty for the standard ones.
  var shownTabs: [TabStop] {
    guard values.tabs != nil || values.tabInterval > 0 else { return [] }
    var stops = (values.tabs ?? []).map(\.stop).sorted { $0.place < $1.place }
    while values.tabInterval > 0, stops.count < Self.mostTabs {
      let next = ((stops.last?.place ?? 0) / Double(values.tabInterval)).rounded(.down) + 1
      stops.append(TabStop(next * Double(values.tabInterval), .left))
    }
    return stops
  }

  /// How many places of tabs are made of an interval.
  private static let mostTabs = 40

  /// Returns a style of the same values that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style of the same values.
  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.strategy }
    set { values.strategy = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { values.tightens = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { values.tabs = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.tabInterval }
    set { values.tabInterval = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.hyphenates }
    set { values.hyphenates = newValue }
  }

  /// Adds a place for the letters behind a tab.
  open func addTabStop(_ anObject: NSTextTab) { values.tabs = tabStops + [anObject] }

  /// Takes a place for the letters behind a tab away.
  open func removeTabStop(_ anObject: NSTextTab) {
    values.tabs = tabStops.filter { $0 != anObject }
  }

  /// Takes over the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The values of a paragraph style.
private struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var hyphenationFactor: Float = 0
  var paragraphSpacingBefore: CGFloat = 0
  var direction = NSWritingDirection.natural
  var strategy: NSParagraphStyle.LineBreakStrategy = []
  var tightens = false
  /// `nil` for the standard places.
  var tabs: [NSTextTab]?
  var tabInterval: CGFloat = 0
  var hyphenates = false
}

/// The direction in which text is read.
///
/// Source: Apple, NSWritingDirection.
public enum NSWritingDirection: Int, Sendable {
  /// As the letters ask.
  case natural = -1
  case leftToRight, rightToLeft
}
