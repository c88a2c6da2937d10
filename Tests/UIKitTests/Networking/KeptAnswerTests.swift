import Foundation
import Testing
import UIKit

/// What an app keeps of answers, and what it is asked of servers.
@MainActor @Suite struct KeptAnswerTests {
  private let far = URL(string: "https://example.com/a/b") ?? URL(filePath: "/")

  private func answer(_ count: Int) -> CachedURLResponse {
    CachedURLResponse(
      response: URLResponse(
        url: far, mimeType: nil, expectedContentLength: count, textEncodingName: nil),
      data: Data(repeating: 1, count: count))
  }

  @Test func `a cache keeps what an app puts there, and a session puts nothing`() throws {
    try onStage { stage in
      let request = URLRequest(url: far)
      #expect(URLCache.shared.cachedResponse(for: request) == nil)
      URLCache.shared.storeCachedResponse(answer(5), for: request)
      #expect(URLCache.shared.cachedResponse(for: request)?.data.count == 5)
      #expect(URLCache.shared.currentMemoryUsage == 5 && URLCache.shared.currentDiskUsage == 0)
      URLCache.shared.removeCachedResponse(for: request)
      #expect(URLCache.shared.cachedResponse(for: request) == nil)
      let small = URLCache(memoryCapacity: 4, diskCapacity: 4)
      small.storeCachedResponse(answer(5), for: request)
      small.storeCachedResponse(
        CachedURLResponse(
          response: answer(1).response, data: Data(), userInfo: nil, storagePolicy: .notAllowed),
        for: request)
      #expect(small.cachedResponse(for: request) == nil)
      small.storeCachedResponse(answer(4), for: request)
      small.removeCachedResponses(since: .distantFuture)
      #expect(small.cachedResponse(for: request) != nil)
      small.removeCachedResponses(since: .distantPast)
      #expect(small.cachedResponse(for: request) == nil)
      var heard: [Int?] = []
      let task = URLSession.shared.dataTask(with: request)
      URLCache.shared.storeCachedResponse(answer(3), for: task)
      URLCache.shared.getCachedResponse(for: task) { heard.append($0?.data.count) }
      stage.run(frames: 2)
      #expect(heard == [3])
    }
  }

  @Test func `cookies are kept by name, domain and path`() throws {
    func cookie(_ value: String, _ domain: String = "example.com", _ path: String = "/")
      -> HTTPCookie?
    {
      HTTPCookie(properties: [.name: "n", .value: value, .domain: domain, .path: path])
    }
    #expect(HTTPCookie(properties: [.name: "n", .value: "v", .path: "/"]) == nil)
    try onStage { _ in
      let storage = HTTPCookieStorage.shared
      for cookie in [cookie("1"), cookie("2"), cookie("3", ".com", "/a"), cookie("4", "x.com")] {
        storage.setCookie(try #require(cookie))
      }
      #expect(storage.cookies?.map(\.value) == ["2", "3", "4"])
      #expect(storage.cookies(for: far)?.map(\.value) == ["2", "3"])
      let root = try #require(URL(string: "https://www.example.com"))
      #expect(storage.cookies(for: root)?.map(\.value) == ["2"])
      storage.deleteCookie(try #require(storage.cookies?.first))
      #expect(storage.cookies?.map(\.value) == ["3", "4"])
      storage.removeCookies(since: .distantPast)
      #expect(storage.cookies == [])
    }
    try onStage { _ in #expect(HTTPCookieStorage.shared.cookies == []) }
  }

  @Test func `a question of a server has its space and its answer`() {
    let space = URLProtectionSpace(
      host: "example.com", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodServerTrust)
    let challenge = URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: nil, previousFailureCount: 0,
      failureResponse: nil, error: nil)
    let trust: SecTrust? = challenge.protectionSpace.serverTrust
    #expect(trust == nil && space.host == "example.com")
    #expect(space.authenticationMethod == NSURLAuthenticationMethodServerTrust)
    let credential = URLCredential(user: "a", password: "b", persistence: .forSession)
    #expect(credential.user == "a" && credential.hasPassword)
  }

  @Test func `a line to a server fails as without a network`() throws {
    final class Hearing: NSObject, URLSessionWebSocketDelegate {
      nonisolated(unsafe) var heard: [String] = []
      func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
        heard.append("made")
      }
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
      ) { heard.append((error as? URLError)?.code == .notConnectedToInternet ? "no network" : "?") }
      func urlSession(
        _ session: URLSession, task: URLSessionTask,
        didFinishCollecting metrics: URLSessionTaskMetrics
      ) { heard.append("measured") }
    }
    let hearing = Hearing()
    nonisolated(unsafe) var errors: [Bool] = []
    try onStage { stage in
      let session = URLSession(configuration: .default, delegate: hearing, delegateQueue: nil)
      let line: URLSessionWebSocketTask = session.webSocketTask(with: far)
      line.receive { result in
        if case .failure = result { errors.append(true) }
      }
      line.send(.string("a")) { errors.append($0 != nil) }
      line.sendPing { errors.append($0 != nil) }
      line.resume()
      stage.run(frames: 3)
      line.cancel(with: .goingAway, reason: nil)
      #expect(line.closeCode == .goingAway)
    }
    #expect(hearing.heard == ["made", "no network"])
    #expect(errors == [true, true, true])
  }

  @Test func `a session tells of its tasks by their kinds`() throws {
    nonisolated(unsafe) var counts: [Int] = []
    try onStage { stage in
      let session = URLSession(configuration: .ephemeral)
      let request = URLRequest(url: far)
      _ = session.dataTask(with: far)
      _ = session.downloadTask(with: far)
      _ = session.uploadTask(with: request, from: Data())
      session.getTasksWithCompletionHandler { counts += [$0.count, $1.count, $2.count] }
      session.getAllTasks { counts.append($0.count) }
      session.reset { counts.append(-1) }
      stage.run(frames: 2)
    }
    #expect(counts == [1, 1, 1, 3, -1])
  }

  @Test func `the settings of a session say what is only recorded`() {
    let settings = URLSessionConfiguration.default
    settings.tlsMinimumSupportedProtocolVersion = tls_protocol_version_t.TLSv12
    settings.networkServiceType = .responsiveData
    settings.multipathServiceType = .handover
    #expect(settings.allowsExpensiveNetworkAccess && settings.allowsConstrainedNetworkAccess)
    #expect(settings.httpCookieStorage === HTTPCookieStorage.shared)
  }

  @Test func `choices of sessions have Apple's numbers`() {
    #expect(HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain.rawValue == 2)
    #expect(HTTPCookie.PropertyKey.maximumAge.rawValue == "Max-Age")
    #expect(URLCache.StoragePolicy.notAllowed.rawValue == 2)
    #expect(URLCredential.Persistence.synchronizable.rawValue == 3)
    #expect(URLRequest.NetworkServiceType.responsiveData.rawValue == 6)
    #expect(URLSession.AuthChallengeDisposition.rejectProtectionSpace.rawValue == 3)
    #expect(URLSession.DelayedRequestDisposition.cancel.rawValue == 2)
    #expect(URLSessionConfiguration.MultipathServiceType.aggregate.rawValue == 3)
    #expect(URLSessionWebSocketTask.CloseCode.goingAway.rawValue == 1001)
  }
}
