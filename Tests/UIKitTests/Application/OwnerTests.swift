import Testing
import UIKit

/// What apps name of the phone's owner.
@MainActor @Suite struct OwnerTests {
  @Test func `ways to know an owner have Apple's numbers`() {
    #expect(LAPolicy.deviceOwnerAuthenticationWithBiometrics.rawValue == 1)
    #expect(LAPolicy.deviceOwnerAuthentication.rawValue == 2)
    let kinds: [LABiometryType] = [.none, .touchID, .faceID, .opticID]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 4])
  }

  @Test(arguments: [
    (LAPolicy.deviceOwnerAuthenticationWithBiometrics, LAError.Code.biometryNotEnrolled),
    (.deviceOwnerAuthentication, .passcodeNotSet),
  ])
  func `a new phone knows no face and no code`(policy: LAPolicy, code: LAError.Code) throws {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(error?.code == code.rawValue && error?.domain == LAError.errorDomain)
    #expect(context.biometryType == LABiometryType.faceID)
  }
}
