import Files
import Foundation
import Staging
import Streams
import Synchronization

/// Does the plays of a command, each in a process of its own, as many at once as the command bears.
///
/// What they say is told in the order of the plays.
struct PlayRun: Sendable {
  private let program: PlayedProgram
  private let interruption: Interruption
  private let console: Console
  /// Where the command writes to, as typed or as usual.
  private let places: [String]
  private let playsSeveral: Bool
  private let width: Int

  /// Runs a program.
  init(_ program: PlayedProgram, for command: any SceneCommand, _ interruption: Interruption) {
    (self.program, self.interruption) = (program, interruption)
    (console, places, playsSeveral) = (command.console, command.places, command.playsSeveral)
    // Behind a wall all plays write into one folder.
    width = command.isWalled ? 1 : command.width
  }

  /// Does all plays.
  ///
  /// - Parameter scenes: the scenes of the plays; `nil` where the first one has yet to say it.
  /// - Returns: the exit code.
  /// - Throws: `FileError`.
  func run(_ scenes: [String]? = nil) throws -> Int32 {
    // Before it is known how many plays there are, the first one is done alone.
    let width = min(width, max(1, scenes?.count ?? width))
    // What programs have left that were killed, once for all of them.
    let wasKilled = Atomic<Bool>(false)
    defer {
      program.end()
      if wasKilled.load(ordering: .sequentiallyConsistent) {
        DraftFolder.removeAbandoned(in: TemporaryPlace.path)
      }
    }
    let schedule = PlaySchedule(scenes, playsSeveral: playsSeveral)
    let failure = Mutex<(any Error)?>(nil)
    let isStopped: @Sendable () -> Bool = {
      interruption.handedOn != nil || failure.withLock { $0 != nil }
    }
    let tell: @Sendable (PlaySchedule.End) -> Void = { end in
      if end.wasKilled { wasKilled.store(true, ordering: .sequentiallyConsistent) }
      do {
        try self.tell(end)
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    DispatchQueue.concurrentPerform(iterations: width) { _ in
      while let next = schedule.next(unless: isStopped) {
        var end = PlaySchedule.End(outcome: .failed(2))
        do {
          end = try run(next, width)
        } catch {
          failure.withLock { $0 = $0 ?? error }
        }
        schedule.end(next, as: end, tell: tell)
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
    return schedule.code
  }

  /// Does one play, in as many processes as it needs.
  private func run(_ play: PlaySchedule.Play, _ width: Int) throws -> PlaySchedule.End {
    let streams = width > 1 ? try CapturedStreams() : nil
    var end = PlaySchedule.End(streams: streams)
    var attempt = 0
    while true {
      let ending = try program.run(
        play: play.index, attempt: attempt, crashed: play.crashed, width: width, into: streams,
        interruption)
      switch ending {
      case .code(0):
        end.scenes = program.handover.scenes
        guard let left = program.handover.ending(of: play.index, attempt) else {
          end.outcome = .toldAll
          return end
        }
        guard left.leaving != nil else {
          end.outcome = left.hasStopped ? .stopped : .done
          return end
        }
        attempt += 1
      case .code(let code):
        end.outcome = .failed(code)
        return end
      case .interrupted(let signal):
        end.outcome = .interrupted(signal)
        return end
      case .crash(let report, let backtrace):
        end.scenes = program.handover.scenes
        end.outcome = .crashed(report, backtrace: backtrace)
        if let scene = report.page.scene {
          try program.handover.write(
            HandoverFolder.Crash(
              scene: scene, sentence: report.sentence, path: report.place?.path,
              line: report.place?.line),
            of: play.index)
        }
        return end
      }
    }
  }

  /// Tells what a play said, and how it ended where it did not say so itself.
  ///
  /// - Throws: `StandardOutputError`.
  private func tell(_ end: PlaySchedule.End) throws {
    try end.streams?.tell()
    switch end.outcome {
    case .crashed(let report, let backtrace):
      removeDrafts(of: report.page.scene)
      report.tell(console)
      if console.isVerbose, !backtrace.isEmpty { console.say(backtrace) }
    case .interrupted:
      let count = program.handover.scenes?.count ?? 1
      let finished = program.handover.finished(among: count)
      removeDrafts(of: nil)
      console.say("\n\(Interruption.sentence(finished: finished))")
    default: break
    }
  }

  /// Removes what a program has left beside its films that had no time to do so itself.
  private func removeDrafts(of scene: String?) {
    for place in places {
      let path = scene.map { place.replacing("{scene}", with: $0) } ?? place
      DraftFolder.removeAbandoned(in: parentFolder(of: path))
    }
  }
}
