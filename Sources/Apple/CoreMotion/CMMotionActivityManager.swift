import UIKit

/// Tells how somebody moves about; nobody does with the phone of a film, which does not know.
///
/// Source: Apple, CMMotionActivityManager.
@preconcurrency @MainActor
open class CMMotionActivityManager: NSObject {
  /// Is called with how somebody moves.
  public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
  /// Is called with how somebody has moved, or with an error.
  public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

  public override init() { super.init() }

  /// Whether it is known how somebody moves: never.
  open class func isActivityAvailable() -> Bool { false }

  /// Whether the app may know: nobody was asked.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  /// Gives how somebody moved between two dates: the handler is told that this is not known.
  ///
  /// - Parameters:
  ///   - start: the first date.
  ///   - end: the last date.
  ///   - queue: the handler is called on the main one whichever is given.
  ///   - handler: is called once.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    DispatchQueue.main.async { handler(nil, CMErrorMotionActivityNotAvailable.error) }
  }

  /// Tells from now on how somebody moves; the handler is never called.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {}

  /// Ends that.
  open func stopActivityUpdates() {}
}

/// How somebody moves; nobody does in a film.
///
/// Source: Apple, CMMotionActivity.
open class CMMotionActivity: NSObject {
  /// When the activity began.
  public let startDate: Date
  /// How sure that is.
  public var confidence: CMMotionActivityConfidence { .low }
  public var unknown: Bool { true }
  public var stationary: Bool { false }
  public var walking: Bool { false }
  public var running: Bool { false }
  public var automotive: Bool { false }
  public var cycling: Bool { false }

  init(_ startDate: Date) { self.startDate = startDate }
}

/// Source: Apple, CMMotionActivityConfidence.
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// Measures heights; the phone of a film does not.
///
/// Source: Apple, CMAltimeter.
@preconcurrency @MainActor
open class CMAltimeter: NSObject {
  /// Is called with a measurement, or with an error.
  public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

  public override init() { super.init() }

  /// Whether changes of height are measured: never.
  open class func isRelativeAltitudeAvailable() -> Bool { false }

  /// Whether the height is measured: never.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }

  /// Whether the app may know: nobody was asked.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  /// Begins to measure: the handler is told once that this cannot be done.
  ///
  /// - Parameters:
  ///   - queue: the handler is called on the main one whichever is given.
  ///   - handler: is called with Core Motion's error 109.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {
    DispatchQueue.main.async { handler(nil, CMErrorNotAvailable.error) }
  }

  /// Ends measuring.
  open func stopRelativeAltitudeUpdates() {}
}

/// A change of height; a film measures none.
///
/// Source: Apple, CMAltitudeData.
open class CMAltitudeData: NSObject {
  /// *Units*: metres.
  public let relativeAltitude: NSNumber
  /// *Units*: kilopascals.
  public let pressure: NSNumber

  init(_ relativeAltitude: NSNumber, _ pressure: NSNumber) {
    (self.relativeAltitude, self.pressure) = (relativeAltitude, pressure)
  }
}
