import Foundation
import Testing
import UIKit

@MainActor @Suite struct KeychainTests {
  private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
    let item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "app",
      kSecAttrAccount as String: account,
    ]
    return item.merging(more) { $1 } as CFDictionary
  }

  @Test func `an item is kept, found, changed and removed, within one scene`() throws {
    try onStage(root: UIViewController()) { _ in
      let secret = Data("1234".utf8)
      let data = kSecValueData as String
      #expect(SecItemAdd(query("a", [data: secret]), nil) == errSecSuccess)
      #expect(SecItemAdd(query("a", [data: secret]), nil) == errSecDuplicateItem)
      let asked = query(
        "a",
        [kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne])
      var found: AnyObject?
      #expect(SecItemCopyMatching(asked, &found) == errSecSuccess)
      #expect(found as? Data == secret)
      let other = [data: Data("5".utf8)] as CFDictionary
      #expect(SecItemUpdate(query("a"), other) == errSecSuccess)
      #expect(
        SecItemCopyMatching(asked, &found) == errSecSuccess && found as? Data == Data("5".utf8))
      #expect(SecItemUpdate(query("b"), other) == errSecItemNotFound)
      #expect(SecItemDelete(query("a")) == errSecSuccess)
      #expect(SecItemCopyMatching(asked, &found) == errSecItemNotFound)
      #expect(SecItemAdd(query("c", [data: secret]), nil) == errSecSuccess)
    }
    try onStage(root: UIViewController()) { _ in
      #expect(SecItemCopyMatching(query("c"), nil) == errSecItemNotFound)
    }
  }

  @Test func `all items of a kind are listed with their attributes`() throws {
    try onStage(root: UIViewController()) { _ in
      for account in ["a", "b"] { #expect(SecItemAdd(query(account), nil) == errSecSuccess) }
      var found: AnyObject?
      let asked: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true,
      ]
      #expect(SecItemCopyMatching(asked as CFDictionary, &found) == errSecSuccess)
      let list = found as? [[String: Any]]
      #expect(list?.compactMap { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
    }
  }

  @Test func `nobody is known to the phone`() throws {
    try onStage(root: UIViewController()) { stage in
      let context = LAContext()
      var error: NSError?
      #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
      #expect(error?.code == LAError.biometryNotEnrolled.rawValue)
      var told: (any Error)?
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "x") {
        told = $0 ? nil : $1
      }
      #expect(told == nil)
      stage.frame()
      #expect((told as? LAError)?.code == .passcodeNotSet)
    }
  }

  @Test func `no watch is paired with the phone`() throws {
    final class Listener: WCSessionDelegate {
      var told: [String] = []
      func session(
        _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState,
        error: (any Error)?
      ) { told.append("\(state)") }
      func sessionDidBecomeInactive(_ session: WCSession) {}
      func sessionDidDeactivate(_ session: WCSession) {}
    }
    try onStage(root: UIViewController()) { stage in
      let listener = Listener()
      WCSession.default.delegate = listener
      WCSession.default.activate()
      WCSession.default.sendMessage(["a": 1], replyHandler: nil) {
        listener.told.append("\(($0 as? WCError)?.code == .deviceNotPaired)")
      }
      #expect(listener.told.isEmpty && WCSession.isSupported() && !WCSession.default.isReachable)
      stage.frame()
      #expect(listener.told == ["activated", "true"])
    }
  }
}
