import UIKit

/// What shows an annotation: an image whose middle is at the place, moved by `centerOffset`.
///
/// Source: Apple, MKAnnotationView.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// How far the carrying of a view has come; a film's stays at `none` unless the app sets it.
  public enum DragState: UInt, Sendable {
    case none
    case starting
    case dragging
    case canceling
    case ending
  }

  /// What is shown; nil for a view that waits to be used again.
  open var annotation: (any MKAnnotation)? { didSet { showAnnotation() } }
  /// The name by which the map keeps the view for another annotation; nil to be forgotten.
  open private(set) var reuseIdentifier: String?
  /// The image; the view gets its size.
  open var image: UIImage? {
    didSet {
      picture.image = image
      if let image { bounds.size = image.size }
      setNeedsLayout()
    }
  }
  /// *Units*: points.
  open var centerOffset = CGPoint.zero { didSet { moved?() } }
  /// *Units*: points.
  open var calloutOffset = CGPoint.zero
  /// Whether a tap selects it; true by default.
  open var isEnabled = true
  /// Whether a finger rests on it; recorded only.
  open var isHighlighted = false
  /// Whether it is selected; set, nobody is told, and no bubble opens:
  /// `selectAnnotation(_:animated:)` does that.
  open var isSelected: Bool {
    get { selection }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a bubble with the title shows while it is selected.
  open var canShowCallout = false
  /// Stands before the words of the bubble; a control there tells the delegate of touches.
  open var leftCalloutAccessoryView: UIView?
  /// Stands behind the words of the bubble; a control there tells the delegate of touches.
  open var rightCalloutAccessoryView: UIView?
  /// Stands below the title of the bubble, in place of the subtitle.
  open var detailCalloutAccessoryView: UIView?
  /// Whether it can be carried: recorded.
  open var isDraggable = false
  /// How far carrying has come; recorded only, for no finger carries it.
  open var dragState = DragState.none
  /// Which views show where many overlap: recorded, and all show.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// Annotations that are gathered into one: recorded, and all show.
  open var clusteringIdentifier: String?

  private let picture = UIImageView()
  private var selection = false
  /// Tells the map that shows it.
  var moved: (@MainActor () -> Void)?

  /// Makes a view without an image; the map gives it its place.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(picture)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(picture)
  }

  /// Makes a view by `init(annotation:reuseIdentifier:)`, for a class that is known only at run time.
  public required convenience init(reusableWith identifier: String) {
    self.init(annotation: nil, reuseIdentifier: identifier)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  /// Called before the view shows another annotation.
  open func prepareForReuse() { setSelected(false, animated: false) }
  /// Called before the view is shown.
  open func prepareForDisplay() {}
  /// Records whether it is selected; a balloon grows.
  open func setSelected(_ selected: Bool, animated: Bool) { selection = selected }
  /// Sets `dragState` without any animation.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  /// Shows what the annotation says.
  func showAnnotation() {}
}

/// How much a view of a map is to be shown.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority, 0...1000; others are not refused.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Steps of the priority, no unit; all are shown alike here.
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Whether a title shows.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive
  case hidden
  case visible
}
