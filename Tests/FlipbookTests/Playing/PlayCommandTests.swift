import Foundation
import Staging
import Testing

@testable import Flipbook
import References

/// What `play` says and refuses, and what its server answers.
@Suite struct PlayCommandTests {
  @Test func `after its duration it ends well`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "FixtureGallery", ["play", "fall", "--duration", "0.3", "--no-open"], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/\n$/))
    #expect(try folder.everything().isEmpty)
  }

  @Test(arguments: [
    (["--duration", "0"], "--duration 0 is not between 0 and 86400 seconds."),
    (["--script", "a.txt"], "--script a.txt is no Swift file"),
    (["-o", "-"], "-o - is no place for films of a page"),
    (["-o", "film.avi"], "“film.avi” cannot be written"),
  ])
  func `what it cannot do is a sentence`(words: [String], sentence: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run("FixtureGallery", ["play", "fall"] + words, in: folder)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains(sentence))
  }

  @Test func `a page is found by its path alone, and its connection from there alone`() throws {
    let scene = Scene("fall", "A <square> falls.", limit: 1) { .init() }
    let desk = try PlayDesk(page: PlayPage.text(of: scene), screen: PlayScreen(scene, scale: 1))
    let server = try PageServer(port: 0, partner: desk.partner, answer: desk.answer)
    server.start()
    let host = "127.0.0.1:\(server.port)"
    func get(_ path: String, _ more: String = "") -> String {
      RawRequest.answer("GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\(more)\r\n", at: server.port)
    }
    #expect(get(desk.path).contains("A &lt;square&gt; falls."))
    for path in ["/", "/live", "/" + String(repeating: "0", count: 32) + "/", desk.path + "x"] {
      #expect(get(path).hasPrefix("HTTP/1.1 404"), "\(path)")
    }
    let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nUpgrade: websocket\r\n"
    let live = desk.path + "live"
    #expect(get(live, key).hasPrefix("HTTP/1.1 403"))
    #expect(get(live, key + "Origin: http://example.org\r\n").hasPrefix("HTTP/1.1 403"))
    #expect(get("/live", key + "Origin: http://\(host)\r\n").hasPrefix("HTTP/1.1 404"))
  }

  @Test func `two desks have two paths`() throws {
    let scene = Scene("fall", "", limit: 1) { .init() }
    let paths = try (0..<2).map { _ in
      try PlayDesk(page: "", screen: PlayScreen(scene, scale: 1)).path
    }
    #expect(paths[0] != paths[1])
  }

  @Test func `a film is shown by its address, and no other file`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.gif").path
    try Data([1, 2]).write(to: URL(filePath: file))
    let scene = Scene("fall", "", limit: 1) { .init() }
    let desk = try PlayDesk(page: "", screen: PlayScreen(scene, scale: 1))
    #expect(desk.answer(try .to(desk.path + "films/1.gif")) == nil)
    #expect(desk.publish(file) == "films/1.gif")
    #expect(desk.publish(folder.url.path + "/") == nil)
    let answer = desk.answer(try .to(desk.path + "films/1.gif"))
    #expect(answer?.type == "image/gif")
    #expect(answer?.bytes == [1, 2])
    #expect(desk.answer(try .to(desk.path + "films/../../a.gif")) == nil)
  }

  /// Source: https://www.rfc-editor.org/rfc/rfc6455, 1.3, and https://www.rfc-editor.org/rfc/rfc3174.
  @Test func `the answer to a page's key is that of the standard`() {
    #expect(
      WebSocket.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    func hex(_ text: String) -> String {
      SHA1.digest(of: Array(text.utf8)).map { String(format: "%02x", $0) }.joined()
    }
    #expect(hex("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(
      hex(String(repeating: "a", count: 1000)) == "291e9a6c66994949b57ba5e650361e98fc36b1ba")
  }

  @Test(arguments: [
    (#"{"kind":"down","pointer":1,"x":2,"y":3,"number":4}"#, true),
    (#"{"kind":"down","pointer":1,"x":2}"#, false), (#"{"kind":"speed"}"#, false),
    (#"{"kind":"speed","value":0.5}"#, true), (#"{"kind":"fly"}"#, false), ("[]", false),
    ("", false), (#"{"kind":"keys","text":"a"}"#, true),
    (#"{"kind":"down","pointer":1e99,"x":1,"y":1}"#, false),
  ])
  func `what is no message is left out`(text: String, isMessage: Bool) {
    #expect((PageMessage(Array(text.utf8)) != nil) == isMessage)
  }

  @Test func `a page cannot name the stage's own pointers, nor stop the clock`() {
    let down = PageMessage(Array(#"{"kind":"down","pointer":-1,"x":2,"y":3}"#.utf8))
    #expect(down?.content == .hands(.down(pointer: 0, CGPoint(x: 2, y: 3))))
    let slow = PageMessage(Array(#"{"kind":"speed","value":0}"#.utf8))
    #expect(slow?.content == .order(.speed(0.01)))
  }
}
