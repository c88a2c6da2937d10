/// The area in which the lines of a text view run.
///
/// Source: Apple, NSTextContainer.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The distance of the lines from the left and the right edge.
  ///
  /// *Units*: points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { onChange() }
  }

  /// The greatest number of lines that are shown; 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { onChange() }
  }

  /// How lines that are too long are broken or shortened.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { onChange() }
  }

  /// The size of the area, which is that of its text view if it has one; 0 for no end.
  ///
  /// *Units*: points.
  open var size: CGSize

  /// What arranges a text in the area.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Parts of the area that lines leave free.
  ///
  /// *Space*: the area's, in points.
  ///
  /// Source: Apple, NSTextContainer.exclusionPaths.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if !(exclusionPaths.isEmpty && oldValue.isEmpty) { onChange() } }
  }

  /// What lines keep clear of; `nil` where nothing is in their way and nobody is asked about them.
  package var flow: TextFlow? {
    let judge = layoutManager.flatMap { $0.delegate == nil ? nil : $0 }
    guard !exclusionPaths.isEmpty || judge != nil else { return nil }
    return TextFlow(
      shapes: exclusionPaths.map(FlowShape.init), padding: lineFragmentPadding, judge: judge)
  }

  /// Whether the width follows that of the text view, as it always does here; recorded only.
  open var widthTracksTextView = false

  /// Whether the height follows that of the text view; recorded only, for text views scroll.
  open var heightTracksTextView = false

  /// Called when the size of lines or what they keep clear of changes; a text view shows its text
  /// anew.
  package var onChange: () -> Void = {}

  /// Makes an area; a text view that takes it gives it another size.
  public init(size: CGSize) { self.size = size }

  /// Makes an area without an end.
  public override convenience init() { self.init(size: CGSize(width: 1e7, height: 1e7)) }

  /// Makes an area; a coder says nothing of it.
  public required init(coder: NSCoder) { size = CGSize(width: 1e7, height: 1e7) }
}
