import CoreLocation
import UIKit

/// Something at a place of a map.
///
/// Source: Apple, MKAnnotation.
@preconcurrency @MainActor
public protocol MKAnnotation: AnyObject {
  /// Where it is, in degrees; only of an `MKPointAnnotation` do views follow a change at once.
  var coordinate: CLLocationCoordinate2D { get }
  /// What a bubble and a balloon say; no bubble opens without it.
  var title: String? { get }
  /// The second line in a bubble.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title, so that there is no bubble.
  public var title: String? { nil }
  /// No second line.
  public var subtitle: String? { nil }
}

/// Something with a title.
///
/// Source: Apple, MKShape.
@preconcurrency @MainActor
open class MKShape: NSObject {
  /// The title, below a balloon and in a bubble; one that shows already stays as it is.
  open var title: String?
  /// The second line in a bubble.
  open var subtitle: String?
}

/// A point of a map.
///
/// Source: Apple, MKPointAnnotation.
@preconcurrency @MainActor
open class MKPointAnnotation: MKShape, MKAnnotation {
  /// Where it is; views go there, within an animation if there is one.
  open var coordinate = CLLocationCoordinate2D() { didSet { moved?() } }
  /// Tells the map that shows it.
  var moved: (@MainActor () -> Void)?

  public override init() { super.init() }

  /// Makes a point in one go, perhaps without words.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// Where the user is, which nobody tells in a film.
///
/// Source: Apple, MKUserLocation.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  /// Where the user is: nil, for nobody tells.
  open var location: CLLocation? { nil }
  /// Whether the user is being looked for: false.
  open var isUpdating: Bool { false }
  /// A place that is not on the Earth, for the user's is not known.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// What a bubble would say; none shows.
  open var title: String? = "My Location"
  /// A second line; none shows.
  open var subtitle: String?
}
