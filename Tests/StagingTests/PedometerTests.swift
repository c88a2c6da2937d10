import CoreMotion
import Foundation
import Testing
import UIKitCore

@MainActor @Suite struct PedometerTests {
  @Test func `nobody walks with the phone of a film`() async {
    #expect(!CMPedometer.isStepCountingAvailable() && !CMMotionActivityManager.isActivityAvailable())
    #expect(!CMAltimeter.isRelativeAltitudeAvailable())
    #expect(CMPedometer.authorizationStatus() == .notDetermined)
    let codes = await withCheckedContinuation { (done: CheckedContinuation<[Int], Never>) in
      var codes: [Int] = []
      func note(_ error: (any Error)?) {
        codes.append((error as NSError?)?.code ?? 0)
        if codes.count == 3 { done.resume(returning: codes) }
      }
      CMPedometer().startUpdates(from: Date()) { note($1) }
      CMMotionActivityManager().queryActivityStarting(
        from: Date(), to: Date(), to: .main
      ) { note($1) }
      CMAltimeter().startRelativeAltitudeUpdates(to: .main) { note($1) }
    }
    #expect(codes == [109, 104, 109])
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
