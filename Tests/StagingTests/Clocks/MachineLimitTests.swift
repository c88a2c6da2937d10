import Foundation
import Testing
import UIKit

/// What a scene may ask of the machine has one answer on all of them.
@MainActor
@Suite struct MachineLimitTests {
  nonisolated private static let answers: [String: @MainActor () -> String] = [
    "6 6 6": {
      "\(number("get_nprocs")) \(number("get_nprocs_conf")) \(sysconf(Int32(_SC_NPROCESSORS_ONLN)))"
    },
    "1048576 524288": { "\(number("get_phys_pages")) \(number("get_avphys_pages"))" },
    "256 256 262144": {
      "\(number("getdtablesize")) \(sysconf(Int32(_SC_OPEN_MAX))) \(sysconf(Int32(_SC_ARG_MAX)))"
    },
    "0": { "\(number("sched_getcpu"))" },
    "files 256, stack 1048576, nothing else: true": {
      func limit(_ kind: __rlimit_resource) -> rlim_t {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(kind.rawValue), &limit)
        return limit.rlim_cur == limit.rlim_max ? limit.rlim_cur : 1
      }
      return "files \(limit(RLIMIT_NOFILE)), stack \(limit(RLIMIT_STACK)), nothing else:"
        + " \(limit(RLIMIT_AS) == rlim_t.max)"
    },
    "3 [0.0, 0.0, 0.0]": {
      var loads = [1.0, 2, 3]
      return "\(getloadavg(&loads, 3)) \(loads)"
    },
    "disk 16777216 8388608": {
      var disk = statvfs()
      statvfs("/tmp", &disk)
      return "disk \(disk.f_blocks) \(disk.f_bavail)"
    },
  ]

  /// Calls a function of the C library that Swift's view of it lacks.
  private static func number(_ name: String) -> Int {
    guard let address = dlsym(nil, name) else { return -1 }
    typealias Function = @convention(c) () -> Int
    // The results of some have half of these bits.
    return Int(Int32(truncatingIfNeeded: unsafeBitCast(address, to: Function.self)()))
  }

  @Test(arguments: answers.keys.sorted())
  func `a question for the machine has one answer`(expected: String) throws {
    let ask = try #require(Self.answers[expected])
    var found: String?
    let stage = try stage { _ in found = ask() }
    withExtendedLifetime(stage) { #expect(found == expected) }
  }

  @Test(arguments: [
    "/proc/self/maps", "/sys", "/etc/hostname", "/etc/machine-id", "/etc/os-release",
  ])
  func `files that say what the machine is are not there`(path: String) throws {
    var found: [Bool] = []
    let stage = try stage { _ in
      found = [
        FileManager.default.fileExists(atPath: path),
        FileManager.default.isReadableFile(atPath: path), open(path, O_RDONLY) >= 0,
        fopen(path, "r") != nil, opendir(path) != nil, access(path, F_OK) == 0,
        realpath(path, nil) != nil,
      ]
    }
    withExtendedLifetime(stage) { #expect(found == Array(repeating: false, count: 7)) }
  }
}
