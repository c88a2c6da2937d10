import Foundation

/// A folder for what is read, in memory where that is possible.
struct FuzzedPlace: Sendable {
  static let ofThisProcess = FuzzedPlace()
  private let folder: String

  private init() {
    let memory = "/dev/shm"
    let base = access(memory, W_OK) == 0 ? memory : NSTemporaryDirectory()
    folder = "\(base)/flipbook-fuzzing-\(getpid())"
    for name in ["", ".flipbook", "references", "references/scene"] {
      mkdir("\(folder)/\(name)", 0o700)
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
