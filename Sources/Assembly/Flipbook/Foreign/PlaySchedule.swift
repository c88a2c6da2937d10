import Foundation

/// Which of a command's plays may begin, and how those that have ended did.
///
/// Where the first play of a scene crashes or stops, its other plays would, too: they begin when it has
/// ended well, and are left out otherwise. The last play tells of all, and begins when all others have
/// ended; where it is left out or crashes, one more process tells.
final class PlaySchedule: @unchecked Sendable {
  /// A play that begins.
  struct Play: Sendable {
    let index: Int
    /// The scenes that have crashed before.
    let crashed: [String]
  }

  /// How a play ended.
  struct End: Sendable {
    enum Outcome: Sendable {
      case done
      /// It was the last one, and has told of all.
      case toldAll
      /// The scene's code stopped it.
      case stopped
      case crashed(CrashReport, backtrace: String)
      /// The command ends with this code.
      case failed(Int32)
      case interrupted(_ signal: Int32)
    }

    /// What it said; `nil` where it said so itself.
    var streams: CapturedStreams?
    /// The scenes of all plays, where the command has said them.
    var scenes: [String]?
    var outcome = Outcome.done

    /// Whether nothing is played behind it.
    fileprivate var endsCommand: Bool {
      switch outcome {
      case .failed, .interrupted, .toldAll: true
      case .done, .stopped, .crashed: false
      }
    }

    /// Whether it had no time to remove what it left.
    var wasKilled: Bool {
      switch outcome {
      case .crashed, .interrupted: true
      case .done, .toldAll, .stopped, .failed: false
      }
    }
  }

  // `condition` guards all that follows.
  private let condition = NSCondition()
  private var scenes: [String]?
  private let playsSeveral: Bool
  private var begun: Set<Int> = []
  private var ended: [Int: End] = [:]
  private var told = 0
  private var hasToldEnd = false
  private var leftOut: Set<String> = []
  private var crashed: [Int: String] = [:]
  private var endCode: Int32?

  /// Plans plays.
  ///
  /// - Parameters:
  ///   - scenes: the scenes of the plays; `nil` where the first play has yet to say it.
  ///   - playsSeveral: whether plays go on behind one that has crashed.
  init(_ scenes: [String]?, playsSeveral: Bool) {
    (self.scenes, self.playsSeveral) = (scenes, playsSeveral)
  }

  /// The exit code of the command, once no play is left.
  var code: Int32 {
    condition.withLock { max(endCode ?? 2, crashed.isEmpty ? 0 : 2) }
  }

  /// Waits for a play that may begin.
  ///
  /// - Parameter isStopped: whether nothing may begin any more.
  /// - Returns: the play; `nil` where none is left.
  func next(unless isStopped: () -> Bool) -> Play? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if endCode != nil || isStopped() { return nil }
      if let index = ready {
        begun.insert(index)
        return Play(index: index, crashed: crashed.sorted { $0.key < $1.key }.map(\.value))
      }
      if begun.count == ended.count { return nil }
      condition.wait()
    }
  }

  /// The first play that may begin.
  private var ready: Int? {
    guard let scenes else { return begun.isEmpty ? 0 : nil }
    let others = scenes.indices.dropLast()
    for index in others where !begun.contains(index) && !leftOut.contains(scenes[index]) {
      let first = scenes.firstIndex(of: scenes[index]) ?? index
      if first == index || ended[first] != nil { return index }
    }
    guard begun.count == ended.count else { return nil }
    let last = scenes.count - 1
    let isLeft = !begun.contains(last) && !leftOut.contains(scenes[last])
    return [last, scenes.count].first { $0 == last ? isLeft : !begun.contains($0) }
  }

  /// Notes how a play has ended, and tells of those whose turn it is.
  func end(_ play: Play, as end: End, tell: (End) -> Void) {
    condition.withLock {
      ended[play.index] = end
      scenes = scenes ?? end.scenes
      note(end, of: play.index)
      tellInOrder(tell)
      condition.broadcast()
    }
  }

  private func note(_ end: End, of index: Int) {
    let scene = scenes.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    let isFirst = scene.flatMap { scenes?.firstIndex(of: $0) } == index
    switch end.outcome {
    case .done: break
    case .toldAll: endCode = endCode ?? 0
    case .failed(let code): endCode = endCode ?? code
    case .interrupted(let signal): endCode = 128 + signal
    case .stopped: if isFirst, let scene { leftOut.insert(scene) }
    case .crashed(let report, _):
      guard let name = report.page.scene, let scene, playsSeveral else {
        endCode = endCode ?? 2
        return
      }
      crashed[index] = name
      if isFirst { leftOut.insert(scene) }
    }
  }

  /// Tells what plays said, up to the first that goes on, or that ends the command.
  private func tellInOrder(_ tell: (End) -> Void) {
    let count = max(scenes?.count ?? 1, 1)
    while told <= count, !hasToldEnd {
      if let end = ended[told] {
        tell(end)
        if end.endsCommand {
          hasToldEnd = true
          return
        }
      } else if begun.contains(told) || !isLeftOut(told) {
        return
      }
      told += 1
    }
  }

  private func isLeftOut(_ index: Int) -> Bool {
    guard let scenes, scenes.indices.contains(index) else { return false }
    return leftOut.contains(scenes[index])
  }
}
