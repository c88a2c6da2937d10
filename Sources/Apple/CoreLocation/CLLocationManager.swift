import UIKit
import UIKitCore

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse

  /// The name before iOS 8.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How exactly an app may know where the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy
  case reducedAccuracy
}

/// What the places are used for.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation
  case fitness
  case otherNavigation
  case airborne
}

/// The domain of `CLError` as `NSError`.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place is not known.
///
/// Source: Apple, CLError.
public struct CLError: Error, Sendable, Equatable, CustomNSError {
  /// What went wrong, by Apple's numbers; films come upon `denied` and `network`.
  public enum Code: Int, Sendable {
    case locationUnknown
    case denied
    case network
    case headingFailure
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult
    case geocodeCanceled
  }

  /// What went wrong.
  public let code: Code
  /// Makes an error of a code, for a test or a delegate's own use.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }

  /// Codes by short names, as in `CLError(.network)` or `case CLError.denied`.
  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
}

/// Matches an error of a code, as in `catch CLError.denied`.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }

/// Where the device is, which nobody tells in a film.
///
/// A request for permission is denied, as by somebody who allows nothing; places that are asked for
/// without permission end with `CLError.denied`, as on a phone.
///
/// Source: Apple, CLLocationManager.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
  /// The answer, which is one for all managers of an app.
  private final class Permission {
    var isDenied = false
    private var members: [() -> CLLocationManager?] = []

    var status: CLAuthorizationStatus { isDenied ? .denied : .notDetermined }
    /// The managers that are still there.
    var managers: [CLLocationManager] { members.compactMap { $0() } }

    func add(_ manager: CLLocationManager) {
      members.removeAll { $0() == nil }
      members.append { [weak manager] in manager }
    }
  }

  private static var permission: Permission { LayerRuntime.current.stage.part { Permission() } }

  /// Told of places and permissions; held weakly.
  ///
  /// It learns the permission at once.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { later { $0.tellOfPermission() } } }
  }
  /// How exactly places are wanted, in metres; recorded only, for none are told.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// *Units*: metres.
  open var distanceFilter = kCLDistanceFilterNone
  /// What the places are used for; recorded only.
  open var activityType = CLActivityType.other
  /// Whether measuring may pause where nobody moves; recorded only.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether places are wanted while the app is away; recorded only.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the status bar tells of that; recorded only.
  open var showsBackgroundLocationIndicator = false
  /// *Units*: degrees.
  open var headingFilter: CLLocationDegrees = 1

  /// Which side of the device is its front for headings; recorded only.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// Where north was last: never told.
  open var heading: CLHeading? { nil }
  /// Does nothing: no panel asks to move the device about.
  open func dismissHeadingCalibrationDisplay() {}

  /// The last place: none.
  open var location: CLLocation? { nil }
  /// How exact places may be: full, as by somebody who did not restrict it.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// `.notDetermined` until permission is asked for, then `.denied`.
  open var authorizationStatus: CLAuthorizationStatus { Self.permission.status }

  public override init() {
    super.init()
    Self.permission.add(self)
  }

  /// `.notDetermined` until permission is asked for, then `.denied`.
  open class func authorizationStatus() -> CLAuthorizationStatus { permission.status }

  /// Returns true: places are on for the phone, and only refused to the app.
  open class func locationServicesEnabled() -> Bool { true }
  /// Returns false: the phone in a film has no compass.
  open class func headingAvailable() -> Bool { false }
  /// Returns false: the phone in a film does not notice how far it is carried.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  /// Asks for permission, which is denied; a line in the log says so.
  open func requestWhenInUseAuthorization() { deny("requestWhenInUseAuthorization()") }
  /// Asks for permission, which is denied; a line in the log says so.
  open func requestAlwaysAuthorization() { deny("requestAlwaysAuthorization()") }

  /// Asks for places: the delegate hears of an error once permission is denied.
  open func startUpdatingLocation() { failIfDenied() }
  /// Asks for one place: the delegate hears of an error.
  open func requestLocation() { later { $0.fail(.denied) } }
  /// Does nothing: no places come.
  open func stopUpdatingLocation() {}
  /// Asks where north is: never told, as on a device without a compass.
  open func startUpdatingHeading() {}
  /// Does nothing: no headings come.
  open func stopUpdatingHeading() {}
  /// Asks to be told of long ways: the delegate hears of an error once permission is denied.
  open func startMonitoringSignificantLocationChanges() { failIfDenied() }
  /// Does nothing: no places come.
  open func stopMonitoringSignificantLocationChanges() {}

  private func deny(_ request: String) {
    Log.once("Nobody tells places in a film: \(request) is denied.")
    later { _ in
      let permission = Self.permission
      guard !permission.isDenied else { return }
      permission.isDenied = true
      for manager in permission.managers { manager.tellOfPermission() }
    }
  }

  private func failIfDenied() {
    later { manager in
      if manager.authorizationStatus == .denied { manager.fail(.denied) }
    }
  }

  private func fail(_ code: CLError.Code) {
    delegate?.locationManager(self, didFailWithError: CLError(code))
  }

  private func tellOfPermission() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }

  /// Calls something in the next turn of the main queue.
  private func later(_ call: @escaping @MainActor (CLLocationManager) -> Void) {
    DispatchQueue.main.async { call(self) }
  }
}

/// Hears of places, permissions and errors.
///
/// Source: Apple, CLLocationManagerDelegate.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: AnyObject {
  /// Never called, for no places come.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called with `CLError.denied` where a place is asked for without permission.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called in the turn after a delegate is set, and when permission is denied.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called right after `locationManagerDidChangeAuthorization(_:)`, which took its place in iOS
  /// 14.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Never called, for no headings come.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Never called, for there is no compass.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
  /// Never called, for no places come; a delegate may leave it out.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing, for a delegate that need not know of errors.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing; called in the turn after a delegate is set, and when permission is denied.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing; called right after `locationManagerDidChangeAuthorization(_:)`, which took its
  /// place in iOS 14.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Never called, for no headings come; a delegate may leave it out.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  /// Returns false; never called, for there is no compass.
  public func locationManagerShouldDisplayHeadingCalibration(
    _ manager: CLLocationManager
  ) -> Bool { false }
}
