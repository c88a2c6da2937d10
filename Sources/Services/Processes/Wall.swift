import CProcesses
import Files
import Foundation

/// What a process reaches that is not trusted: some files and folders, and no network.
package struct Wall: Hashable, Sendable {
  /// What keeps it there.
  package enum Means: Hashable, Sendable {
    /// Landlock, up to a version of it (0 for any), and seccomp.
    case kernel(highestVersion: Int32)
    /// The program `bwrap` at a path.
    case bubblewrap(String)
  }

  /// What keeps the process inside: the kernel or bubblewrap.
  package let means: Means
  /// Files and folders that may be read, and programs in them that may be started.
  package var readable: [String]
  /// Folders in which files may be made and changed.
  package var writable: [String]

  /// Makes a wall around what is given and the system's libraries.
  ///
  /// - Returns: nil where this system has no means for one.
  package init?(
    readable: [String], writable: [String], means: Means? = Wall.means
  ) {
    guard let means else { return nil }
    self.means = means
    self.readable = Self.system + readable
    self.writable = writable
  }

  /// What this system has; `nil` for nothing.
  package static var means: Means? {
    if process_wall_version() > 0 { return .kernel(highestVersion: 0) }
    return bubblewrap.map { .bubblewrap($0) }
  }

  /// The path of bubblewrap; `nil` where it is not installed.
  package static var bubblewrap: String? {
    ["/usr/bin/bwrap", "/usr/local/bin/bwrap"].first { access($0, X_OK) == 0 }
  }

  /// What programs of the system need, and nothing of a user's.
  ///
  /// These are its libraries, programs, fonts and time zones, and how many processors there are.
  private static let system = [
    "/usr", "/bin", "/lib", "/lib64", "/etc/alternatives", "/etc/fonts", "/etc/ld.so.cache",
    "/etc/localtime", "/etc/timezone", "/var/cache/fontconfig", "/sys/devices/system/cpu",
  ]

  /// The arguments of bubblewrap before the program's own.
  ///
  /// Source: `man bwrap`.
  func words(in folder: String?) -> [String] {
    var words = [
      "--unshare-all", "--die-with-parent", "--cap-drop", "ALL", "--proc", "/proc", "--dev", "/dev",
    ]
    for path in readable { words += ["--ro-bind-try", path, path] }
    for path in writable { words += ["--bind", path, path] }
    if let folder { words += ["--chdir", folder] }
    return words + ["--"]
  }
}
