import CoreMotion
import Staging
import Testing
import UIKit

@MainActor @Suite struct PedometerTests {
  private final class Walking: UIViewController {
    var codes: [Int] = []
    private let (pedometer, activities, altimeter) = (
      CMPedometer(), CMMotionActivityManager(), CMAltimeter()
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      pedometer.startUpdates(from: Date()) { [self] in note($1) }
      activities.queryActivityStarting(from: Date(), to: Date(), to: .main) { [self] in note($1) }
      altimeter.startRelativeAltitudeUpdates(to: .main) { [self] in note($1) }
    }

    private func note(_ error: (any Error)?) { codes.append((error as NSError?)?.code ?? 0) }
  }

  @Test func `nobody walks with the phone of a film`() throws {
    #expect(!CMPedometer.isStepCountingAvailable())
    #expect(!CMMotionActivityManager.isActivityAvailable())
    #expect(!CMAltimeter.isRelativeAltitudeAvailable())
    #expect(CMPedometer.authorizationStatus() == .notDetermined)
    var walking: Walking?
    let stage = try Stage(
      Scene("walks", "") {
        let controller = Walking()
        walking = controller
        return controller
      })
    for _ in 0..<10 { try stage.advance() }
    #expect(walking?.codes == [109, 104, 109])
  }

  @Test func `a magnetic field is not measured`() {
    let manager = CMMotionManager()
    #expect(manager.magnetometerUpdateInterval == 0.01)
    manager.startMagnetometerUpdates()
    #expect(!manager.isMagnetometerAvailable && !manager.isMagnetometerActive)
    #expect(manager.magnetometerData == nil)
    manager.startDeviceMotionUpdates()
    #expect(manager.deviceMotion?.magneticField.accuracy == .uncalibrated)
    manager.stopDeviceMotionUpdates()
  }
}
