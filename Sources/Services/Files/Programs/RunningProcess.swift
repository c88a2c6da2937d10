import Foundation

/// A running program that is given bytes, or whose output is read.
///
/// Nobody waits for ever: a program that neither reads nor writes for a while is ended.
package final class RunningProcess {
  /// The standard streams of the program that are connected to this process.
  package struct Streams: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The standard input, which is written to, and the standard output, which is read.
    package static let input = Streams(rawValue: 1)
    package static let output = Streams(rawValue: 2)
  }

  private let child: ChildProcess
  private var input: Int32?
  private var output: Int32?
  /// The program's standard error: a file, since nobody reads it while the program runs.
  private let messages: UnsafeMutablePointer<FILE>
  /// How long the program may do nothing before it is ended.
  ///
  /// *Units*: seconds.
  package let patience: Int
  /// Whether the program was ended because it did nothing for too long.
  package private(set) var isStuck = false

  /// The exit code reported when the program does not exist.
  package static let notFound = ChildProcess.notFound
  /// How long programs usually may do nothing; some encoders think for half a minute about large
  /// pictures.
  ///
  /// *Units*: seconds.
  package static let standardPatience = 300

  /// Starts a program, which is looked for in `PATH`.
  ///
  /// - Throws: `POSIXError` when the system has no room for it.
  package init(
    _ program: String, _ arguments: [String], _ streams: Streams,
    patience: Int = RunningProcess.standardPatience
  ) throws {
    guard let messages = temporaryStream() else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    self.messages = messages
    self.patience = patience
    // If the program ends early, writing to it fails instead of ending this process.
    signal(SIGPIPE, SIG_IGN)
    let given = streams.contains(.input) ? try DescriptorPipe() : nil
    let taken = streams.contains(.output) ? try DescriptorPipe() : nil
    child = try ChildProcess(
      program, arguments,
      .init(input: given?.reading, output: taken?.writing, errors: fileno(messages)))
    for end in [given?.reading, taken?.writing] { if let end { close(end) } }
    (input, output) = (given?.writing, taken?.reading)
    // Reads and writes must not block for longer than `patience`.
    for end in [input, output] { if let end { _ = fcntl(end, F_SETFL, O_NONBLOCK) } }
  }

  deinit {
    stop()
    fclose(messages)
  }

  /// Writes all pixels, and waits until there is room for them in the pipe.
  ///
  /// - Returns: false when the program reads no more.
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

  /// Reads output until the memory is full or the program writes no more.
  ///
  /// - Parameters:
  ///   - memory: where the bytes go.
  ///   - goesOn: asked now and then; false ends the waiting.
  /// - Returns: how many bytes were read.
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

  /// Closes the streams and waits for the program to end.
  ///
  /// - Parameter progress: a number that changes as long as the program does something.
  /// - Returns: the exit code of the program; `nil` when it had to be ended.
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
    // A process that waits for a disk may need a moment to end.
    _ = hasEnded(within: 10_000)
  }

  /// Returns the last lines that the program wrote to its standard error, each cut to
  /// `longestLine`.
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

  /// Waits until a stream can be read or written.
  ///
  /// - Returns: false when it could not within `patience`, or when `goesOn` said no.
  private func wait(for event: Int32, on stream: Int32, while goesOn: () -> Bool = { true }) -> Bool
  {
    for _ in 0..<patience * Self.roundsASecond {
      // Asked in every round, so that it also ends the wait for a program that writes a little now
      // and then.
      guard goesOn() else { return false }
      var descriptors = [pollfd(fd: stream, events: Int16(event), revents: 0)]
      if poll(&descriptors, 1, 1000 / Int32(Self.roundsASecond)) > 0 { return true }
    }
    isStuck = true
    return false
  }

  /// Waits for the end of the program.
  ///
  /// - Parameter milliseconds: how long to wait.
  /// - Returns: true when the program has ended.
  private func hasEnded(within milliseconds: Int32) -> Bool {
    var descriptors = [pollfd(fd: child.end, events: Int16(POLLIN), revents: 0)]
    return poll(&descriptors, 1, milliseconds) > 0
  }

  private static let roundsASecond = 10
  /// How much is read of the end of a program's standard error.
  ///
  /// *Units*: bytes.
  private static let longestMessage = 4096
  /// The longest line that is quoted.
  ///
  /// *Units*: characters.
  private static let longestLine = 200
}
