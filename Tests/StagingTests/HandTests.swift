import CoreMotion
import Staging
import Testing
import UIKit

@MainActor
struct HandTests {
  private final class Marble: UIViewController {
    let manager = CMMotionManager()
    var pulls: [Double] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      manager.accelerometerUpdateInterval = 0.1
      manager.startAccelerometerUpdates(to: .main) { [weak self] data, _ in
        guard let self, let data else { return }
        pulls.append(data.acceleration.x)
        if pulls.count == 6 { manager.stopAccelerometerUpdates() }
      }
    }
  }

  @Test func `the device is tilted as the script says, evenly from one tilt to the next`() throws {
    let scene = Scene(
      "marble", "", tilts: [.to(x: 1, y: 0, at: 0.2, over: 0.2), .to(x: -1, y: 0, at: 0.5)]
    ) { Marble() }
    let stage = try Stage(scene)
    try stage.advanceToEnd()
    let pulls = (stage.window.rootViewController as? Marble)?.pulls ?? []
    let expected = [0.0, 0, 0.5, 1, -1, -1]
    #expect(pulls.count == expected.count)
    for (pull, wanted) in zip(pulls, expected) { #expect(abs(pull - wanted) < 1e-9) }
    #expect(stage.time.seconds < 1.2)
  }

  @Test func `an upright device has its pitch at a right angle`() throws {
    let stage = try Stage { UIViewController() }
    defer { withExtendedLifetime(stage) {} }
    let manager = CMMotionManager()
    #expect(manager.deviceMotion == nil)
    manager.startDeviceMotionUpdates()
    #expect(manager.deviceMotion?.gravity == CMAcceleration(x: 0, y: -1, z: 0))
    let attitude = try #require(manager.deviceMotion?.attitude)
    #expect(abs(attitude.pitch - .pi / 2) < 1e-12)
    // A turn of a right angle about the axis to the right.
    #expect(abs(attitude.quaternion.x - 0.5.squareRoot()) < 1e-12)
    #expect(abs(attitude.quaternion.w - 0.5.squareRoot()) < 1e-12)
    #expect(abs(attitude.rotationMatrix.m23 - 1) < 1e-12)
    attitude.multiply(byInverseOf: try #require(manager.deviceMotion?.attitude))
    #expect(abs(attitude.pitch) < 1e-6 && abs(attitude.roll) < 1e-6 && abs(attitude.yaw) < 1e-6)
  }

  @Test func `a device that is tilted turns as fast as its attitude changes`() throws {
    let scene = Scene("turn", "", tilts: [.to(x: 1, y: 0, at: 0.2, over: 0.4)]) {
      UIViewController()
    }
    let stage = try Stage(scene)
    let manager = stage.perform { CMMotionManager() }
    stage.perform { manager.startGyroUpdates() }
    #expect(manager.isGyroAvailable && manager.isGyroActive)
    try stage.advance(frames: 6)
    #expect(stage.perform { manager.gyroData?.rotationRate } == CMRotationRate())
    try stage.advance(frames: 18)
    let rate = try #require(stage.perform { manager.gyroData?.rotationRate })
    #expect(abs(rate.x) + abs(rate.y) > 0.1)
    manager.stopGyroUpdates()
    #expect(manager.gyroData == nil)
  }

  private final class Form: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    var lines: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityIdentifier = "field"
      field.borderStyle = .roundedRect
      field.delegate = self
      view.addSubview(field)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      lines.append(textField.text ?? "")
      textField.resignFirstResponder()
      return true
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string != "x" }
  }

  @Test func `letters go where a finger has tapped, one after another`() throws {
    let scene = Scene(
      "form", "", fingers: [.tap("field", at: 0.1)],
      typing: [Typing("Abxd\u{8}c\n!", at: 0.5, pace: 0.1)]
    ) { Form() }
    let stage = try Stage(scene)
    let form = try #require(stage.window.rootViewController as? Form)
    try stage.advance(frames: 38)
    #expect(form.field.isEditing)
    #expect(form.field.text == "Ab")
    try stage.advanceToEnd()
    #expect(form.lines == ["Abc"])
    #expect(form.field.text == "Abc")
    #expect(!form.field.isEditing)
  }
}
