import Foundation
import Processes
import Staging

/// Looks after a program while it plays, from outside: whatever its code does to itself, it ends.
///
/// All is counted in looks, so that a machine that slept has not taken longer.
struct ProgramWatch {
  /// Why the program was ended from here.
  enum Verdict: Hashable {
    case interrupted(signal: Int32)
    case tooMuchMemory
    /// It made no progress, and did not end at the signal by which it tells where it is.
    case stuck
  }

  private let process: StartedProcess
  /// The file of the logbook, open for reading and writing.
  private let logbook: Int32
  /// How long a frame may take, in seconds; 0 is for ever.
  private let patience: Double
  private let memory: MemoryLimit
  private let interruption: Interruption
  private var looks = 0
  private var beat = -1
  private var looksWithoutBeat = 0
  private var looksSinceSignal = 0
  private var looksSinceTrap: Int?
  /// `nil` for a program that ends by itself.
  private(set) var verdict: Verdict?

  init(
    _ process: StartedProcess, logbook: Int32, patience: Double, memory: MemoryLimit,
    _ interruption: Interruption
  ) {
    (self.process, self.logbook) = (process, logbook)
    (self.patience, self.memory, self.interruption) = (patience, memory, interruption)
  }

  /// Looks once; called every `pause` milliseconds.
  mutating func look() {
    guard verdict == nil else { return }
    looks += 1
    if let signals = interruption.handedOn {
      looksSinceSignal += 1
      // The program ends itself, without a draft; a second signal is for one that does not.
      if signals.count > 1 || Self.seconds(looksSinceSignal) >= Self.grace {
        return end(.interrupted(signal: signals.last))
      }
    }
    let taken = looks % Self.looksForAll == 0 ? process.memoryOfAll : process.memory
    if taken > memory.bytes { return end(.tooMuchMemory) }
    if looks % Self.looksForBeat == 0 { lookAtBeat() }
  }

  private mutating func lookAtBeat() {
    if let since = looksSinceTrap {
      looksSinceTrap = since + Self.looksForBeat
      if Self.seconds(since) >= Self.graceOfTrap { end(.stuck) }
      return
    }
    guard patience > 0, let page else { return }
    looksWithoutBeat = page.beat == beat ? looksWithoutBeat + Self.looksForBeat : 0
    beat = page.beat
    guard Self.seconds(looksWithoutBeat) >= allowed(page.state) else { return }
    // The program's own watch is a moment earlier: this one is for programs whose watch was stopped.
    var hangs: Int64 = 1
    pwrite(logbook, &hangs, MemoryLayout<Int64>.size, off_t(LogbookPage.Field.isHanging.offset))
    process.send(SIGTRAP)
    looksSinceTrap = 0
  }

  /// How long nothing may go on.
  ///
  /// *Units*: seconds.
  private func allowed(_ state: LogbookPage.State) -> Double {
    switch state {
    case .firstPicture, .inPass: patience + Self.delay
    // What a file makes before its first scene is played.
    case .none: 3 * patience + Self.delay
    // Pictures are drawn and written, for as long as that takes; a stopped process does neither.
    case .betweenFrames: process.isStopped ? patience + Self.delay : .infinity
    }
  }

  private mutating func end(_ verdict: Verdict) {
    self.verdict = verdict
    process.kill()
  }

  /// What the program has noted; `nil` where it has damaged the file.
  var page: LogbookPage? {
    var bytes = [UInt8](repeating: 0, count: LogbookPage.size)
    guard pread(logbook, &bytes, bytes.count, 0) == bytes.count else { return nil }
    return bytes.withUnsafeBytes { LogbookPage($0) }
  }

  private static func seconds(_ looks: Int) -> Double { Double(looks) * Double(pause) / 1000 }

  /// *Units*: milliseconds.
  static let pause: Int32 = 25
  /// How many looks there are at the memory of the program alone for one at that of all that it has
  /// started, which takes longer.
  private static let looksForAll = 16
  private static let looksForBeat = 4
  /// *Units*: seconds.
  private static let delay = 2.0
  /// *Units*: seconds.
  private static let grace = Double(RunningProcesses.grace) / 1000
  /// How long the calls of a crashed program may be looked for.
  ///
  /// *Units*: seconds.
  private static let graceOfTrap = 30.0
}
