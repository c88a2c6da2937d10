// Do not re-export Foundation: a file that imports UIKit and CoreMotion would find two of each name
// that UIKit puts in the place of Foundation's.
import UIKit

/// Measures how the device is held, as the scene's script says, in virtual time.
///
/// Source: Apple, CMMotionManager.
@preconcurrency @MainActor
open class CMMotionManager: NSObject {
  /// Is called with every measurement, never with an error.
  public typealias AccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void

  /// Is called with every measurement, never with an error.
  public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

  /// The time between two measurements of the acceleration.
  ///
  /// *Units*: seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01

  /// The time between two measurements of how the device is held.
  ///
  /// *Units*: seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01

  private let layers = LayerRuntime.current
  private var runtime: Runtime { layers.stage }
  private var accelerometerTimer: UIKit.Timer?
  private var motionTimer: UIKit.Timer?

  /// Makes a manager that measures nothing yet.
  public override init() { super.init() }

  /// Whether the device measures acceleration: always.
  open var isAccelerometerAvailable: Bool { true }

  /// Whether the device measures how it is held: always.
  open var isDeviceMotionAvailable: Bool { true }

  /// Whether acceleration is measured now.
  open private(set) var isAccelerometerActive = false

  /// Whether how the device is held is measured now.
  open private(set) var isDeviceMotionActive = false

  /// The acceleration at this moment; nil while it is not measured.
  open var accelerometerData: CMAccelerometerData? {
    isAccelerometerActive
      ? CMAccelerometerData(acceleration: gravity, timestamp: runtime.time) : nil
  }

  /// How the device is held at this moment; nil while it is not measured.
  open var deviceMotion: CMDeviceMotion? {
    isDeviceMotionActive ? CMDeviceMotion(gravity: gravity, timestamp: runtime.time) : nil
  }

  /// Begins to measure acceleration, without calling anybody.
  open func startAccelerometerUpdates() { isAccelerometerActive = true }

  /// Begins to measure acceleration, and calls a handler regularly, on the main queue whichever is
  /// given.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping AccelerometerHandler
  ) {
    stopAccelerometerUpdates()
    isAccelerometerActive = true
    accelerometerTimer = UIKit.Timer.scheduledTimer(
      withTimeInterval: accelerometerUpdateInterval, repeats: true
    ) { [weak self] _ in handler(self?.accelerometerData, nil) }
  }

  /// Ends measuring acceleration.
  open func stopAccelerometerUpdates() {
    isAccelerometerActive = false
    accelerometerTimer?.invalidate()
    accelerometerTimer = nil
  }

  /// Begins to measure how the device is held, without calling anybody.
  open func startDeviceMotionUpdates() { isDeviceMotionActive = true }

  /// Begins to measure how the device is held, and calls a handler regularly, on the main queue
  /// whichever is given.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler
  ) {
    stopDeviceMotionUpdates()
    isDeviceMotionActive = true
    motionTimer = UIKit.Timer.scheduledTimer(
      withTimeInterval: deviceMotionUpdateInterval, repeats: true
    ) { [weak self] _ in handler(self?.deviceMotion, nil) }
  }

  /// Ends measuring how the device is held.
  open func stopDeviceMotionUpdates() {
    isDeviceMotionActive = false
    motionTimer?.invalidate()
    motionTimer = nil
  }

  private var gravity: CMAcceleration {
    let pull = runtime.gravity(runtime.time)
    return CMAcceleration(x: pull.x, y: pull.y, z: pull.z)
  }
}
