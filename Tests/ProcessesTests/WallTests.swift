import Files
import Foundation
import Processes
import TemporaryFolders
import Testing

/// What a program behind a wall reaches, by every means that this system has.
@Suite struct WallTests {
  /// All versions of Landlock that differ here, and bubblewrap where it may mount folders.
  private static let means: [Wall.Means] = {
    var means: [Wall.Means] = []
    if case .kernel = Wall.means {
      means = [2, 3, 4, 5, 6, 0].map { .kernel(highestVersion: $0) }
    }
    guard let program = Wall.bubblewrap, mayMount(program) else { return means }
    return means + [.bubblewrap(program)]
  }()

  /// Whether bubblewrap shows a program even the folders that are there.
  ///
  /// In some containers, and behind `chroot`, it ends before it has started any.
  private static func mayMount(_ program: String) -> Bool {
    let words = ["bwrap", "--unshare-all", "--bind", "/", "/", "--proc", "/proc", "true"]
    let plan = ProcessPlan(program, words)
    let ending = try? StartedProcess(plan, among: RunningProcesses()).waitForEnd()
    return ending == .code(0)
  }

  /// A folder that is read, one that is written, and one of others.
  private struct Places {
    let whole = TemporaryFolder()
    var own: String { whole("own") }
    var work: String { whole("work") }
    var others: String { whole("others") }

    init() throws {
      for name in ["own", "work", "others"] {
        try whole.makeFolder(name)
        try Data("\(name)\n".utf8).write(to: URL(filePath: whole("\(name)/file")))
      }
    }
  }

