import Foundation
import Testing
import UIKit

/// The machine that a scene finds is the same everywhere.
@MainActor
struct MachineTests {
  private static let launch = Date(timeIntervalSince1970: 1_168_335_660)

  /// Returns what code finds on a stage, some frames after its launch.
  private func found<Value>(_ look: () throws -> Value) throws -> Value {
    var value: Value?
    try onStage { stage in
      stage.run(frames: 30)
      value = try stage.runtime.world.onStage { try look() }
    }
    return try #require(value)
  }

  @Test func `the process, the host and the hardware are a phone's`() throws {
    try found {
      #expect(getpid() == 501 && ProcessInfo.processInfo.processIdentifier == 501)
      var name = [CChar](repeating: 0, count: 64)
      #expect(gethostname(&name, name.count) == 0)
      #expect(String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self) == "iPhone")
      #expect(gethostname(&name, 3) == -1)
      var names = utsname()
      #expect(uname(&names) == 0)
      let node = withUnsafeBytes(of: names.nodename) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      #expect(node == "iPhone")
      #expect(sysconf(Int32(_SC_NPROCESSORS_ONLN)) == 6)
      #expect(ProcessInfo.processInfo.processorCount == 6)
      // Foundation asks control groups first, which a container has.
      #expect(ProcessInfo.processInfo.activeProcessorCount == 6)
      #expect(kill(getpid(), 0) == 0)
    }
    #expect(getpid() != 501)
  }

  @Test func `computing takes the scene's own time`() throws {
    try found {
      var used = tms()
      let ticks = times(&used)
      #expect(ticks == 50 && used.tms_utime == 50 && used.tms_stime == 0)
      var usage = rusage()
      #expect(getrusage(RUSAGE_SELF.rawValue, &usage) == 0)
      #expect(usage.ru_utime.tv_usec == 500_000 && usage.ru_stime.tv_usec == 0)
    }
  }

  /// What the machine here says of itself; a small container has less.
  nonisolated private static let tellingFiles = [
    "/proc", "/proc/self/stat", "/proc/uptime", "/proc/sys/kernel/random/uuid", "/proc/self/exe",
    "/sys", "/sys/fs/cgroup", "/sys/devices/system/cpu/online",
  ].filter { FileManager.default.fileExists(atPath: $0) }

  @Test(arguments: tellingFiles)
  func `a phone has no files that say what the machine does`(path: String) throws {
    try found {
      var status = stat()
      #expect(stat(path, &status) == -1 && errno == ENOENT)
      #expect(lstat(path, &status) == -1 && fstatat(AT_FDCWD, path, &status, 0) == -1)
      #expect(open(path, O_RDONLY) == -1 && fopen(path, "r") == nil && errno == ENOENT)
      #expect(FileManager.default.contents(atPath: path) == nil)
      #expect(throws: (any Error).self) { try FileManager.default.attributesOfItem(atPath: path) }
    }
    var status = stat()
    #expect(stat(path, &status) == 0)
  }

  @Test func `only these folders are missing`() throws {
    try withFolder { folder in
      for name in ["proc", "sys", "process"] {
        try Data(name.utf8).write(to: folder.appending(path: name))
      }
      try found {
        for name in ["proc", "sys", "process"] {
          #expect(FileManager.default.contents(atPath: "\(folder.path)/\(name)") == Data(name.utf8))
        }
        #expect(open("/process", O_RDONLY) == -1 && errno == ENOENT)
        #expect(open("/dev/null", O_RDONLY) >= 0)
      }
    }
  }

  @Test func `random bytes of files are the stage's`() throws {
    func bytes() throws -> [Data] {
      try found {
        try ["/dev/urandom", "/dev/random"].map { path in
          let file = try #require(FileHandle(forReadingAtPath: path))
          defer { try? file.close() }
          return try #require(try file.read(upToCount: 16))
        }
      }
    }
    let first = try bytes()
    #expect(first[0] != first[1] && first[0].count == 16)
    #expect(try bytes() == first)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `dates of files are those of the film`() throws {
    try withFolder { folder in
      let brought = folder.appending(path: "brought").path
      try Data("a".utf8).write(to: URL(filePath: brought))
      try found {
        func dates(_ path: String) throws -> [Date?] {
          let attributes = try FileManager.default.attributesOfItem(atPath: path)
          return [
            attributes[.modificationDate] as? Date,
            attributes[.creationDate] as? Date ?? attributes[.modificationDate] as? Date,
          ]
        }
        #expect(try dates(brought) == [Self.launch, Self.launch])
        let written = folder.appending(path: "written")
        try Data("b".utf8).write(to: written)
        #expect(try dates(written.path)[0] == Self.launch + 0.5)
        let values = try written.resourceValues(forKeys: [.contentModificationDateKey])
        #expect(values.contentModificationDate == Self.launch + 0.5)
        let chosen = Self.launch - 86_400
        try FileManager.default.setAttributes(
          [.modificationDate: chosen], ofItemAtPath: written.path)
        #expect(try dates(written.path)[0] == chosen)
      }
      var status = stat()
      #expect(stat(brought, &status) == 0 && status.st_mtim.tv_sec > 1_600_000_000)
    }
  }

  /// Names whose order differs by language, by case and by when they were made.
  private static let names = ["b", "B", "a", "ä", "Z", "10", "9", "é", ".hidden", "_"]

  @Test func `a folder's files come by name`() throws {
    try withFolder { folder in
      for name in Self.names {
        try Data().write(to: folder.appending(path: name))
      }
      try FileManager.default.createDirectory(
        at: folder.appending(path: "inner"), withIntermediateDirectories: true)
      for name in Self.names.reversed() {
        try Data().write(to: folder.appending(path: "inner/\(name)"))
      }
      let sorted = (Self.names + ["inner"]).sorted {
        Array($0.utf8).lexicographicallyPrecedes($1.utf8)
      }
      try found {
        let manager = FileManager.default
        #expect(try manager.contentsOfDirectory(atPath: folder.path) == sorted)
        let urls = try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(urls.map(\.lastPathComponent) == sorted)
        let inner = sorted.filter { $0 != "inner" }
        let whole = sorted.flatMap {
          $0 == "inner" ? ["inner"] + inner.map { "inner/\($0)" } : [$0]
        }
        #expect(try manager.subpathsOfDirectory(atPath: folder.path) == whole)
        #expect(manager.enumerator(atPath: folder.path)?.compactMap { $0 as? String } == whole)
        let found = manager.enumerator(at: folder, includingPropertiesForKeys: nil)
        let last = found?.compactMap { ($0 as? URL)?.lastPathComponent }
        #expect(last == whole.map { $0.split(separator: "/").last.map(String.init) ?? "" })
        let open = try #require(opendir(folder.path))
        var read: [String] = []
        for _ in 0..<2 {
          while let entry = readdir(open) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
              String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { read.append(name) }
          }
          rewinddir(open)
        }
        closedir(open)
        #expect(read == sorted + sorted)
      }
    }
  }
}
