import Files
import Foundation
import TemporaryFolders
import Testing

@testable import Compiling

/// The tools that make a program of files take no more than they may, and reach no more.
@Suite struct ToolBoundsTests {
  private func run(
    _ script: String, _ bounds: ToolBounds, in folder: TemporaryFolder
  ) throws -> ToolRun {
    try ToolRun(
      "/bin/sh", ["-c", script], in: folder.path, bounds: bounds,
      wall: bounds.wall(readable: [], writable: [folder.path]))
  }

  @Test func `a tool that goes on is ended with all that it has started`() throws {
    let folder = try TemporaryFolder([:])
    let own = try ToolRun(
      "/bin/sh", ["-c", "sleep 1000 & echo $! > \(folder("child")); wait"], in: folder.path,
      bounds: ToolBounds(seconds: 0.3))
    #expect(own.excess == .time(0.3))
    let text = String(decoding: try folder.bytes(of: "child"), as: UTF8.self)
    let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // What has ended may wait for its parent to ask.
    let status = FileManager.default.contents(atPath: "/proc/\(child)/stat") ?? Data(") Z".utf8)
    #expect(String(decoding: status, as: UTF8.self).contains(") Z"))
  }

  @Test func `a tool that takes too much memory is ended, also where a child of it does`() throws {
    let script = "head -c 400000000 /dev/zero | tail -c 400000000 | wc -c; sleep 1000"
    let run = try run(script, ToolBounds(memory: 100_000_000), in: TemporaryFolder([:]))
    #expect(run.excess == .memory(100_000_000))
    #expect(
      "\(CompilingError.takesTooMuch(tool: "swift-frontend", .memory(100_000_000)))"
        == "The files could not be compiled: `swift-frontend` takes more than 100.0 MB of memory"
        + " and was ended. --memory gives it more.")
  }

  @Test func `a tool within its bounds ends by itself`() throws {
    let bounds = ToolBounds(memory: 1_000_000_000, seconds: 1000)
    let run = try run("echo said; exit 3", bounds, in: TemporaryFolder([:]))
    #expect(run.excess == nil && run.code == 3)
    #expect(String(decoding: run.output, as: UTF8.self) == "said\n")
  }

  @Test func `a tool behind a wall reads and writes its own folder alone`() throws {
    guard ToolBounds(isWalled: true).wall(readable: [], writable: []) != nil else { return }
    let folder = try TemporaryFolder(["in/a": "a", "out/b": "b"])
    func said(_ script: String, _ bounds: ToolBounds) throws -> String {
      let run = try ToolRun(
        "/bin/sh", ["-c", script], in: folder("in"), bounds: bounds,
        wall: bounds.wall(readable: [], writable: [folder("in")]))
      return String(decoding: run.output, as: UTF8.self)
    }
    let script = "cat \(folder("in/a")) \(folder("out/b")); echo c > \(folder("out/c"))"
    #expect(try said(script, ToolBounds(isWalled: true)) == "a")
    #expect(!FileManager.default.fileExists(atPath: folder("out/c")))
    #expect(try said(script, ToolBounds()) == "ab")
  }
}
