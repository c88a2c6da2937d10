import ArgumentParser
import Files
import FilmFiles
import Filming
import Foundation
import Rasterizer
import SVG
import Staging
import Streams

struct TraceCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Show the motion of a scene as data.",
    discussion: """
      One row a frame and view that has an accessibilityIdentifier: its centre in points of the \
      window, the size of its bounds, its angle in radians, its alpha, its scale, shear and tilts as \
      they are seen, its corners, border and shadow, what else is seen of it, and the view with a name \
      that it lies over. Without -o it goes to the \
      standard output as CSV; an .svg or .png is a plot. In CSV, a name that begins like a formula \
      (with =, +, -, @, a tab or a line break) or with ' has a ' before it.
      """)

  @Argument(
    help: "The name of the scene; or Swift files, or a folder of them.",
    completion: .scenes)
  var scene: [String]

  @OptionGroup var outputs: OutputOption
  @OptionGroup var film: FilmOptions
  @OptionGroup var scale: ScaleOption
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var appearance: OneAppearanceOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var walls: SandboxOption
  @OptionGroup var messages: MessageOptions

  @Flag(help: "Write JSON to the standard output in place of CSV.")
  var json = false

  var words: [String] { scene }
  var isWalled: Bool { walls.sandbox }
  var places: [String] { outputs.output }
  var writesData: Bool { places.isEmpty || places.contains("-") }
  var console: Console { messages.console }

  func run(over scenes: [Scene], _ interruption: Interruption) async throws {
    let chosen = try SceneSelection(scenes: scenes, chosen: sources.scene).scene(among: scene)
    let scene = appearance.applied(to: screen.applied(to: chosen))
    var places = try outputs.places(TraceFormat.self, scenes: 1)
    if json, !places.isEmpty {
      throw ValidationError(
        "--json is for the standard output where nothing is given after -o; leave it out, and let a path"
          + " end with .json.")
    }
    if scale.scale != nil, !places.contains(where: { $0.format == .png }) {
      throw ValidationError(
        "--scale is for a plot of pixels; leave it out, or give one, as in -o plot.png.")
    }
    if places.isEmpty { places = [OutputPlace(path: nil, format: json ? .json : .csv)] }
    let rows = try await trajectory(of: scene)
    if rows.isEmpty {
      console.note(
        "\(scene.name): no rows, for no view has an accessibilityIdentifier, by which traces name"
          + " views.")
    }
    for place in places.map({ $0.replacing("scene", with: scene.name) }) {
      let data = try contents(of: rows, as: place.format)
      guard let path = place.path else {
        try StandardOutput.write(data)
        continue
      }
      try WholeFile.write(Array(data), to: path)
      interruption.noteFinished(path)
      console.note("\(path): \(rows.count) rows.")
    }
  }

  @MainActor
  private func trajectory(of scene: Scene) async throws -> [TrajectoryRow] {
    var rows: [TrajectoryRow] = []
    let run = try FilmRun(scene, film.timing)
    try await run.play { frames in
      for frame in frames {
        let witnesses = run.stage.witnessedSnapshot().witnesses
        rows += witnesses.map { witness in
          var row = witness.row
          row.frame = frame * film.every
          row.look = witness.look
          return row
        }
      }
    }
    return rows
  }

  private func contents(of rows: [TrajectoryRow], as format: TraceFormat) throws -> Data {
    switch format {
    case .csv: return Data(TrajectoryText.csv(rows).utf8)
    case .json: return Data(try TrajectoryText.json(rows).utf8)
    case .svg:
      let plot = TrajectoryPlot(rows)
      return Data(try SVGDocument(plot.displayList, size: plot.size).text.utf8)
    case .png:
      let plot = TrajectoryPlot(rows)
      let rasterizer = Rasterizer(size: plot.size, scale: scale.scale ?? Self.plotScale)
      return Data(try PNGEncoder(.small).bytes(of: rasterizer.frame(of: plot.displayList)))
    }
  }

  /// The scale of a plot in PNG.
  ///
  /// *Units*: pixels a point.
  private static let plotScale = 2.0
}

/// The formats of a trajectory.
enum TraceFormat: String, PlaceFormat {
  case csv, json, svg, png

  var ending: String? { rawValue }

  static var ofStandardOutput: TraceFormat { .csv }
}
