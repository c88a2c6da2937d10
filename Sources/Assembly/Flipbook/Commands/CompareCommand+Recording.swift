import ArgumentParser
import Calibration
import FilmFiles
import Files
import Foundation
import Rasterizer
import SVG
import Staging
import Streams

extension CompareCommand {
  /// Checks what was given beside a recording.
  ///
  /// - Throws: `ValidationError` for what is no distance, or for what films alone have.
  func checkRecording() throws {
    if let within, !(within > 0 && within <= Self.farthest) {
      throw ValidationError(
        "--within \(within) is not more than 0 and at most \(Self.farthest) points.")
    }
    guard !fit, reports.report == nil, reports.junit == nil else {
      throw ValidationError(
        "--fit, --report and --junit are for two films; -o writes a plot of a recording.")
    }
    let option = referenceFps == nil ? tolerance.givenOption : "--reference-fps"
    if let option {
      throw ValidationError("\(option) is for two films; leave it out beside a recording.")
    }
    if let against { try Self.check("--actual-fps", actualFps, of: against) }
  }

  /// Sets a recording beside a scene, and tells how they differ.
  ///
  /// - Throws: `ExitCode` 1 where they differ; errors where they cannot be compared.
  @MainActor
  func compare(
    _ recording: String, with scenes: [Scene], _ interruption: Interruption
  ) async throws {
    let scene = try SceneSelection(scenes: scenes, chosen: sources.scene).scene(among: words)
    let places = try outputs.places(PlotFormat.self, scenes: 1)
    var calibration = Calibration(of: recording, beside: scene)
    calibration.tolerance = within ?? Self.usualDistance
    calibration.rate = actualFps ?? Films.standardRate
    calibration.mostPixels = maxPixels?.count
    let outcome: CalibrationOutcome
    do {
      outcome = try await calibration.run()
    } catch let error as FilmFileError {
      guard case .tooManyPixels(let path, let limit) = error else { throw error }
      throw CommandError.tooManyPixels(path: path, limit: limit)
    }
    for place in places.map({ $0.replacing("scene", with: scene.name) }) {
      let plot = CalibrationPlot(outcome).plot
      let data = try place.format.contents(of: plot.displayList, size: plot.size)
      guard let path = place.path else {
        try StandardOutput.write(data)
        continue
      }
      try WholeFile.write(Array(data), to: path)
      interruption.noteFinished(path)
      console.note("\(path): the distances over time.")
    }
    if reports.json {
      try StandardOutput.write(json: outcome.summary)
    } else if !messages.quiet || !outcome.isSame {
      try StandardOutput.write(outcome.lines.joined(separator: "\n") + "\n")
    }
    if !outcome.isSame { throw ExitCode(1) }
  }

  /// *Units*: points.
  private static let usualDistance = 1.0
  private static let farthest = 1000.0
}
