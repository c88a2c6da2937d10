import Files
import Foundation
import Testing

@testable import Flipbook

/// The page of `watch`, and who may see it.
@Suite struct WatchTests {
  private func server(_ films: WatchedFilms) throws -> PageServer {
    let server = try PageServer(port: 0) { films.answer($0) }
    server.start()
    return server
  }

  @Test func `the page is for browsers of this machine that name it so`() throws {
    let films = try WatchedFilms()
    let server = try server(films)
    func get(_ path: String, host: String) -> String {
      RawRequest.answer("GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n", at: server.port)
    }
    #expect(get(films.path, host: "127.0.0.1:\(server.port)").hasPrefix("HTTP/1.1 200 OK"))
    #expect(get(films.path, host: "localhost:\(server.port)").contains("<title>flipbook watch"))
    #expect(get(films.path, host: "example.org").hasPrefix("HTTP/1.1 403"))
    #expect(get("\(films.path)nothing", host: "localhost:\(server.port)").hasPrefix("HTTP/1.1 404"))
    let posted = RawRequest.answer("POST / HTTP/1.1\r\n\r\n", at: server.port)
    #expect(posted.hasPrefix("HTTP/1.1 405"))
  }

  @Test func `other users of the machine cannot guess the page`() throws {
    let films = try WatchedFilms()
    films.show(error: "A.swift:3:1: error: let password = …", 0.25)
    let server = try server(films)
    for path in ["/", "/state", "/state?after=-1", "/films/fall", "/" + films.path, "//state"] {
      let answer = RawRequest.answer(
        "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n", at: server.port)
      #expect(answer.hasPrefix("HTTP/1.1 404"), "\(path)")
      #expect(!answer.contains("password"))
    }
    #expect(films.path.wholeMatch(of: /\/[0-9a-f]{32}\//) != nil)
    #expect(try WatchedFilms().path != films.path)
  }

  @Test func `films are those that were made, whatever is asked for`() throws {
    let folder = try TemporaryFolder()
    try WholeFile.write([1, 2, 3], to: "\(folder.url.path)/fall.html", isDurable: false)
    try WholeFile.write([4], to: "\(folder.url.path)/secret.png", isDurable: false)
    let films = try WatchedFilms()
    films.show(filmsIn: folder.url.path, 0.5)
    #expect(films.answer(try .to(films.path + "films/fall?v=1"))?.bytes == [1, 2, 3])
    for path in [
      "films/fall/0", "films/../fall", "films/%2e%2e", "films/fall.html", "films/secret.png",
      "films/", "films/secret", "films/%", "films/%ff",
    ] {
      #expect(films.answer(try .to(films.path + path)) == nil, "\(path)")
    }
  }

  @Test func `an error stands beside the film before it`() throws {
    let folder = try TemporaryFolder()
    try WholeFile.write([1], to: "\(folder.url.path)/fall.html", isDurable: false)
    let films = try WatchedFilms()
    films.show(filmsIn: folder.url.path, 0.5)
    films.show(error: "A.swift:3:1: error: no", 0.25)
    let state = try #require(films.answer(.to(films.path + "state?after=1")))
    let text = String(decoding: state.bytes, as: UTF8.self)
    #expect(text.contains("A.swift:3:1: error: no"))
    #expect(text.contains("\"name\":\"fall\""))
    #expect(text.contains("\"version\":2"))
  }

  @Test func `a port that is taken is said`() throws {
    let server = try server(try WatchedFilms())
    let error = #expect(throws: ServingError.self) {
      try PageServer(port: server.port) { _ in nil }
    }
    #expect("\(error, default: "")".contains("Give another with --port"))
  }
}
