import CoreLocation
import UIKit

/// Something at a place of a map.
///
/// Source: Apple, MKAnnotation.
@preconcurrency @MainActor
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// Something with a title.
///
/// Source: Apple, MKShape.
@preconcurrency @MainActor
open class MKShape: NSObject {
  open var title: String?
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
  open var location: CLLocation? { nil }
  open var isUpdating: Bool { false }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var title: String? = "My Location"
  open var subtitle: String?
}