  /// Runs lines of a shell behind a wall; what they write to `said` in the work folder.
  private func run(
    _ lines: String, by means: Wall.Means, in places: Places
  ) throws -> (ending: StartedProcess.Ending, said: String) {
    var plan = ProcessPlan("/bin/bash", ["bash", "-c", "exec > said 2>&1; \(lines)"])
    plan.folder = places.work
    let wall: Wall = try #require(
      Wall(readable: [places.own], writable: [places.work], means: means))
    plan.wall = wall
    let ending = try StartedProcess(plan, among: RunningProcesses()).waitForEnd()
    let said = try String(contentsOf: URL(filePath: "\(places.work)/said"), encoding: .utf8)
    return (ending, said)
  }

  @Test(arguments: means)
  func `its own folders are there`(means: Wall.Means) throws {
    let places = try Places()
    let (ending, said) = try run(
      """
      cat \(places.own)/file && echo new > a && mkdir b && mv a b/a && cat b/a && rm -r b
      date > /dev/null && echo $0 && readlink /proc/self/exe
      """, by: means, in: places)
    #expect(ending == .code(0), "\(said)")
    #expect(said.hasPrefix("own\nnew\n"), "\(said)")
    #expect(said.contains("bash\n"))
  }

  @Test(arguments: means)
  func `files can be copied with their rights and dates, which those of others keep`(
    means: Wall.Means
  ) throws {
    let places = try Places()
    let before = try contents(of: places)
    let (ending, said) = try run(
      """
      perl -e 'open(F, ">", "copy") or die; chmod(0600, *F) or die; chown(-1, -1, *F) or die;
        utime(5, 5, *F) or die; open(G, "<", "\(places.own)/file") or die; chmod(0600, *G);
        utime(5, 5, *G)'
      """, by: means, in: places)
    #expect(ending == .code(0), "\(said)")
    #expect(try contents(of: places) == before)
  }

  @Test(
    arguments: means,
    [
      "cat OTHERS/file", "echo a > OTHERS/file", "echo a > OTHERS/new", "rm OTHERS/file",
      "ls OTHERS", "truncate -s 0 OTHERS/file", "mv OTHERS/file .", "ln OTHERS/file here",
      "ln -s OTHERS/file here && cat here", "cp /bin/true OTHERS/", "chmod 777 OTHERS/file",
      "touch -d 2001-01-01 OTHERS/file", "cat /etc/passwd", "cat /proc/PARENT/environ", "ls ~",
      // What it may read it cannot change.
      "echo a > OWN/file", "echo a >> OWN/file", "echo a > OWN/new", "rm OWN/file",
      "truncate -s 0 OWN/file", "mv OWN/file .", "chmod 777 OWN/file", "touch OWN/file",
      "mkdir OWN/new", "ln -s a OWN/new",
      "perl -e 'use Fcntl; sysopen(F, \"OWN/file\", O_RDONLY | O_TRUNC) or die'",
    ])
  func `nothing else can be read or changed`(means: Wall.Means, line: String) throws {
    let places = try Places()
    let words = line.replacing("OTHERS", with: places.others).replacing("OWN", with: places.own)
      .replacing("PARENT", with: "\(getpid())")
    let before = try contents(of: places)
    let (ending, said) = try run(words, by: means, in: places)
    #expect(ending != .code(0), "\(said)")
    #expect(try contents(of: places) == before)
  }

  /// All of the two folders that nobody may change, with dates and rights.
  private func contents(of places: Places) throws -> [String] {
    try [places.own, places.others].flatMap { folder in
      try ([""] + FolderEntry.all(in: folder).map { "/\($0.name)" }.sorted()).map { name in
        var status = stat()
        #expect(lstat(folder + name, &status) == 0)
        let text =
          name.isEmpty ? "" : try String(contentsOf: URL(filePath: folder + name), encoding: .utf8)
        return
          "\(name) \(status.st_mode) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec) \(text)"
      }
    }
  }

  @Test(
    arguments: means,
    [
      "socket(S, PF_INET, SOCK_STREAM, 0)", "socket(S, PF_UNIX, SOCK_STREAM, 0)",
      "socket(S, 10, SOCK_DGRAM, 0)", "socket(S, 16, SOCK_RAW, 0)",
    ])
  func `there is no network`(means: Wall.Means, call: String) throws {
    let connecting =
      "socket(S, PF_INET, SOCK_STREAM, 0) and connect(S, pack_sockaddr_in(PORT, INADDR_LOOPBACK))"
    var call = call
    if case .bubblewrap = means {
      // It has a network of its own, in which there is nobody.
      call = connecting
    }
    let server = try Listener()
    let (ending, said) = try run(
      "perl -e 'use Socket; \(call.replacing("PORT", with: "\(server.port)")) or die \"refused\"'",
      by: means, in: try Places())
    #expect(ending != .code(0))
    #expect(said.hasPrefix("refused"), "\(said)")
  }

  /// A server on this machine that could be reached.
  private final class Listener {
    let port: UInt16
    private let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)

    init() throws {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let listening = listening
      let isThere = withUnsafeMutablePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          bind(listening, address, size) == 0 && listen(listening, 1) == 0
            && getsockname(listening, address, &size) == 0
        }
      }
      port = UInt16(bigEndian: address.sin_port)
      try #require(isThere)
    }

    deinit { close(listening) }
  }

  @Test(arguments: means)
  func `processes of others are out of reach, its own are not`(means: Wall.Means) throws {
    let other = try StartedProcess(
      ProcessPlan("/bin/sleep", ["sleep", "1000"]), among: RunningProcesses())
    let (ending, said) = try run(
      "kill -9 \(other.id); echo $?; sleep 1000 & kill -0 $$ && kill -9 0", by: means,
      in: try Places())
    #expect(ending.code == 137, "\(ending) \(said)")
    #expect(said.contains("1\n"), "\(said)")
    other.send(0)
    var looks = 0
    #expect(
      other.waitForEnd(pause: 5) {
        looks += 1
        if looks == 3 { other.kill() }
      } == .signal(SIGKILL))
    #expect(looks >= 3)
  }

  @Test(arguments: means)
  func `what this process holds open is not handed on`(means: Wall.Means) throws {
    let places = try Places()
    let file = open("\(places.others)/file", O_RDONLY)
    defer { close(file) }
    let (_, said) = try run("cat <&\(file)", by: means, in: places)
    #expect(!said.contains("others"), "\(said)")
  }

  @Test func `a wall needs means`() {
    #expect(Wall(readable: [], writable: [], means: nil) == nil)
  }
}
