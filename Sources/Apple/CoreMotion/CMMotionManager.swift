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

  /// Is called with every measurement, never with an error.
  public typealias GyroHandler = (CMGyroData?, (any Error)?) -> Void

  /// The time between two measurements of the acceleration.
  ///
  /// *Units*: seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01

  /// The time between two measurements of how the device is held.
  ///
  /// *Units*: seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01

  /// The time between two measurements of the magnetic field, of which there are none.
  ///
  /// *Units*: seconds.
  open var magnetometerUpdateInterval: TimeInterval = 0.01

  private let layers = LayerRuntime.current
  private var runtime: Runtime { layers.stage }
  private var accelerometerTimer: UIKit.Timer?
  private var motionTimer: UIKit.Timer?
  private var gyroTimer: UIKit.Timer?

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
    isDeviceMotionActive ? motion : nil
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

  /// Begins to measure how the device is held, without calling anybody.
  ///
  /// - Parameter referenceFrame: gravity alone is known, so that all are the same.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    startDeviceMotionUpdates()
  }

  /// Begins to measure how the device is held, and calls a handler regularly.
  ///
  /// - Parameters:
  ///   - referenceFrame: gravity alone is known, so that all are the same.
  ///   - queue: the handler is called on the main one whichever is given.
  ///   - handler: is called with every measurement.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping DeviceMotionHandler
  ) { startDeviceMotionUpdates(to: queue, withHandler: handler) }

  // MARK: Turns

  /// The time between two measurements of how fast the device turns.
  ///
  /// *Units*: seconds.
  open var gyroUpdateInterval: TimeInterval = 0.01

  /// Whether the device measures how fast it turns: always.
  open var isGyroAvailable: Bool { true }

  /// Whether how fast the device turns is measured now.
  open private(set) var isGyroActive = false

  /// How fast the device turns at this moment; nil while it is not measured.
  open var gyroData: CMGyroData? {
    isGyroActive ? CMGyroData(rotationRate: rotationRate, timestamp: runtime.time) : nil
  }

  /// Begins to measure how fast the device turns, without calling anybody.
  open func startGyroUpdates() { isGyroActive = true }

  /// Begins to measure how fast the device turns, and calls a handler regularly, on the main queue
  /// whichever is given.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping GyroHandler
  ) {
    stopGyroUpdates()
    isGyroActive = true
    gyroTimer = UIKit.Timer.scheduledTimer(withTimeInterval: gyroUpdateInterval, repeats: true) {
      [weak self] _ in handler(self?.gyroData, nil)
    }
  }

  /// Ends measuring how fast the device turns.
  open func stopGyroUpdates() {
    isGyroActive = false
    gyroTimer?.invalidate()
    gyroTimer = nil
  }

  private var gravity: CMAcceleration { gravity(at: runtime.time) }

  private func gravity(at time: TimeInterval) -> CMAcceleration {
    let pull = runtime.motion.gravity(time)
    return CMAcceleration(x: pull.x, y: pull.y, z: pull.z)
  }

  private var motion: CMDeviceMotion {
    CMDeviceMotion(gravity: gravity, rotationRate: rotationRate, timestamp: runtime.time)
  }

  /// The rate at which gravity's direction turned in the last hundredth of a second.
  private var rotationRate: CMRotationRate {
    let span = 0.01
    let now = CMAttitude(gravity: gravity)
    let before = CMAttitude(gravity: gravity(at: max(0, runtime.time - span)))
    return CMRotationRate(
      x: (now.pitch - before.pitch) / span, y: (now.roll - before.roll) / span, z: 0)
  }
}
