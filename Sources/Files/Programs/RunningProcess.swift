import Foundation

/// A program of the system that is given bytes, or whose bytes are taken.
///
/// Nobody waits for ever: a program that neither takes nor gives anything for a while is ended.
package final class RunningProcess {
  /// Which of its streams are held.
  package struct Streams: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let input = Streams(rawValue: 1)
    package static let output = Streams(rawValue: 2)
  }

  private let child: ChildProcess
  private var input: Int32?
  private var output: Int32?
  /// What it says: in a file, since nobody reads it while the program runs.
  private let messages: UnsafeMutablePointer<FILE>
  /// How long it may do nothing. *Units*: seconds.
  package let patience: Int
  /// Whether it was ended because it did nothing for too long.
  package private(set) var isStuck = false

  /// What a program ends with that is not there.
  package static let notFound = ChildProcess.notFound
  /// Units: seconds. Some encoders think for half a minute about large pictures.
  package static let standardPatience = 300

  /// Starts a program, looked for where programs are.
  ///
  /// - Throws: `POSIXError` where the system has no room for it.
  package init(
    _ program: String, _ arguments: [String], _ streams: Streams,
    patience: Int = RunningProcess.standardPatience
  ) throws {
    guard let messages = tmpfile() else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    self.messages = messages
    self.patience = patience
    // A program that ends early is an error of the write, not of this process.
    signal(SIGPIPE, SIG_IGN)
    let given = streams.contains(.input) ? try DescriptorPipe() : nil
    let taken = streams.contains(.output) ? try DescriptorPipe() : nil
    child = try ChildProcess(
      program, arguments,
      .init(input: given?.reading, output: taken?.writing, errors: fileno(messages)))
    for end in [given?.reading, taken?.writing] { if let end { close(end) } }
    (input, output) = (given?.writing, taken?.reading)
    // To wait no longer than there is patience.
    for end in [input, output] { if let end { _ = fcntl(end, F_SETFL, O_NONBLOCK) } }
  }

  deinit {
    stop()
    fclose(messages)
  }

  /// Waits until the program has room for all of it.
  ///
  /// - Returns: false where the program takes no more.
  package func write(_ pixels: [UInt32]) -> Bool {
    guard let input else { return false }
    return pixels.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let bytes = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(input, bytes.baseAddress, bytes.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          guard wait(for: POLLOUT, on: input) else { return false }
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Takes bytes until the memory is full or the program gives no more.
  ///
  /// - Parameter goesOn: asked now and then; false ends the waiting.
  /// - Returns: how many bytes came.
  package func read(
    into memory: UnsafeMutableRawBufferPointer, while goesOn: () -> Bool = { true }
  ) -> Int {
    guard let output else { return 0 }
    var count = 0
    while count < memory.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: memory[count...])
      let got = Foundation.read(output, rest.baseAddress, rest.count)
      if got > 0 {
        count += got
      } else if got == 0 {
        break
      } else if errno == EAGAIN {
        guard wait(for: POLLIN, on: output, while: goesOn) else { break }
      } else if errno != EINTR {
        break
      }
    }
    return count
  }

  /// Gives no more and waits for the end.
  ///
  /// - Parameter progress: a number that changes as long as the program does something.
  /// - Returns: the code that the program ends with; `nil` where it had to be ended.
  package func finish(watching progress: () -> Int? = { nil }) -> Int32? {
    closeStreams()
    var (before, idle) = (progress(), 0)
    while child.code == nil {
      guard !hasEnded(within: 1000) else { break }
      let now = progress()
      idle = now == before ? idle + 1 : 0
      before = now
      if idle >= patience {
        isStuck = true
        stop()
        return nil
      }
    }
    return child.code
  }

  /// Ends the program; does nothing after `finish`.
  package func stop() {
    closeStreams()
    guard child.code == nil else { return }
    child.kill()
    // The system may need a moment for one that waits for a disk.
    _ = hasEnded(within: 10_000)
  }

  /// The last lines that the program wrote to its standard error, each as far as one reads it.
  package func lastLines(_ count: Int) -> [String] {
    fseek(messages, 0, SEEK_END)
    fseek(messages, max(0, ftell(messages) - Self.longestMessage), SEEK_SET)
    var text = [UInt8](repeating: 0, count: Self.longestMessage)
    text.removeSubrange(fread(&text, 1, text.count, messages)...)
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
      .suffix(count).map { line in
        let line = line.trimmingCharacters(in: .whitespaces)
        return line.count > Self.longestLine ? "\(line.prefix(Self.longestLine))…" : line
      }
  }

  private func closeStreams() {
    for end in [input, output] { if let end { close(end) } }
    (input, output) = (nil, nil)
  }

  /// Waits until something can be done with a stream; false where that will not be.
  private func wait(for event: Int32, on stream: Int32, while goesOn: () -> Bool = { true }) -> Bool
  {
    for _ in 0..<patience * Self.roundsASecond {
      // Also of one that says a little now and then.
      guard goesOn() else { return false }
      var descriptors = [pollfd(fd: stream, events: Int16(event), revents: 0)]
      if poll(&descriptors, 1, 1000 / Int32(Self.roundsASecond)) > 0 { return true }
    }
    isStuck = true
    return false
  }

  /// - Parameter milliseconds: how long is waited.
  private func hasEnded(within milliseconds: Int32) -> Bool {
    var descriptors = [pollfd(fd: child.end, events: Int16(POLLIN), revents: 0)]
    return poll(&descriptors, 1, milliseconds) > 0
  }

  private static let roundsASecond = 10
  /// How much is looked at of what a program says. Units: bytes.
  private static let longestMessage = 4096
  /// Units: characters.
  private static let longestLine = 200
}
