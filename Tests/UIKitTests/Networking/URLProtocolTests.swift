import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Requests that a class of the app's own answers.
@MainActor @Suite struct URLProtocolTests {
  private typealias Session = UIKitCore.URLSession

  private final class Echo: UIKitCore.URLProtocol, @unchecked Sendable {
    private static let queue = OS_dispatch_queue_serial(label: "echo")

    override class func canInit(with request: UIKitCore.URLRequest) -> Bool {
      request.url?.scheme == "echo"
    }
    override class func canonicalRequest(
      for request: UIKitCore.URLRequest
    ) -> UIKitCore.URLRequest { request }
    override func startLoading() {
      guard let url = request.url, let client: any UIKitCore.URLProtocolClient = client else {
        return
      }
      Self.queue.async {
        if url.host == "none" {
          return client.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        }
        let head = UIKitCore.URLResponse(
          url: url, mimeType: "text/plain", expectedContentLength: 4, textEncodingName: nil)
        client.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
        client.urlProtocol(self, didLoad: Data("ec".utf8))
        client.urlProtocol(self, didLoad: Data("ho".utf8))
        client.urlProtocolDidFinishLoading(self)
        client.urlProtocol(self, didLoad: Data("late".utf8))
      }
    }
  }

  private final class Told: @unchecked Sendable {
    var texts: [String] = []
    var heads: [String?] = []
  }

  private func ask(_ addresses: [String], _ session: Session, on stage: TestStage) -> Told {
    let told = Told()
    for address in addresses {
      guard let url = URL(string: address) else { continue }
      session.dataTask(with: url) { data, head, error in
        let text = data.map { String(decoding: $0, as: UTF8.self) }
        told.texts.append(text ?? "\((error as? URLError)?.code.rawValue ?? 0)")
        told.heads.append(head?.mimeType)
      }.resume()
    }
    stage.run(frames: 3)
    return told
  }

  @Test func `the first class that can answers, and others ask the network`() throws {
    try onStage { stage in
      let settings = UIKitCore.URLSessionConfiguration.ephemeral
      settings.protocolClasses = [UIKitCore.URLProtocol.self, Echo.self]
      let session = Session(configuration: settings)
      let told = ask(["echo://a/b", "echo://none", "https://a.com"], session, on: stage)
      #expect(Set(told.texts) == ["echo", "-1003", "-1009"] && told.texts.count == 3)
      #expect(told.heads.compactMap(\.self) == ["text/plain"])
    }
  }

  @Test func `a class that is registered answers all sessions until it is removed`() throws {
    try onStage { stage in
      #expect(UIKitCore.URLProtocol.registerClass(Echo.self))
      #expect(ask(["echo://a"], .shared, on: stage).texts == ["echo"])
      UIKitCore.URLProtocol.unregisterClass(Echo.self)
      #expect(ask(["echo://a"], .shared, on: stage).texts == ["-1009"])
    }
  }

  @Test func `a task that is cancelled takes no answer`() throws {
    try onStage { stage in
      let settings = UIKitCore.URLSessionConfiguration.default
      settings.protocolClasses?.insert(Echo.self, at: 0)
      let told = Told()
      guard let url = URL(string: "echo://a") else { return }
      let task = Session(configuration: settings).dataTask(with: url) { data, _, error in
        told.texts.append("\(data == nil) \((error as? URLError)?.code.rawValue ?? 0)")
      }
      task.resume()
      task.cancel()
      stage.run(frames: 3)
      #expect(told.texts == ["true -999"])
    }
  }
}
