import UIKit

/// Why Core Motion does not measure.
///
/// Source: Apple, CMError.
public struct CMError: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32

  /// Makes an error of Apple's number, known here or not.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Errors by Apple's numbers; films come upon `CMErrorMotionActivityNotAvailable` and
/// `CMErrorNotAvailable`.
public let CMErrorUnknown = CMError(103)
public let CMErrorMotionActivityNotAvailable = CMError(104)
public let CMErrorMotionActivityNotAuthorized = CMError(105)
public let CMErrorInvalidParameter = CMError(107)
public let CMErrorNotAvailable = CMError(109)
public let CMErrorNotAuthorized = CMError(111)

/// The domain of Core Motion's errors.
public let CMErrorDomain = "CMErrorDomain"

extension CMError {
  var error: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}

/// Whether an app may know how somebody moves.
///
/// Source: Apple, CMAuthorizationStatus.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Counts steps; nobody walks with the phone of a film, which counts none.
///
/// Source: Apple, CMPedometer.
@preconcurrency @MainActor
open class CMPedometer: NSObject {
  /// Is called with what was counted, or with an error.
  public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
  /// Is called with what has happened, or with an error.
  public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

  public override init() { super.init() }

  // Whether these are counted and measured: never.
  /// Returns false: no steps are counted.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns false: no ways are measured, in metres or otherwise.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns false: no floors are counted, up or down.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Returns false: the seconds a metre are not known.
  open class func isPaceAvailable() -> Bool { false }
  /// Returns false: the steps a second are not known.
  open class func isCadenceAvailable() -> Bool { false }
  /// Returns false: nobody is noticed to stop or to go on.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }

  /// Whether the app may know: nobody was asked.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  /// Gives what was counted between two dates: the handler is told that nothing is.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { refuse { handler(nil, $0) } }

  /// Counts from a date on: the handler is told that nothing is.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    refuse { handler(nil, $0) }
  }

  /// Ends counting.
  open func stopUpdates() {}

  /// Tells when somebody stands still: the handler is told that this is not known.
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
    refuse { handler(nil, $0) }
  }

  /// Ends that.
  open func stopEventUpdates() {}

  private func refuse(_ handler: @escaping (NSError) -> Void) {
    DispatchQueue.main.async { handler(CMErrorNotAvailable.error) }
  }
}

/// What was counted; there is none in a film.
///
/// Source: Apple, CMPedometerData.
open class CMPedometerData: NSObject {
  /// From when it was counted.
  public let startDate: Date
  /// Until when it was counted.
  public let endDate: Date
  /// How many steps were counted: 0 here.
  public let numberOfSteps: NSNumber
  /// *Units*: metres.
  public let distance: NSNumber?
  /// How many floors somebody went up; nil here.
  public let floorsAscended: NSNumber?
  /// How many floors somebody went down; nil here.
  public let floorsDescended: NSNumber?
  /// *Units*: seconds a metre.
  public let currentPace: NSNumber?
  /// *Units*: steps a second.
  public let currentCadence: NSNumber?
  /// *Units*: seconds a metre.
  public let averageActivePace: NSNumber?

  init(from startDate: Date, to endDate: Date) {
    (self.startDate, self.endDate, numberOfSteps) = (startDate, endDate, 0)
    (distance, floorsAscended, floorsDescended) = (nil, nil, nil)
    (currentPace, currentCadence, averageActivePace) = (nil, nil, nil)
  }
}

/// That somebody has stopped, or goes on.
///
/// Source: Apple, CMPedometerEvent.
open class CMPedometerEvent: NSObject {
  /// When somebody stopped or went on.
  public let date: Date
  /// Whether somebody stopped or went on.
  public let type: CMPedometerEventType

  init(_ date: Date, _ type: CMPedometerEventType) { (self.date, self.type) = (date, type) }
}

/// Source: Apple, CMPedometerEventType.
public enum CMPedometerEventType: Int, Sendable { case pause, resume }
