import Testing
import UIKit

@MainActor
struct NotificationTests {
  private static let name = NSNotification.Name("something")

  @Test func `an observer hears what it asked for, until it is taken out`() throws {
    try onStage { _ in
      let ear = Ear()
      let center = NotificationCenter.default
      center.addObserver(
        ear, selector: Selector(Ear.hear(_:)), name: Self.name, object: nil)
      center.post(name: Self.name, object: nil, userInfo: ["word": "a"])
      center.post(name: NSNotification.Name("other"), object: nil)
      #expect(ear.words == ["a"])
      center.removeObserver(ear)
      center.post(name: Self.name, object: nil, userInfo: ["word": "b"])
      #expect(ear.words == ["a"])
    }
  }

  @Test func `an observer may care for one sender only`() throws {
    try onStage { _ in
      let ear = Ear()
      let (one, other) = (NSObject(), NSObject())
      NotificationCenter.default.addObserver(
        ear, selector: Selector(Ear.hear(_:)), name: nil, object: one)
      NotificationCenter.default.post(name: Self.name, object: other, userInfo: ["word": "a"])
      NotificationCenter.default.post(name: Self.name, object: one, userInfo: ["word": "b"])
      #expect(ear.words == ["b"])
    }
  }

  @Test func `a block is called until its token is taken out`() throws {
    try onStage { _ in
      var count = 0
      let token = NotificationCenter.default.addObserver(
        forName: Self.name, object: nil, queue: .main
      ) { _ in count += 1 }
      NotificationCenter.default.post(name: Self.name, object: nil)
      NotificationCenter.default.removeObserver(token)
      NotificationCenter.default.post(name: Self.name, object: nil)
      #expect(count == 1)
    }
  }
}

@MainActor
private final class Ear: NSObject {
  var words: [String] = []

  func hear(_ notification: Notification) {
    words.append(notification.userInfo?["word"] as? String ?? "-")
  }
}
