import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct URLSessionTests {
  private typealias Session = UIKitCore.URLSession
  private typealias Request = UIKitCore.URLRequest

  /// What a task told.
  private final class Told: @unchecked Sendable {
    var data: Data?
    var response: UIKitCore.URLResponse?
    var error: (any Error)?
    var count = 0
  }

  private func told(of url: String, on stage: TestStage) throws -> Told {
    let told = Told()
    let task = Session.shared.dataTask(with: try #require(URL(string: url))) {
      (told.data, told.response, told.error) = ($0, $1, $2)
      told.count += 1
    }
    stage.run(frames: 2)
    #expect(told.count == 0)
    task.resume()
    #expect(told.count == 0)
    #expect(task.state == .running)
    stage.run(frames: 2)
    #expect(told.count == 1)
    #expect(task.state == .completed)
    return told
  }

  @Test func `an address that nobody stands for is offline`() throws {
    try onStage { stage in
      let told = try told(of: "https://example.com/quotes.json", on: stage)
      #expect(told.data == nil && told.response == nil)
      let error = try #require(told.error as? URLError)
      #expect(error.code == .notConnectedToInternet)
      #expect(error.localizedDescription == "The Internet connection appears to be offline.")
    }
  }

  @Test func `who asks until there is an answer is told a tenth of a second apart`() throws {
    try onStage { stage in
      let url = try #require(URL(string: "https://example.com/again.json"))
      let asked = Told()
      @Sendable func ask() {
        let task = Session.shared.dataTask(with: url) { _, _, error in
          asked.count += 1
          if error != nil { ask() }
        }
        task.resume()
      }
      ask()
      stage.run(frames: 2)
      #expect(asked.count == 1)
      stage.run(frames: 60)
      #expect((9...11).contains(asked.count))
    }
  }

  @Test func `the contents of an address cannot be read, unless a file of the app stands for it`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "flipbook-contents-\(ObjectIdentifier(Runtime.current).hashValue)")
    let file = folder.appending(path: "Network/example.com/a.txt")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("één".utf8).write(to: file)
    AppFiles.folders = [folder.path]
    defer {
      AppFiles.folders = []
      try? FileManager.default.removeItem(at: folder)
    }
    let there = try #require(URL(string: "https://example.com/a.txt"))
    let gone = try #require(URL(string: "https://example.com/b.txt"))
    #expect(try Data(contentsAt: there) == Data("één".utf8))
    #expect(try Data(contentsOf: there) == Data("één".utf8))
    #expect(try String(contentsAt: there, encoding: .utf8) == "één")
    #expect(try String(contentsAt: file) == "één")
    #expect(NSData(contentsAt: gone) == nil)
    #expect(throws: CocoaError.self) {
      try String(contentsAt: there, encoding: .ascii)
    }
    do {
      _ = try Data(contentsAt: gone)
      Issue.record("nothing was thrown")
    } catch let error as CocoaError {
      #expect(error.code == .fileReadUnknown)
      #expect((error.underlying as? URLError)?.code == .notConnectedToInternet)
    }
  }

  @Test func `a file of the app stands for an address`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "flipbook-network-\(ObjectIdentifier(Runtime.current).hashValue)")
    let file = folder.appending(path: "Network/example.com/api/quotes.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("[1]".utf8).write(to: file)
    AppFiles.folders = [folder.path]
    defer {
      AppFiles.folders = []
      try? FileManager.default.removeItem(at: folder)
    }
    try onStage { stage in
      let told = try told(of: "https://example.com/api/quotes.json?page=1", on: stage)
      #expect(told.data == Data("[1]".utf8))
      #expect(told.error == nil)
      let response = try #require(told.response as? UIKitCore.HTTPURLResponse)
      #expect(response.statusCode == 200)
      #expect(response.mimeType == "application/json")
      #expect(response.value(forHTTPHeaderField: "content-length") == "3")
      let outside = try self.told(of: "https://example.com/../../secret", on: stage)
      #expect(outside.data == nil)
      let local = try self.told(of: file.absoluteString, on: stage)
      #expect(local.data == Data("[1]".utf8))
    }
  }

  @Test func `an address that holds its data answers with it`() throws {
    try onStage { stage in
      let encoded = try told(of: "data:text/plain;base64,SGk=", on: stage)
      #expect(encoded.data == Data("Hi".utf8))
      let escaped = try told(of: "data:,a%20b", on: stage)
      #expect(escaped.data == Data("a b".utf8))
      let broken = try told(of: "data:", on: stage)
      #expect(broken.error is URLError)
    }
  }

  @Test func `a task that is cancelled says so, once`() throws {
    try onStage { stage in
      let told = Told()
      let url = try #require(URL(string: "https://example.com"))
      let task = Session.shared.dataTask(with: Request(url: url)) {
        told.error = $2
        told.count += 1
      }
      task.resume()
      task.cancel()
      task.cancel()
      stage.run(frames: 2)
      #expect(told.count == 1)
      #expect((told.error as? URLError)?.code == .cancelled)
    }
  }

  /// Notes what a session tells its delegate.
  private final class Listener: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    var lines: [String] = []
    func urlSession(
      _ session: Session, task: UIKitCore.URLSessionTask, didCompleteWithError error: (any Error)?
    ) { lines.append((error as? URLError)?.code == .cancelled ? "cancelled" : "done") }
    func urlSession(_ session: Session, didBecomeInvalidWithError error: (any Error)?) {
      lines.append("invalid")
    }
  }

  @Test func `a session's delegate goes when the last task is over, which may be cancelled`() throws
  {
    try onStage { stage in
      let url = try #require(URL(string: "data:,abc"))
      for isCancelled in [false, true] {
        let listener = Listener()
        let session = Session(
          configuration: .default, delegate: listener, delegateQueue: nil)
        session.dataTask(with: url).resume()
        if isCancelled { session.invalidateAndCancel() } else { session.finishTasksAndInvalidate() }
        #expect(session.delegate != nil)
        stage.run(frames: 3)
        #expect(listener.lines == [isCancelled ? "cancelled" : "done", "invalid"])
        #expect(session.delegate == nil)
      }
      let idle = Listener()
      Session(configuration: .default, delegate: idle, delegateQueue: nil)
        .finishTasksAndInvalidate()
      stage.run(frames: 2)
      #expect(idle.lines == ["invalid"])
    }
  }

  @Test func `the head of an answer tells its kind and the encoding of its text`() throws {
    let url = try #require(URL(string: "https://example.com"))
    for (field, type, encoding) in [
      ("text/html; charset=UTF-8", "text/html", "utf-8"),
      ("text/html; level=1; charset=\"ISO-8859-1\"", "text/html", "iso-8859-1"),
      ("text/plain", "text/plain", nil),
    ] {
      let response = UIKitCore.HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: ["content-type": field])
      #expect(response?.mimeType == type && response?.textEncodingName == encoding)
    }
  }

  @Test func `a download is a file while its closure runs`() throws {
    try onStage { stage in
      let told = Told()
      let url = try #require(URL(string: "data:,abc"))
      Session(configuration: .ephemeral).downloadTask(with: url) { file, _, _ in
        told.data = file.flatMap { try? Data(contentsOf: $0) }
        told.count = file.map { FileManager.default.fileExists(atPath: $0.path) ? 1 : 2 } ?? 3
      }.resume()
      stage.run(frames: 2)
      #expect(told.data == Data("abc".utf8))
      #expect(told.count == 1)
    }
  }

  @Test func `header fields are found in any letters`() throws {
    var request = Request(url: try #require(URL(string: "https://example.com")))
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")
    #expect(request.allHTTPHeaderFields == ["Accept": "a,b"])
    request.setValue(nil, forHTTPHeaderField: "ACCEPT")
    #expect(request.value(forHTTPHeaderField: "Accept") == nil)
  }
}
