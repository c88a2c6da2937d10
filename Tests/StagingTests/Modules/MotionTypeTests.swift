import CoreMotion
import Staging
import Testing
import UIKit

/// What Core Motion tells of a phone, as numbers.
@MainActor @Suite struct MotionTypeTests {
  @Test func `kinds have Apple's numbers`() {
    #expect(CMMagneticFieldCalibrationAccuracy.uncalibrated.rawValue == -1)
    #expect(CMMagneticFieldCalibrationAccuracy.high.rawValue == 2)
    #expect(CMMotionActivityConfidence.high.rawValue == 2)
    #expect(CMAuthorizationStatus.authorized.rawValue == 3)
    #expect(CMPedometerEventType.resume.rawValue == 1)
    let frames: [CMAttitudeReferenceFrame] = [
      .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
      .xTrueNorthZVertical,
    ]
    #expect(frames.map(\.rawValue) == [1, 2, 4, 8])
    #expect(CMError(109) == CMError(rawValue: 109))
  }

  @Test func `no rotation is a one and a matrix of ones`() {
    let none = CMQuaternion()
    #expect((none.x, none.y, none.z, none.w) == (0, 0, 0, 1))
    let matrix = CMRotationMatrix()
    #expect((matrix.m11, matrix.m22, matrix.m33) == (1, 1, 1))
    #expect((matrix.m12, matrix.m13, matrix.m21) == (0, 0, 0))
  }

  @Test func `a phone that stands upright feels gravity alone, and does not turn`() throws {
    let stage = try Stage { UIViewController() }
    defer { withExtendedLifetime(stage) {} }
    let manager = CMMotionManager()
    manager.startAccelerometerUpdates()
    manager.startGyroUpdates()
    manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
    let data: CMAccelerometerData = try #require(manager.accelerometerData)
    #expect(data.acceleration == CMAcceleration(x: 0, y: -1, z: 0))
    let turns: CMGyroData = try #require(manager.gyroData)
    #expect(turns.rotationRate == CMRotationRate())
    let motion: CMDeviceMotion = try #require(manager.deviceMotion)
    #expect(motion.userAcceleration == CMAcceleration() && motion.gravity == data.acceleration)
    let held: CMAttitude = motion.attitude
    // The top of the phone points up: what lies along the room's z lies along the device's y.
    let matrix: CMRotationMatrix = held.rotationMatrix
    #expect(abs(matrix.m23 - 1) < 1e-12 && abs(matrix.m11 - 1) < 1e-12)
    let copy = try #require(held.copy() as? CMAttitude)
    copy.multiply(byInverseOf: held)
    #expect(abs(copy.quaternion.w - 1) < 1e-6 && abs(held.pitch - .pi / 2) < 1e-12)
  }

  @Test func `a field that is not known is none, and says so`() {
    let unknown = CMCalibratedMagneticField()
    #expect(unknown.field == CMMagneticField() && unknown.accuracy == .uncalibrated)
    let known = CMCalibratedMagneticField(
      field: CMMagneticField(x: 1, y: 2, z: 3), accuracy: .high)
    #expect(known.field.z == 3 && known != unknown)
  }

  @Test func `nobody walks, climbs or turns about in a film`() throws {
    var steps: [CMPedometerData?] = []
    var heights: [CMAltitudeData?] = []
    var moves: [[CMMotionActivity]?] = []
    var events: [CMPedometerEvent?] = []
    var fields: [CMMagnetometerData?] = []
    let stage = try Stage {
      let pedometer = CMPedometer()
      pedometer.startUpdates(from: Date()) { data, _ in
        MainActor.assumeIsolated { steps.append(data) }
      }
      pedometer.startEventUpdates { event, _ in
        MainActor.assumeIsolated { events.append(event) }
      }
      CMAltimeter().startRelativeAltitudeUpdates(to: .main) { data, _ in
        MainActor.assumeIsolated { heights.append(data) }
      }
      CMMotionActivityManager().queryActivityStarting(from: Date(), to: Date(), to: .main) {
        found, _ in MainActor.assumeIsolated { moves.append(found) }
      }
      fields.append(CMMotionManager().magnetometerData)
      return UIViewController()
    }
    for _ in 0..<5 { try stage.advance() }
    #expect(steps == [nil] && heights == [nil] && moves == [nil] && events == [nil])
    #expect(fields == [nil])
  }
}
