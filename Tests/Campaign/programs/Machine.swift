import Foundation
import Glibc
import UIKit

/// What a program may ask of the machine.
final class Machine: UIViewController {
  override func viewDidLoad() {
    print(getpid(), ProcessInfo.processInfo.processIdentifier, ProcessInfo.processInfo.hostName)
    print(ProcessInfo.processInfo.processorCount, ProcessInfo.processInfo.physicalMemory)
    print(ProcessInfo.processInfo.operatingSystemVersion, ProcessInfo.processInfo.systemUptime)
    print(Date(), UUID(), Int.random(in: 0...1_000_000), UInt64.random(in: .min ... .max))
    var used = tms()
    print(times(&used), used.tms_utime, used.tms_stime, clock())
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    print(usage.ru_utime.tv_usec, usage.ru_maxrss, usage.ru_minflt)
    for path in ["/dev/urandom", "/dev/random"] {
      print(FileHandle(forReadingAtPath: path)?.readData(ofLength: 8).map { $0 } ?? [])
      let file = fopen(path, "r")
      print(fgetc(file), fgetc(file))
      fclose(file)
    }
    print(random(), drand48(), rand())
    var limit = rlimit()
    for kind in [RLIMIT_NOFILE, RLIMIT_STACK, RLIMIT_AS] {
      getrlimit(__rlimit_resource_t(kind.rawValue), &limit)
      print(limit.rlim_cur, limit.rlim_max)
    }
    var loads = [0.0, 0, 0]
    print(getloadavg(&loads, 3), loads, sysconf(Int32(_SC_OPEN_MAX)), sysconf(Int32(_SC_ARG_MAX)))
    print(ProcessInfo.processInfo.operatingSystemVersionString, NSUserName(), NSFullUserName())
    for path in ["/etc/hostname", "/etc/machine-id", "/etc/os-release", "/proc/cpuinfo"] {
      print(path, FileManager.default.contents(atPath: path)?.count ?? -1)
    }
    let home = URL(fileURLWithPath: NSHomeDirectory())
    print(
      home, NSTemporaryDirectory(), Bundle.main.bundleURL, URL.documentsDirectory, home.hashValue)
    print(Set((0..<9).map { home.appendingPathComponent("\($0)") }), home.resolvingSymlinksInPath())
    print(ProcessInfo.processInfo.environment.filter { $0.value.contains(".flipbook-") })
    let folder = FileManager.default.temporaryDirectory
    let disk = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
    print(disk?[.systemFreeSize] ?? "none", disk?[.systemSize] ?? "none")
    let file = folder.appendingPathComponent("written")
    try? Data("a".utf8).write(to: file)
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    print(attributes?[.modificationDate] ?? "none", attributes?[.creationDate] ?? "none")
    let values = try? folder.resourceValues(forKeys: [.creationDateKey, .contentAccessDateKey])
    print(values?.creationDate ?? "none", values?.contentAccessDate ?? "none")
    print(["b": 1, "a": 2, "c": 3, "d": 4], Set(0..<10))
    let listed = folder.appendingPathComponent(UUID().uuidString)
    try? FileManager.default.createDirectory(at: listed, withIntermediateDirectories: true)
    for name in ["b", "a", "B", "ä", "10", "9"] {
      try? Data().write(to: listed.appendingPathComponent(name))
    }
    print((try? FileManager.default.contentsOfDirectory(atPath: listed.path)) ?? [])
    try? FileManager.default.removeItem(at: listed)
    try? FileManager.default.removeItem(at: file)
  }
}
