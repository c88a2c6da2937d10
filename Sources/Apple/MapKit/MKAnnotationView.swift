import UIKit

/// What shows an annotation: an image whose middle is at the place, moved by `centerOffset`.
///
/// Source: Apple, MKAnnotationView.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  public enum DragState: UInt, Sendable {
    case none
    case starting
    case dragging
    case canceling
    case ending
  }

  open var annotation: (any MKAnnotation)? { didSet { showAnnotation() } }
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
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected: Bool {
    get { selection }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a bubble with the title shows while it is selected.
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  /// Whether it can be carried: recorded.
  open var isDraggable = false
  open var dragState = DragState.none
  /// Which views show where many overlap: recorded, and all show.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// Annotations that are gathered into one: recorded, and all show.
  open var clusteringIdentifier: String?

  private let picture = UIImageView()
  private var selection = false
  /// Tells the map that shows it.
  var moved: (@MainActor () -> Void)?

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
  open func setSelected(_ selected: Bool, animated: Bool) { selection = selected }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  /// Shows what the annotation says.
  func showAnnotation() {}
}

/// How much a view of a map is to be shown.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

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
