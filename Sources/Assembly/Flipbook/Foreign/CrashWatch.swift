import Files
import Filming
import Foundation
import Processes
import Staging
import Streams
import Synchronization

/// Watches for a crash of a scene's code, and for a frame that does not end.
///
/// After a crash, what is unfinished is removed. A program that a user started then says where the
/// scene was, and ends with code 2. One that does a play of a command hands the crash on, so that the
/// process that started it can go on, and say in which line of a user's files it was.
enum CrashWatch {
  /// Begins to watch; once a process.
  @MainActor
  static func begin() {
    guard let page = page() else { return }
    Logbook.open(page, isWatched: PlayEnvironment.ofThisProcess != nil)
    pageAddress.store(UInt(bitPattern: page), ordering: .sequentiallyConsistent)
    ProgramEnd.whenEnding {
      let address = pageAddress.load(ordering: .sequentiallyConsistent)
      UnsafeMutableRawPointer(bitPattern: address)?.storeBytes(
        of: Int64(1), toByteOffset: LogbookPage.Field.hasEnded.offset, as: Int64.self)
    }
    if let started = PlayEnvironment.ofThisProcess { follow(parentOf: started) }
    var (crash, cleared): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&crash) == 0, pipe(&cleared) == 0 else { return }
    for end in crash + cleared { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    crashEnd.store(crash[1], ordering: .sequentiallyConsistent)
    clearedEnd.store(cleared[0], ordering: .sequentiallyConsistent)
    if SourceRunEnvironment.ofThisProcess != nil {
      nowhere.store(open("/dev/null", O_WRONLY | O_CLOEXEC), ordering: .sequentiallyConsistent)
    }
    let formers = UnsafeMutablePointer<sigaction>.allocate(capacity: mostSignals)
    formers.initialize(repeating: sigaction(), count: mostSignals)
    formerHandlers.store(UInt(bitPattern: formers), ordering: .sequentiallyConsistent)
    for number in signals { watch(number, formers + Int(number)) }
    Thread.detachNewThread { [reading = crash[0], writing = cleared[1]] in
      var byte: UInt8 = 0
      while read(reading, &byte, 1) != 1 {}
      UnfinishedPlaces.ofThisProcess.removeAllAndClose()
      PrintedText.flush()
      if PlayEnvironment.ofThisProcess == nil { tell(signal: Int32(byte)) }
      write(writing, &byte, 1)
    }
  }

  /// Ends frames that take longer than some time.
  ///
  /// - Parameter patience: seconds of real time; 0 for ever.
  static func limit(frames patience: Double) {
    let address = pageAddress.load(ordering: .sequentiallyConsistent)
    guard patience > 0, address != 0 else { return }
    Thread.detachNewThread {
      guard let page = UnsafeMutableRawPointer(bitPattern: address) else { return }
      // Counted in pauses: a process that was stopped for a while has not taken longer.
      var (beat, pauses) = (-1, 0)
      while true {
        usleep(pause)
        let now = LogbookPage(UnsafeRawBufferPointer(start: page, count: LogbookPage.size))
        let isPlaying = now.state == .firstPicture || now.state == .inPass
        pauses = now.beat == beat && isPlaying ? pauses + 1 : 0
        beat = now.beat
        guard Double(pauses) * Double(pause) / 1e6 >= patience else { continue }
        page.storeBytes(
          of: Int64(1), toByteOffset: LogbookPage.Field.isHanging.offset, as: Int64.self)
        pthread_kill(pthread_t(now.thread), SIGTRAP)
        return
      }
    }
  }

  /// Ends the process when it takes too much memory.
  ///
  /// For scenes that play in the process that a user started; others are looked after from outside.
  static func limit(memory limit: MemoryLimit) {
    let address = pageAddress.load(ordering: .sequentiallyConsistent)
    Thread.detachNewThread {
      guard let page = UnsafeRawPointer(bitPattern: address) else { return }
      while StartedProcess.memoryOfThisProcess <= limit.bytes { usleep(pauseOfMemory) }
      let now = LogbookPage(UnsafeRawBufferPointer(start: page, count: LogbookPage.size))
      UnfinishedPlaces.ofThisProcess.removeAllAndClose()
      var report = CrashReport(page: now, signal: SIGKILL)
      report.exceeded = limit
      Console().report(report.sentence)
      _exit(2)
    }
  }

