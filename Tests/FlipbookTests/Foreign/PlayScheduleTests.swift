import Foundation
import Testing

@testable import Flipbook

/// The order in which the plays of a command begin and are told.
@Suite struct PlayScheduleTests {
  private func schedule(_ scenes: [String]?) -> PlaySchedule {
    PlaySchedule(scenes, playsSeveral: true)
  }

  private func end(
    _ outcome: PlaySchedule.End.Outcome = .done, scenes: [String]? = nil
  ) -> PlaySchedule.End {
    PlaySchedule.End(scenes: scenes, outcome: outcome)
  }

  /// Begins as many plays as may begin without waiting, at most `count`.
  private func begun(_ schedule: PlaySchedule, _ count: Int) -> [Int] {
    (0..<count).compactMap { _ in schedule.next { false }?.index }
  }

  private func end(_ schedule: PlaySchedule, _ index: Int, _ end: PlaySchedule.End) -> Int {
    var told = 0
    schedule.end(PlaySchedule.Play(index: index, crashed: []), as: end) { _ in told += 1 }
    return told
  }

  @Test func `plays of other scenes begin at once, and those of one behind its first`() {
    let schedule = schedule(["a", "a", "b", "c"])
    #expect(begun(schedule, 2) == [0, 2])
    #expect(end(schedule, 0, end()) == 1)
    #expect(begun(schedule, 1) == [1])
  }

  @Test func `the last play begins when all others have ended, and tells`() {
    let schedule = schedule(["a", "b", "c"])
    #expect(begun(schedule, 2) == [0, 1])
    #expect(end(schedule, 1, end()) == 0)
    #expect(end(schedule, 0, end()) == 2)
    #expect(begun(schedule, 1) == [2])
    #expect(end(schedule, 2, end(.toldAll)) == 1)
    #expect(schedule.next { false } == nil)
    #expect(schedule.code == 0)
  }

  @Test func `where the first play of a scene stops, its others are left out`() {
    let schedule = schedule(["a", "a", "b", "b"])
    #expect(begun(schedule, 2) == [0, 2])
    #expect(end(schedule, 0, end(.stopped)) == 1)
    #expect(end(schedule, 2, end(.stopped)) == 1)
    // One more process tells.
    #expect(begun(schedule, 1) == [4])
    #expect(end(schedule, 4, end(.toldAll)) == 1)
    #expect(schedule.next { false } == nil)
  }

  @Test func `where a later play of a scene stops, the others go on`() {
    let schedule = schedule(["a", "a", "a", "b"])
    #expect(begun(schedule, 1) == [0])
    #expect(end(schedule, 0, end()) == 1)
    #expect(begun(schedule, 1) == [1])
    #expect(end(schedule, 1, end(.stopped)) == 1)
    #expect(begun(schedule, 1) == [2])
  }

  @Test func `the first play says of which scenes there are others`() {
    let schedule = schedule(nil)
    #expect(begun(schedule, 1) == [0])
    #expect(end(schedule, 0, end(scenes: ["a", "b"])) == 1)
    #expect(begun(schedule, 1) == [1])
  }

  @Test func `a command with one play ends with it`() {
    let schedule = schedule(nil)
    #expect(begun(schedule, 1) == [0])
    #expect(end(schedule, 0, end(.toldAll)) == 1)
    #expect(schedule.next { false } == nil)
    #expect(schedule.code == 0)
  }

  @Test(arguments: [1, 2, 64])
  func `a play that fails ends the command with its code`(code: Int32) {
    let schedule = schedule(["a", "b", "c"])
    #expect(begun(schedule, 1) == [0])
    #expect(end(schedule, 0, end(.failed(code))) == 1)
    #expect(schedule.next { false } == nil)
    #expect(schedule.code == code)
  }

  @Test func `what ends the command is told once, and nothing behind it`() {
    let schedule = schedule(["a", "b", "c", "d"])
    #expect(begun(schedule, 3) == [0, 1, 2])
    #expect(end(schedule, 2, end(.interrupted(SIGTERM))) == 0)
    #expect(end(schedule, 1, end(.interrupted(SIGTERM))) == 0)
    #expect(end(schedule, 0, end()) == 2)
    #expect(schedule.next { false } == nil)
  }

  @Test func `an interrupted command ends as the signal says`() {
    let schedule = schedule(["a", "b"])
    #expect(begun(schedule, 1) == [0])
    #expect(end(schedule, 0, end(.interrupted(SIGTERM))) == 1)
    #expect(schedule.code == 143)
  }
}
