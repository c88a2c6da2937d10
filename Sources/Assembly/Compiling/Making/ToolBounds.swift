import Files
import Foundation
import Processes
import Wording

/// What each of the tools may take that make a program of files, and what they reach.
package struct ToolBounds: Sendable {
  /// Why a tool was ended.
  package enum Excess: Hashable, Sendable {
    /// *Units*: bytes.
    case memory(Int)
    /// *Units*: seconds.
    case time(Double)
  }

  /// *Units*: bytes.
  private let memory: Int
  /// *Units*: seconds; 0 is for ever.
  private let seconds: Double
  /// Whether they read only what they need, and have no network.
  let isWalled: Bool

  /// Bounds tools.
  ///
  /// - Parameters:
  ///   - memory: the memory of one, in bytes.
  ///   - seconds: how long one may take; 0 is for ever.
  ///   - isWalled: whether they read only what they need, and have no network. Bubblewrap makes no such
  ///     wall, since they find the files by paths from the folder that they work in.
  package init(memory: Int = .max, seconds: Double = 0, isWalled: Bool = false) {
    (self.memory, self.seconds, self.isWalled) = (memory, seconds, isWalled)
  }

  /// Returns a wall around a tool; `nil` where it has none.
  func wall(readable: [String], writable: [String]) -> Wall? {
    guard isWalled, case .kernel? = Wall.means else { return nil }
    return Wall(readable: readable, writable: writable)
  }

  /// Waits for the end of a tool, or ends one that takes too much.
  ///
  /// - Parameter process: the tool.
  /// - Returns: its exit code, and what it took too much of.
  func end(of process: StartedProcess) -> (code: Int32, excess: Excess?) {
    var excess: Excess?
    var looks = 0
    let ending = process.waitForEnd(pause: Self.pause) {
      guard excess == nil else { return }
      looks += 1
      let taken = looks % Self.looksForAll == 0 ? process.memoryOfAll : process.memory
      if taken > memory { excess = .memory(memory) }
      if seconds > 0, Double(looks) * Double(Self.pause) / 1000 > seconds {
        excess = .time(seconds)
      }
      if excess != nil { process.kill() }
    }
    return (ending.code, excess)
  }

  /// How often a tool is looked at.
  ///
  /// *Units*: milliseconds.
  private static let pause: Int32 = 50
  /// How many looks there are at the memory of the tool alone for one at that of all that it has started, which
  /// reads of every process of the machine.
  private static let looksForAll = 4
}

extension ToolBounds.Excess: CustomStringConvertible {
  /// What was taken, and what gives more.
  package var description: String {
    switch self {
    case .memory(let bytes):
      "takes more than \(Words.size(bytes)) of memory and was ended. --memory gives it more."
    case .time(let seconds):
      "takes longer than \(Words.seconds(seconds)) and was ended. --patience gives it more."
    }
  }
}
