import Foundation

/// A program that is given bytes on its standard input.
final class RunningProcess {
  private let process = Process()
  private let input = Pipe()
  /// What it says: in a file, since nobody reads it while the program runs.
  private let messages: UnsafeMutablePointer<FILE>
  private var isOpen = false
  private var isStarted = false

  /// What `env` ends with where there is no such program.
  static let notFound: Int32 = 127

  /// Starts a program, looked for where programs are.
  init(_ program: String, _ arguments: [String]) throws {
    guard let messages = tmpfile() else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    self.messages = messages
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(
      fileDescriptor: fileno(messages), closeOnDealloc: false)
    // A program that ends early is an error of the write, not of this process.
    signal(SIGPIPE, SIG_IGN)
    // Programs that are started later must not hold it open.
    guard fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    try process.run()
    isOpen = true
    isStarted = true
  }

  deinit {
    stop()
    fclose(messages)
  }

  /// Waits until the program has room for all of it.
  ///
  /// - Returns: false where the program takes no more.
  func write(_ pixels: [UInt32]) -> Bool {
    isOpen && writeAll(pixels, to: input.fileHandleForWriting.fileDescriptor)
  }

  /// Gives no more and waits for the end.
  ///
  /// - Returns: the code that the program ends with.
  func finish() -> Int32 {
    closeInput()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends the program; does nothing after `finish`.
  func stop() {
    guard isStarted else { return }
    closeInput()
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// The last lines that the program wrote to its standard error.
  func lastLines(_ count: Int) -> [String] {
    fseek(messages, 0, SEEK_SET)
    var text = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let length = fread(&buffer, 1, buffer.count, messages), length > 0 {
      text.append(contentsOf: buffer[..<length])
    }
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
      .suffix(count).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func closeInput() {
    guard isOpen else { return }
    isOpen = false
    do {
      try input.fileHandleForWriting.close()
    } catch {
      // A program that cannot be told that there is no more would wait for ever.
      process.terminate()
    }
  }
}
