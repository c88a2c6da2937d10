import Foundation
import SceneCatalog
import Staging
import Testing

@testable import Motion

/// Films as Lottie, read as its players read them; `Benchmarks/motion` renders them with one.
@MainActor
struct LottieTests {
  private typealias Object = [String: Any]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func film(_ program: String, _ scene: String) throws -> Object {
    let outcome = try RunningProgram.run(
      program, ["render", scene, "--no-touches", "-o", "film.json"], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let data = try Data(contentsOf: folder.url.appending(path: "film.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? Object)
  }

  /// Returns a property at a frame, as linear key frames give it.
  private func value(_ property: Object, at frame: Double) throws -> [Double] {
    if property["a"] as? Int == 0 {
      if let number = property["k"] as? Double { return [number] }
      return try #require(property["k"] as? [Double])
    }
    let keys = try #require(property["k"] as? [Object])
    let times = try keys.map { try #require($0["t"] as? Double) }
    #expect(times == times.sorted())
    let values = try keys.map { try #require($0["s"] as? [Double]) }
    guard let next = times.firstIndex(where: { $0 > frame }) else { return values[keys.count - 1] }
    guard next > 0 else { return values[0] }
    for ease in ["i", "o"] {
      let handle = try #require(keys[next - 1][ease] as? [String: [Double]])
      #expect(handle == (ease == "i" ? ["x": [1], "y": [1]] : ["x": [0], "y": [0]]))
    }
    let share = (frame - times[next - 1]) / (times[next] - times[next - 1])
    return zip(values[next - 1], values[next]).map { $0 + ($1 - $0) * share }
  }

  @Test func `a film has what every player asks for`() throws {
    let film = try film("flipbook", "drop-out")
    #expect(film["fr"] as? Double == 60)
    #expect(film["w"] as? Double == 320 && film["h"] as? Double == 568)
    let frames = try #require(film["op"] as? Int)
    let layers = try #require(film["layers"] as? [Object])
    #expect(layers.count > 3)
    for layer in layers {
      let (from, to) = (try #require(layer["ip"] as? Int), try #require(layer["op"] as? Int))
      #expect(0 <= from && from < to && to <= frames)
      #expect(layer["ty"] as? Int == 4 && layer["ks"] is Object)
      let shapes = try #require(layer["shapes"] as? [Object])
      let kinds = try shapes.map { try #require($0["ty"] as? String) }
      #expect(kinds.allSatisfy { ["rc", "el", "sh", "fl", "st", "gf"].contains($0) })
      #expect(["fl", "st", "gf"].contains(kinds.last ?? ""))
    }
  }

  @Test func `a player that reads on and on knows first that layers are flat`() throws {
    _ = try film("flipbook", "drop-out")
    let text = try String(contentsOf: folder.url.appending(path: "film.json"), encoding: .utf8)
    let layers = text.matches(of: /"ty":[04],/).count
    #expect(layers > 3)
    #expect(text.matches(of: /\{"ddd":0,"ty":[04],/).count == layers)
  }

  @Test(arguments: [("flick", "square"), ("elastic-button", "button")])
  func `what has a name stands where it stood`(scene: String, view: String) throws {
    let film = try film("flipbook", scene)
    let layers = try #require(film["layers"] as? [Object])
    let found = try #require(SceneCatalog.scenes.first { $0.name == scene })
    let rows = try MotionTrace(of: found).rows(of: view)
    // The ground is the last layer, the view that fills the screen the one before.
    let layer = try #require(
      layers.dropLast(2).last { layer in
        (layer["shapes"] as? [Object])?.first?["ty"] as? String == "rc"
      })
    let motion = try #require(layer["ks"] as? Object)
    let box = try #require((layer["shapes"] as? [Object])?.first)
    for row in rows {
      let place = try value(try #require(motion["p"] as? Object), at: Double(row.frame))
      let size = try value(try #require(box["s"] as? Object), at: Double(row.frame))
      #expect(abs(place[0] - row.center.x) <= KeyFrames.bound, "frame \(row.frame)")
      #expect(abs(place[1] - row.center.y) <= KeyFrames.bound, "frame \(row.frame)")
      #expect(abs(size[0] - row.size.width) <= 2 * KeyFrames.bound, "frame \(row.frame)")
      #expect(abs(size[1] - row.size.height) <= 2 * KeyFrames.bound, "frame \(row.frame)")
    }
  }

  /// A Python that has rlottie; nil for none.
  nonisolated private static let python: String? = {
    let path = ProcessInfo.processInfo.environment["FLIPBOOK_PYTHON"] ?? "/usr/bin/python3"
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-c", "import numpy, PIL, rlottie_python"]
    process.standardError = FileHandle.nullDevice
    guard case .success = Result(catching: process.run) else { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? path : nil
  }()

  @Test(
    .enabled(if: python != nil, "no Python has numpy, pillow and rlottie-python"),
    arguments: MeasuredScenes.names("drop-out", "elastic-button"))
  func `a player shows the frames of a scene at ten moments`(name: String) throws {
    let file = try RunningProgram.run(
      "flipbook", ["render", name, "-o", "\(name).json"], in: folder)
    // Only what Lottie has no word for is refused.
    if MeasuredScenes.areAll, file.errors.contains("Lottie has no word for") {
      MeasuredScenes.write("Lottie", name, "refused", file.errors.split(separator: "\n").joined())
      return
    }
    #expect(file.exitCode == 0, "\(file.errors)")
    let frames = try RunningProgram.run(
      "flipbook", ["render", name, "--scale", "2", "--touches", "-o", "\(name)/"], in: folder)
    #expect(frames.exitCode == 0, "\(frames.errors)")
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Benchmarks/motion/lottie.py").standardized.path
    let outcome = try RunningProgram.run(
      try #require(Self.python), [script, "\(name).json", "\(name)/"], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("at least"), "\(outcome.output)")
    let size = try RunningProgram.run(
      "/bin/sh", ["-c", "gzip -9 -c \(name).json | wc -c"], in: folder)
    MeasuredScenes.write(
      "Lottie", name, outcome.output.trimmingCharacters(in: .whitespacesAndNewlines),
      size.output.trimmingCharacters(in: .whitespacesAndNewlines) + " bytes")
  }

  @Test func `a shadow is refused with the name of its view`() throws {
    let outcome = try RunningProgram.run(
      "flipbook", ["render", "elastic-drag", "-o", "film.json", "-o", "film.svg"], in: folder)
    #expect(outcome.exitCode != 0)
    #expect(
      outcome.errors.contains("elastic-drag: film.json cannot show the view “cell-"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("Lottie has no word for a shadow"), "\(outcome.errors)")
    // The other file is made all the same.
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "film.svg").path))
  }
}
