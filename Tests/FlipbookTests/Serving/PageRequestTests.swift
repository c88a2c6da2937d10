import Testing

@testable import Flipbook

extension PageRequest {
  /// A request for a target.
  static func to(_ target: String) throws(Fault) -> PageRequest {
    try PageRequest(Array("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:1".utf8))
  }
}

/// What is a request and what is none: every family of malformed ones.
@Suite struct PageRequestTests {
  @Test func `a path, a query and fields are read`() throws {
    let request = try PageRequest(
      Array("GET /a/b?after=3&x=%20? HTTP/1.1\r\nHost:  here:1 \t\r\nX-A: ü\r\nx-empty:".utf8))
    #expect(request.path == "/a/b")
    #expect(request.query == "after=3&x=%20?")
    #expect(request.value(inQuery: "after") == "3")
    #expect(request.value(inQuery: "fter") == nil)
    #expect(request.value(of: "host") == "here:1")
    #expect(request.value(of: "x-a") == "ü")
    #expect(request.value(of: "x-empty") == "")
    #expect(request.value(of: "x-b") == nil)
  }

  @Test(arguments: ["/?", "/??", "/?=", "/%", "//", "/a?b?c"])
  func `odd targets are targets`(target: String) throws {
    #expect(try PageRequest.to(target).path.hasPrefix("/"))
  }

  @Test func `a field that stands there twice says nothing`() throws {
    let request = try PageRequest(
      Array("GET / HTTP/1.1\r\nHost: a\r\nHost: b".utf8))
    #expect(request.value(of: "host") == nil)
  }

  @Test(arguments: [
    "", " ", "GET", "GET ", "GET /", "GET / ", "GET ? HTTP/1.1", "GET  HTTP/1.1",
    "GET  / HTTP/1.1", "GET / HTTP/1.1 ", " GET / HTTP/1.1", "GET * HTTP/1.1", "GET a HTTP/1.1",
    "GET http://127.0.0.1/ HTTP/1.1", "GET 127.0.0.1:80 HTTP/1.1", "GET /#a HTTP/1.1",
    "GET /\t HTTP/1.1", "GET\t/\tHTTP/1.1", "GET /\u{0} HTTP/1.1", "GET /ü HTTP/1.1",
    "GET / HTTP/2.0", "PRI * HTTP/2.0", "GET / HTTP/0.9", "GET / http/1.1", "GET / HTTP/1.1x",
    "GET / HTTP/1.1\nHost: a", "GET / HTTP/1.1\rHost: a", "GET / HTTP/1.1\r\r\nHost: a",
    "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\n: a", "GET / HTTP/1.1\r\nHost : a",
    "GET / HTTP/1.1\r\nHost: a\r\n b", "GET / HTTP/1.1\r\n\tHost: a",
    "GET / HTTP/1.1\r\nHo\u{0}st: a",
    "GET / HTTP/1.1\r\nHost: a\u{0}", "GET / HTTP/1.1\r\nHöst: a", "GET / HTTP/1.1\r\nHost: \u{7F}",
    "\r\nGET / HTTP/1.1", "\u{16}\u{3}\u{1}\u{2}",
  ])
  func `what is malformed is refused`(text: String) {
    #expect(throws: PageRequest.Fault.malformed) { try PageRequest(Array(text.utf8)) }
  }

  @Test(arguments: ["POST", "HEAD", "OPTIONS", "get", "CONNECT", "TRACE", "X"])
  func `other methods are refused`(method: String) {
    #expect(throws: PageRequest.Fault.otherMethod) {
      try PageRequest(Array("\(method) / HTTP/1.1".utf8))
    }
  }

  @Test func `no byte and no piece of a request ends the server`() throws {
    let whole = Array("GET /a?b HTTP/1.1\r\nHost: a:1\r\nOrigin: b".utf8)
    for place in whole.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = whole
        bytes[place] = byte
        _ = try? PageRequest(bytes)
      }
      _ = try? PageRequest(Array(whole[..<place]))
      _ = try? PageRequest(Array(whole[place...]))
    }
  }
}