  /// Kills the group of this process where the process that started it is gone, which would have done
  /// so.
  static func endGroupIfAlone() {
    let parent = parent.load(ordering: .sequentiallyConsistent)
    if parent != 0, getppid() != parent, getpgrp() == getpid() { kill(0, SIGKILL) }
  }

  /// Maps the file that the process which started this one reads, or memory of this process.
  private static func page() -> UnsafeMutableRawPointer? {
    let (access, size) = (PROT_READ | PROT_WRITE, LogbookPage.size)
    var page: UnsafeMutableRawPointer?
    if let path = PlayEnvironment.ofThisProcess?.logbook {
      let file = open(path, O_RDWR | O_CLOEXEC)
      guard file >= 0 else { return nil }
      page = mmap(nil, size, access, MAP_SHARED, file, 0)
      close(file)
    } else {
      page = mmap(nil, size, access, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    }
    return page == MAP_FAILED ? nil : page
  }

  /// Ends this process when the one that started it is gone, as if it was terminated.
  private static func follow(parentOf environment: PlayEnvironment) {
    let started = getppid()
    parent.store(started, ordering: .sequentiallyConsistent)
    Thread.detachNewThread {
      while getppid() == started { usleep(pause) }
      kill(getpid(), SIGTERM)
      // A scene's code may have taken the signal for itself.
      usleep(UInt32(RunningProcesses.grace) * 1000)
      endGroupIfAlone()
    }
  }

  /// Handles a signal, and keeps who handled it before.
  private static func watch(_ number: Int32, _ former: UnsafeMutablePointer<sigaction>) {
    var action = sigaction()
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    action.__sigaction_handler.sa_sigaction = { number, info, context in
      CrashWatch.handle(number, info, context)
    }
    sigaction(number, &action, former)
  }

  /// Waits until what is unfinished is gone, then hands the signal on.
  private static func handle(
    _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    var byte = UInt8(truncatingIfNeeded: number)
    if !isHandled.exchange(true, ordering: .sequentiallyConsistent) {
      _ = write(crashEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
      // The crash may have come while a place was being made, which is then never left.
      var end = pollfd(
        fd: clearedEnd.load(ordering: .sequentiallyConsistent), events: Int16(POLLIN), revents: 0)
      _ = poll(&end, 1, longestClearing)
    }
    let address = formerHandlers.load(ordering: .sequentiallyConsistent)
    guard let formers = UnsafePointer<sigaction>(bitPattern: address) else { _exit(2) }
    let former = formers[Int(number)]
    // Swift's runtime says that it looks for the calls, which the other process reads and tells.
    let nowhere = nowhere.load(ordering: .sequentiallyConsistent)
    if nowhere >= 0 { dup2(nowhere, STDERR_FILENO) }
    if former.sa_flags & SA_SIGINFO != 0, let handler = former.__sigaction_handler.sa_sigaction {
      handler(number, info, context)
    }
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Says where the scene was, and ends the process.
  private static func tell(signal number: Int32) -> Never {
    let address = pageAddress.load(ordering: .sequentiallyConsistent)
    if let page = UnsafeRawPointer(bitPattern: address) {
      let page = LogbookPage(UnsafeRawBufferPointer(start: page, count: LogbookPage.size))
      Console().report(CrashReport(page: page, signal: number).sentence)
    }
    _exit(2)
  }

  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  /// *Units*: microseconds.
  private static let pause: UInt32 = 100_000
  /// *Units*: microseconds.
  private static let pauseOfMemory: UInt32 = 25_000
  /// One more than the highest signal's number.
  private static let mostSignals = 65
  /// *Units*: milliseconds.
  private static let longestClearing: Int32 = 3000
}

// A signal handler reads these, and so they are no properties of anything.
private let pageAddress = Atomic<UInt>(0)
private let crashEnd = Atomic<Int32>(-1)
private let clearedEnd = Atomic<Int32>(-1)
private let formerHandlers = Atomic<UInt>(0)
/// Where the standard error goes after a crash; -1 for where it is.
private let nowhere = Atomic<Int32>(-1)
/// The process that started this one from a user's files; 0 for another.
private let parent = Atomic<Int32>(0)
private let isHandled = Atomic<Bool>(false)
