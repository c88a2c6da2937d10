import Foundation
import Testing

@testable import Flipbook

/// What a server says beside its answers, and what it takes on.
@Suite(.serialized) struct PageServerTests {
  private func server() throws -> PageServer {
    let server = try PageServer(port: 0) { request in
      switch request.path {
      case "/watch": .page(Array("a".utf8), PagePolicy.watch)
      case "/data": PageAnswer(type: "application/json", bytes: Array("{}".utf8))
      default: nil
      }
    }
    server.start()
    return server
  }

  private func get(_ path: String, at server: PageServer) -> String {
    RawRequest.answer(
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n", at: server.port)
  }

  @Test(arguments: ["/watch", "/data", "/nothing"])
  func `browsers are told to guess nothing, load nothing and tell nobody`(path: String) throws {
    let answer = get(path, at: try server())
    #expect(answer.contains("\r\nX-Content-Type-Options: nosniff\r\n"))
    #expect(answer.contains("\r\nReferrer-Policy: no-referrer\r\n"))
    #expect(answer.contains("\r\nCross-Origin-Resource-Policy: same-origin\r\n"))
    #expect(answer.contains("\r\nContent-Security-Policy: default-src 'none';"))
    #expect(answer.contains("frame-ancestors 'none'"))
  }

  @Test func `no policy allows another machine`() {
    for policy in [
      PagePolicy.nothing, PagePolicy.film, PagePolicy.watch, PagePolicy.play(at: ["127.0.0.1:1"]),
    ] {
      #expect(policy.hasPrefix("default-src 'none'"))
      #expect(!policy.contains("*") && !policy.contains("http") && !policy.contains("unsafe-eval"))
    }
  }

  @Test(arguments: [
    "GET ? HTTP/1.1\r\n\r\n", "GET  HTTP/1.1\r\n\r\n", "\r\n\r\n", "GET / HTTP/2.0\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET http:// HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "\u{0}\r\n\r\n",
  ])
  func `what is malformed gets an answer, and the next request too`(request: String) throws {
    let server = try server()
    #expect(RawRequest.answer(request, at: server.port).hasPrefix("HTTP/1.1 400 Bad Request"))
    #expect(get("/data", at: server).hasPrefix("HTTP/1.1 200 OK"))
  }

  @Test func `too long a head gets none`() throws {
    let server = try server()
    let long = String(repeating: "a", count: ServingLimits.longestHead + 1)
    #expect(RawRequest.answer("GET /\(long) HTTP/1.1\r\n\r\n", at: server.port).isEmpty)
    #expect(get("/data", at: server).hasPrefix("HTTP/1.1 200 OK"))
  }

  @Test func `connections above the limit are closed, until others have ended`() throws {
    let server = try server()
    var open = (0..<ServingLimits.mostConnections).map { _ in RawRequest.connection(to: server.port)
    }
    defer { for connection in open { close(connection) } }
    // Each has a thread by then that waits for its request.
    for connection in open { _ = write(connection, "G", 1) }
    var isRefused = false
    for _ in 0..<500 where !isRefused {
      usleep(10_000)
      isRefused = get("/data", at: server).isEmpty
    }
    #expect(isRefused)
    close(open.removeLast())
    var isServed = false
    for _ in 0..<500 where !isServed {
      usleep(10_000)
      isServed = get("/data", at: server).hasPrefix("HTTP/1.1 200 OK")
    }
    #expect(isServed)
  }

  @Test func `a secret is found whole or not at all`() throws {
    let secret = try PageSecret()
    #expect(secret.rest(of: secret.path) == "")
    #expect(secret.rest(of: secret.path + "live") == "live")
    for path in ["", "/", String(secret.path.dropLast()), "/" + secret.path, "x" + secret.path] {
      #expect(secret.rest(of: path) == nil)
    }
    for place in secret.path.indices {
      var path = secret.path
      path.replaceSubrange(place...place, with: "x")
      #expect(secret.rest(of: path) == nil)
    }
  }

  @Test func `a browser is led to the page by a file`() {
    let page = BrowserWindow.page(leadingTo: "http://127.0.0.1:1/a\"b/")
    #expect(page.contains("content=\"0; url=http://127.0.0.1:1/a&quot;b/\""))
    #expect(page.contains("no-referrer"))
  }

  @Test func `of what a run says its beginning and its end are kept`() throws {
    let words = try SaidWords()
    let line = Array("0123456789abcde\n".utf8)
    let count = 100_000
    let writing = dup(words.writing)
    words.begin()
    for number in 0..<count {
      let bytes =
        number == 0 ? Array("first\n".utf8) : number == count - 1 ? Array("last\n".utf8) : line
      #expect(write(writing, bytes, bytes.count) == bytes.count)
    }
    close(writing)
    let text = words.text()
    #expect(text.hasPrefix("first\n"))
    #expect(text.hasSuffix("last"))
    #expect(text.contains("bytes are left out"))
    #expect(text.utf8.count <= ServingLimits.mostSaid + 100)
  }
}
