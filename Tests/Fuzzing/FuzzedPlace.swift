import Foundation

/// A folder for what is read, in memory where that is possible.
struct FuzzedPlace {
  private let folder: String

  /// - Throws: Foundation's error where no folder can be made.
  init() throws {
    let memory = "/dev/shm"
    let base = access(memory, W_OK) == 0 ? memory : NSTemporaryDirectory()
    folder = "\(base)/flipbook-fuzzing-\(getpid())"
    for name in [".flipbook", "references/scene"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
  }

  func callAsFunction(_ name: String) -> String { "\(folder)/\(name)" }

  /// Puts bytes into a file; a disk that does not take them ends the process.
  func write(_ bytes: [UInt8], to name: String) {
    let descriptor = open(self(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    precondition(count == bytes.count, "\(self(name)) cannot be written")
  }
}
