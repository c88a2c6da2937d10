import Synchronization
import UIKit

import func Arithmetic.atan2

/// How the device is held.
///
/// Source: Apple, CMAttitude.
public final class CMAttitude: NSObject, Sendable {
  private struct State {
    var pitch: Double
    var roll: Double
    var yaw = 0.0
    var quaternion: CMQuaternion
  }

  private let state: Mutex<State>

  /// The angle about the axis to the right: 0 lying on its back, π/2 upright.
  ///
  /// *Units*: radians.
  public var pitch: Double { state.withLock { $0.pitch } }
  /// The angle about the axis to the top; it grows as the right edge goes down.
  ///
  /// *Units*: radians.
  public var roll: Double { state.withLock { $0.roll } }
  /// The angle about the axis out of the screen, which gravity does not tell: 0, unless measured
  /// from another attitude.
  ///
  /// *Units*: radians.
  public var yaw: Double { state.withLock { $0.yaw } }

  /// The rotation as a number of four parts.
  public var quaternion: CMQuaternion { state.withLock { $0.quaternion } }

  /// The rotation as nine numbers.
  public var rotationMatrix: CMRotationMatrix { CMRotationMatrix(quaternion) }

  /// Tells from the direction of gravity how the device is held.
  init(gravity: CMAcceleration) {
    let pitch = atan2(-gravity.y, hypot(gravity.x, gravity.z))
    let roll = gravity.x == 0 && gravity.z == 0 ? 0 : atan2(gravity.x, -gravity.z)
    state = Mutex(
      State(pitch: pitch, roll: roll, quaternion: CMQuaternion(pitch: pitch, roll: roll)))
  }

  /// Measures this attitude from another one, so that the same as that is none.
  public func multiply(byInverseOf attitude: CMAttitude) {
    let turned = quaternion.after(theInverseOf: attitude.quaternion)
    let angles = turned.angles
    state.withLock {
      $0 = State(pitch: angles.pitch, roll: angles.roll, yaw: angles.yaw, quaternion: turned)
    }
  }

  /// Returns the same attitude, which may be measured from another one afterwards.
  public override func copy() -> Any {
    let copy = CMAttitude(gravity: CMAcceleration(x: 0, y: -1, z: 0))
    let own = state.withLock { $0 }
    copy.state.withLock { $0 = own }
    return copy
  }
}
