import Files
import Foundation
import Processes
import TemporaryFolders
import Testing

/// Processes end with all that they have started, whatever they do.
@Suite struct StartedProcessTests {
  /// Starts lines of a shell in a folder.
  private func shell(
    _ lines: String, in folder: TemporaryFolder, among running: RunningProcesses = .init(),
    endsItself: Bool = false
  ) throws -> StartedProcess {
    var plan = ProcessPlan("/bin/sh", ["sh", "-c", lines])
    plan.folder = folder.path
    plan.endsItself = endsItself
    return try StartedProcess(plan, among: running)
  }

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOf: URL(filePath: folder(name)), encoding: .utf8)
  }

  /// Waits, in real time, until a file has a line.
  private func line(of name: String, in folder: TemporaryFolder) throws -> String {
    for _ in 0..<3000 {
      if let text = try? text(name, in: folder), text.hasSuffix("\n") { return text }
      usleep(10_000)
    }
    Issue.record("\(name) was not written for half a minute")
    return ""
  }

  private func number(of name: String, in folder: TemporaryFolder) throws -> pid_t {
    try #require(pid_t(line(of: name, in: folder).trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  private func isGone(_ id: pid_t) -> Bool {
    for _ in 0..<500 where kill(id, 0) == 0 { usleep(10_000) }
    return kill(id, 0) != 0
  }

  @Test func `exit codes and signals are told apart`() throws {
    let folder = TemporaryFolder()
    #expect(try shell("exit 3", in: folder).waitForEnd() == .code(3))
    #expect(try shell("kill -SEGV $$", in: folder).waitForEnd() == .signal(SIGSEGV))
    #expect(StartedProcess.Ending.signal(SIGKILL).code == 137)
  }

  @Test func `what cannot be started is said`() {
    let error = #expect(throws: FileError.self) {
      try StartedProcess(ProcessPlan("/nothing", ["nothing"]))
    }
    #expect("\(error, default: "")" == "cannot read /nothing: No such file or directory")
  }

  @Test func `there is no terminal to wait for`() throws {
    let folder = TemporaryFolder()
    let process = try shell(
      "read line; echo $? > read; (exec < /dev/tty) 2> /dev/null; echo $? > tty; trap", in: folder)
    #expect(process.waitForEnd() == .code(0))
    #expect(try text("read", in: folder) == "1\n")
    #expect(try text("tty", in: folder) != "0\n")
  }

  @Test func `signals are not ignored because this process does`() throws {
    signal(SIGPIPE, SIG_IGN)
    let process = try shell("kill -PIPE $$", in: TemporaryFolder())
    #expect(process.waitForEnd() == .signal(SIGPIPE))
  }

  @Test func `what a process leaves ends with it, also in groups of its own`() throws {
    let folder = TemporaryFolder()
    let process = try shell(
      "sleep 1000 & echo $! > one; set -m; sleep 1000 & echo $! > two; kill -STOP $!", in: folder)
    #expect(process.waitForEnd() == .code(0))
    #expect(isGone(try number(of: "one", in: folder)))
    #expect(isGone(try number(of: "two", in: folder)))
  }

  @Test func `a process that was stopped can be ended`() throws {
    let folder = TemporaryFolder()
    let process = try shell("trap '' TERM; echo $$ > own; kill -STOP $$", in: folder)
    _ = try line(of: "own", in: folder)
    while !process.isStopped { usleep(1000) }
    var looks = 0
    let ending = process.waitForEnd(pause: 10) {
      looks += 1
      if looks == 2 { process.kill() }
    }
    #expect(ending == .signal(SIGKILL))
    let other = try shell("kill -STOP $$; exit 5", in: folder)
    while !other.isStopped { usleep(1000) }
    other.send(SIGTERM)
    #expect(other.waitForEnd() == .signal(SIGTERM))
  }

  @Test func `an interruption ends tools at once, and lets others end what they have started`()
    throws
  {
    let folder = TemporaryFolder()
    let running = RunningProcesses()
    let tool = try shell(
      "trap 'echo late > tool; exit' TERM; echo a > a; sleep 1000 & wait", in: folder,
      among: running)
    let own = try shell(
      "trap 'echo done > own; exit 7' TERM; echo b > b; sleep 1000 & wait", in: folder,
      among: running, endsItself: true)
    _ = try line(of: "a", in: folder)
    _ = try line(of: "b", in: folder)
    running.endAllAndClose()
    #expect(tool.waitForEnd() == .signal(SIGKILL))
    #expect(own.waitForEnd() == .code(7))
    #expect(try text("own", in: folder) == "done\n")
    #expect(Standing(at: folder("tool")) == .nothing)
    #expect(throws: FileError.self) { try shell("exit 0", in: folder, among: running) }
  }

  @Test func `memory is that of all that was started`() throws {
    let folder = TemporaryFolder()
    let process = try shell("sleep 1000 & echo $! > one; wait", in: folder)
    _ = try line(of: "one", in: folder)
    #expect(process.memory > 0)
    #expect(process.memoryOfAll > process.memory)
    process.kill()
    #expect(process.waitForEnd() == .signal(SIGKILL))
    #expect(process.memory == 0)
  }
}
