import Foundation
import Synchronization

/// A process that this one starts, and that ends when this one ends, however that happens.
///
/// A separate thread starts the process and waits for its end. The system ends the process when
/// that thread ends, also when this process is killed. Programs do not inherit each other's pipes, so
/// that one that goes on running holds no pipe of another open.
final class ChildProcess: Sendable {
  private enum State {
    case running(pid_t)
    /// Ended with this exit code; a signal counts as 128 plus its number.
    case ended(Int32)
  }

  /// The file descriptors of the process's standard streams; `nil` is `/dev/null`.
  struct Streams: Sendable {
    var input: Int32?
    var output: Int32?
    var errors: Int32?
  }

  /// A file descriptor that becomes readable when the process has ended.
  let end: Int32
  private let state = Mutex(State.ended(notFound))

  /// The exit code reported when the program does not exist.
  static let notFound: Int32 = 127

  /// Starts a program, which is looked for in `PATH`.
  ///
  /// - Throws: `POSIXError` when no file descriptors are left.
  init(_ program: String, _ arguments: [String], _ streams: Streams) throws {
    let pipe = try DescriptorPipe()
    end = pipe.reading
    let words = [program] + arguments
    _ = Self.isWatched
    Thread.detachNewThread { [self] in
      let id =
        Self.spawn(["setpriv", "--pdeathsig", "KILL", "--"] + words, streams)
        // Otherwise the child would go on after this process ends.
        ?? Self.spawn(words, streams)
      guard let id else {
        close(pipe.writing)
        return
      }
      state.withLock { $0 = .running(id) }
      var started: UInt8 = 1
      write(pipe.writing, &started, 1)
      waitForEnd(of: id)
      close(pipe.writing)
    }
    // The pipe delivers one byte when the process runs, and its end when the process has ended.
    var byte: UInt8 = 0
    while read(end, &byte, 1) < 0, errno == EINTR {}
  }

  deinit { close(end) }

  /// The exit code of the process; `nil` while it runs.
  var code: Int32? {
    state.withLock { state in
      if case .ended(let code) = state { code } else { nil }
    }
  }

  /// Kills the process and all that it has started.
  func kill() {
    state.withLock { state in
      if case .running(let id) = state { Foundation.kill(-id, SIGKILL) }
    }
  }

  private func waitForEnd(of id: pid_t) {
    var info = siginfo_t()
    // The process stays a zombie until it is removed below, so that nobody else gets its number and
    // is killed instead.
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    state.withLock { state in
      Self.running.withLock { _ = $0.remove(id) }
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7F
      state = .ended(signal == 0 ? status >> 8 & 0xFF : 128 + signal)
    }
  }

  /// Starts a process in a process group of its own.
  ///
  /// - Returns: its number; `nil` when there is no such program or no memory for it.
  private static func spawn(_ words: [String], _ streams: Streams) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in [(0, streams.input), (1, streams.output), (2, streams.errors)] {
      if let source {
        posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(target), "/dev/null", O_RDWR, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // This process ignores SIGPIPE; the program gets the default back.
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let strings = words.map { strdup($0) }
    defer { for string in strings { free(string) } }
    var id: pid_t = 0
    let isStarted = DescriptorPipe.inheritance.withLock { _ in
      words.first.map {
        posix_spawnp(&id, $0, &actions, &attributes, strings + [nil], environ) == 0
      } ?? false
    }
    guard isStarted else { return nil }
    running.withLock { _ = $0.insert(id) }
    return id
  }

  /// The processes that have not ended; they are killed when this process exits.
  private static let running = Mutex<Set<pid_t>>([])

  private static let isWatched: Void = {
    _ = atexit {
      ChildProcess.running.withLock { ids in for id in ids { Foundation.kill(-id, SIGKILL) } }
    }
  }()
}

/// A pipe whose ends are closed in every program that is started.
struct DescriptorPipe: Sendable {
  let reading: Int32
  let writing: Int32

  /// Held while a program is started and while a pipe is made, so that no program inherits the
  /// pipe.
  static let inheritance = Mutex(())

  /// Makes the pipe.
  ///
  /// - Throws: `POSIXError`.
  init() throws {
    var ends: [Int32] = [-1, -1]
    let isMade = Self.inheritance.withLock { _ in
      pipe(&ends) == 0 && ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
    }
    guard isMade else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
    (reading, writing) = (ends[0], ends[1])
  }
}
