// Foundation is not passed on: a file that imports UIKit and CoreMotion would find two of each name
// that UIKit puts in the place of Foundation's.
import UIKit

/// Tells how the device is held, as the scene's script says, in virtual time.
///
/// Source: Apple, CMMotionManager.
@MainActor
open class CMMotionManager: NSObject {
  /// Called with every measurement; there are no errors here.
  public typealias AccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void

  /// Called with every measurement; there are no errors here.
  public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

  /// Between two measurements. Units: seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01

  /// Between two measurements. Units: seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01

  private let layers = LayerRuntime.current
  private var runtime: Runtime { layers.stage }
  private var accelerometerTimer: UIKit.Timer?
  private var motionTimer: UIKit.Timer?

  public override init() { super.init() }

  open var isAccelerometerAvailable: Bool { true }

  open var isDeviceMotionAvailable: Bool { true }

  open private(set) var isAccelerometerActive = false

  open private(set) var isDeviceMotionActive = false

  /// The latest measurement, while there are any.
  open var accelerometerData: CMAccelerometerData? {
    isAccelerometerActive
      ? CMAccelerometerData(acceleration: gravity, timestamp: runtime.time) : nil
  }

  /// The latest measurement, while there are any.
  open var deviceMotion: CMDeviceMotion? {
    isDeviceMotionActive ? CMDeviceMotion(gravity: gravity, timestamp: runtime.time) : nil
  }

  /// Lets measurements be asked for.
  open func startAccelerometerUpdates() { isAccelerometerActive = true }

  /// Calls a handler with one measurement after another; there is one queue, the main one.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping AccelerometerHandler
  ) {
    stopAccelerometerUpdates()
    isAccelerometerActive = true
    accelerometerTimer = UIKit.Timer.scheduledTimer(
      withTimeInterval: accelerometerUpdateInterval, repeats: true
    ) { [weak self] _ in handler(self?.accelerometerData, nil) }
  }

  open func stopAccelerometerUpdates() {
    isAccelerometerActive = false
    accelerometerTimer?.invalidate()
    accelerometerTimer = nil
  }

  /// Lets measurements be asked for.
  open func startDeviceMotionUpdates() { isDeviceMotionActive = true }

  /// Calls a handler with one measurement after another; there is one queue, the main one.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler
  ) {
    stopDeviceMotionUpdates()
    isDeviceMotionActive = true
    motionTimer = UIKit.Timer.scheduledTimer(
      withTimeInterval: deviceMotionUpdateInterval, repeats: true
    ) { [weak self] _ in handler(self?.deviceMotion, nil) }
  }

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
