import Foundation
import Staging
import Testing

/// A scene of five tasks, in every command.
@Suite struct TaskSceneTests {
  private func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> RunningProgram.Outcome {
    let outcome = try RunningProgram.run("ClockScenes", arguments, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return outcome
  }

  @Test func `a scene of tasks has the same bytes on every run, alone and after others`()
    throws
  {
    let folder = try TemporaryFolder()
    var films: Set<Data> = []
    for (number, jobs) in [1, 2, 2].enumerated() {
      _ = try run(
        ["render", "five-tasks", "-o", "\(number).gif", "--jobs", "\(jobs)"], in: folder)
      films.insert(try folder.contents(of: "\(number).gif"))
    }
    _ = try run(
      ["render", "sleeping", "five-tasks", "five-tasks", "-o", "{scene}.gif", "--force"],
      in: folder)
    films.insert(try folder.contents(of: "five-tasks.gif"))
    #expect(films.count == 1)
    // The last motion ends at 0.73 s, and the sleep of 4 s was cancelled.
    let summary = try run(["render", "five-tasks", "-o", "a.gif"], in: folder)
    #expect(summary.output.hasPrefix("five-tasks: 1.25 s in "))
  }

  @Test func `what is recorded, verified and traced of tasks is one motion`() throws {
    let folder = try TemporaryFolder()
    #expect(
      try run(["record", "five-tasks"], in: folder).output.hasPrefix("five-tasks: new, 75 frames"))
    #expect(try run(["verify", "five-tasks"], in: folder).output == "five-tasks: same.\n")
    let trace = try run(["trace", "five-tasks"], in: folder).output
    #expect(trace == (try run(["trace", "five-tasks"], in: folder).output))
    let rows = trace.split(separator: "\n").dropFirst()
    #expect(rows.count == 75 * 5)
    // Of 5 × 75 places, those that differ from the place in the frame before.
    let places = rows.map { $0.split(separator: ",").dropFirst(2).joined(separator: ",") }
    #expect(zip(places, places.dropFirst(5)).count { $0 != $1 } > 80)
  }
}

/// Blocks of queues in the background may sleep.
@Suite struct BackgroundSleepTests {
  @Test func `what follows a sleep in the background comes as much later`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run("ClockScenes", ["trace", "background-sleep"], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let rows = outcome.output.split(separator: "\n").map { $0.split(separator: ",") }
    // The first frame in which a square stands 200 points lower.
    let frames = (0..<4).map { number in
      rows.first { $0[2] == "square-\(number)" && $0[4] == "265.0" }?.first
    }
    #expect(frames == ["30", "60", "75", "1"])
  }
}

/// Calls that a scene must not make end the film with an error.
@Suite struct ForbiddenCallTests {
  @Test(arguments: [
    ("sleepInTask", "usleep", "Wait with Task.sleep, Timer or asyncAfter."),
    (
      "mainQueueBehindSleep", "DispatchQueue.main.sync behind a sleep",
      "Use DispatchQueue.main.async."
    ),
    ("semaphore", "DispatchSemaphore.wait", "on which nothing goes on meanwhile."),
    ("semaphoreWithTimeout", "DispatchSemaphore.wait", "on which nothing goes on meanwhile."),
    ("group", "DispatchGroup.wait", "on which nothing goes on meanwhile."),
    ("condition", "NSCondition.wait or waitUntilFinished", "on which nothing goes on meanwhile."),
    ("operations", "NSCondition.wait or waitUntilFinished", "on which nothing goes on meanwhile."),
    ("operation", "NSCondition.wait or waitUntilFinished", "on which nothing goes on meanwhile."),
    ("workItem", "DispatchWorkItem.notify", "on which nothing goes on meanwhile."),
    ("thread", "Thread", "Use Task, DispatchQueue or OperationQueue,"),
    ("detachedThread", "Thread", "Use Task, DispatchQueue or OperationQueue,"),
    ("runLoop", "RunLoop.run", "Return from the function;"),
    ("mainRunLoop", "RunLoop.run", "Return from the function;"),
    ("timer", "Foundation's Timer", "Import UIKit in this file and say UIKit.Timer,"),
    ("source", "DispatchSource", "Import UIKit in this file and say UIKit.DispatchSource for a"),
  ])
  func `a call that is not for scenes ends the film with a sentence`(
    scene: String, call: String, advice: String
  ) throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "ClockScenes", ["render", scene, "-o", "film.gif"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors.hasPrefix("error: The scene “\(scene)” stopped at 0.2 s. \(call) is not for"))
    #expect(outcome.errors.contains(advice))
    #expect(try folder.everything().isEmpty)
  }
}

/// Messages about films that did not come to rest.
@Suite struct EndingTests {
  @Test(arguments: [
    ("repeating", "2.02 s", "at its limit of 2 s `square` still moved (an animation)"),
    ("nameless", "2.02 s", "at its limit of 2 s a UIView was still being animated"),
    (
      "sleeping", "2.02 s",
      "nothing moved in it: at its limit of 2 s a Timer, a DispatchQueue or a Task still waited"
    ),
    (
      "released", "0.52 s",
      "nothing moved in it: a UIDynamicAnimator was released while it ran; keep it in a property"
    ),
    (
      "idle-finger", "0.82 s",
      "nothing moved in it: nothing came of what the finger did; a view takes touches that has a"
        + " gesture recognizer or touch methods, and isUserInteractionEnabled"
    ),
    ("standing", "0.52 s", "nothing moved in it"),
  ])
  func `a film says how it ended if not by coming to rest`(
    scene: String, length: String, ending: String
  ) throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "ClockScenes", ["render", scene, "-o", "film.gif"], in: folder)
    #expect(outcome.output.hasPrefix("\(scene): \(length) in film.gif"))
    #expect(outcome.output.hasSuffix(" frames/s; \(ending)\n"))
    let data = try RunningProgram.run(
      "ClockScenes", ["render", scene, "-o", "film.gif", "--force", "--json"], in: folder)
    let scenes = try #require(
      JSONSerialization.jsonObject(with: Data(data.output.utf8)) as? [[String: Any]])
    #expect(scenes.first?["ending"] as? String == ending)
  }

  @Test func `a film that comes to rest says nothing of its end`() throws {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "ClockScenes", ["render", "five-tasks", "-o", "film.gif"], in: folder)
    #expect(outcome.output.hasSuffix(" frames/s\n"))
  }

  @Test func `an animation that repeats keeps its film running, and a part of it says nothing`()
    throws
  {
    let folder = try TemporaryFolder()
    let outcome = try RunningProgram.run(
      "ClockScenes", ["render", "repeating", "-o", "film.gif", "--to", "1"], in: folder)
    #expect(outcome.output.hasPrefix("repeating: 1.02 s in film.gif"))
    #expect(outcome.output.hasSuffix(" frames/s\n"))
  }
}
