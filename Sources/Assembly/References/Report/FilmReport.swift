import Files
import FilmFiles
import Filming
import Foundation
import FrameComparison
import Markup
import Pixels
import Staging

/// Writes a page that shows what differs; one file that needs nothing else.
package struct FilmReport {
  let verdict: FilmVerdict
  var acceptCommand: String?

  /// Prepares a page about a verdict, which shows the command that accepts what is new, if given.
  package init(verdict: FilmVerdict, acceptCommand: String? = nil) {
    (self.verdict, self.acceptCommand) = (verdict, acceptCommand)
  }

  /// The data for the script of the page.
  private struct Content: Encodable {
    var width = 1
    var height = 1
    /// The scale of the pictures.
    ///
    /// *Units*: pixels a point.
    var scale = 1.0
    /// The index of the pair that the page shows first.
    var first = 0
    /// When each pair is shown.
    ///
    /// *Units*: seconds.
    var times: [Double] = []
    /// For each pair: the frame of the reference, that of the other film, and 1 when they differ.
    var frames: [[Int]] = []
    var films: [ReportFilm] = []
    var view: String?
    var quantity = "y"
  }

  // MARK: Of a scene

  /// Writes the page about a scene that differs from its reference.
  ///
  /// The scene's pictures are drawn again. Of the reference, the page shows the key frames and all
  /// pictures that equal the scene's.
  ///
  /// - Throws: `StagingError`, `FilmError` or `FilmFileError`.
  @MainActor
  func write(
    to path: String, of scene: Scene, _ reference: FilmRecord, _ actual: FilmRecord, keys: String,
    heat: HeatMap?, jobs: Int
  ) async throws {
    let pairs = RecordComparison(reference, actual).alignment.pairs
    let window = pairs.prefix(Self.mostFrames)
    let collection = ReportSink.Collection(limit: (window.last?.actual ?? -1) + 1)
    var recorder = SceneRecorder(scene)
    recorder.rate = actual.rate
    recorder.jobs = jobs
    _ = try await recorder.record(
      into: [FilmOutput(ReportSink(into: collection), scale: Double(scene.screen.scale))])

    var content = Content()
    (content.width, content.height) = (actual.size.width, actual.size.height)
    content.scale = Double(scene.screen.scale)
    content.times = window.map { reference.time(of: $0.reference) }
    content.frames = window.map { pair in
      [pair.reference, pair.actual, differ(reference, actual, pair) ? 1 : 0]
    }
    content.first = content.frames.firstIndex { $0[2] == 1 } ?? 0
    var second = collection.film
    second.views = Self.rows(actual)
    var first =
      reference.keyStride == 0
      ? try await Self.referenceFilm(reference, actual, Array(window), keys: keys)
      : try await KeyFrameReader.reading(keys) {
        try await Self.referenceFilm(reference, actual, Array(window), keys: keys)
      }
    first.views = Self.rows(reference)
    content.films = [first, second]
    content.view = verdict.findings.compactMap(\.view).first
    content.quantity = Self.quantity(reference, actual, Array(window), view: content.view)
    var omissions = Self.omissions(shown: window.count, of: pairs.count, content.films)
    if reference.keyStride != 1 {
      omissions.append(
        "Of the reference, \(reference.keyStride == 0 ? "no frames are" : "only the key frames are") "
          + "kept; `record --frames all` keeps every one.")
    }
    let player = try await Self.player(of: scene, rate: actual.rate, jobs: jobs)
    if player == nil {
      omissions.append(
        "The film with its touches is too long for the page; `\(Self.command(rendering: scene))` makes one."
      )
    }
    try write(content, heat: heat, omissions: omissions, player: player, to: path)
  }

  /// Returns the words of the command that makes a page of a scene in its setting.
  private static func command(rendering scene: Scene) -> String {
    let setting = scene.setting
    var words = ["render", scene.name]
    if let appearance = setting.appearance { words += ["--appearance", appearance.rawValue] }
    switch setting.display {
    case .device(let device): words += ["--device", device.name]
    case .size(let size): words += ["--size", Scene.Setting.Display.size(size).word]
    case nil: break
    }
    if let way = setting.orientation { words += ["--orientation", way.rawValue] }
    if let size = setting.contentSizeCategory?.word { words += ["--content-size", size] }
    return (words + ["-o", "film.html"]).joined(separator: " ")
  }

  /// Returns the page that plays a scene as it is now, with what its hands do; nil for one that is too
  /// large to stand in another page.
  @MainActor
  private static func player(of scene: Scene, rate: Int, jobs: Int) async throws -> ReportPlayer? {
    let scratch = try DraftFolder.temporary()
    defer { scratch.cancel() }
    let medium = FilmMedium(
      place: OutputPlace(path: "\(scratch.whole)/film.html", format: .html), scale: 1, stride: 1,
      settings: FilmSettings(frame: FrameDuration(ticks: 1, rate: rate)),
      overlay: FilmOverlay(showsHands: scene.hasHands))
    let renderer = FilmRenderer(
      scene: scene, timing: FilmTiming(rate: rate), jobs: jobs, showsPhysics: false, shard: nil,
      isForced: true, listener: NobodyListens())
    let made = try await renderer.render([medium], isTrial: true).media
    guard let path = medium.place.path, made.allSatisfy({ $0.bytes <= mostBytesOfPlayer }) else {
      return nil
    }
    return ReportPlayer(
      page: String(decoding: try SourceFile.bytes(of: path), as: UTF8.self),
      size: scene.screen.size)
  }

  private func differ(
    _ reference: FilmRecord, _ actual: FilmRecord, _ pair: FrameAlignment.Pair
  ) -> Bool {
    let (one, other) = (reference.frames[pair.reference], actual.frames[pair.actual])
    if let old = one.pixels, let new = other.pixels { return old != new }
    let version = reference.motionVersion
    return one.drawing != other.drawing
      || one.motion(inVersion: version) != other.motion(inVersion: version)
  }

  /// Returns the pictures of a reference, as far as they are known.
  private static func referenceFilm(
    _ reference: FilmRecord, _ actual: FilmRecord, _ pairs: [FrameAlignment.Pair], keys: String
  ) async throws(FilmFileError) -> ReportFilm {
    var film = ReportFilm()
    let stride = reference.keyStride
    let reader = stride > 0 ? try KeyFrameReader(keys, stride: stride, rate: reference.rate) : nil
    var partners: [Int: Int] = [:]
    for pair in pairs { partners[pair.reference] = partners[pair.reference] ?? pair.actual }
    for index in 0..<((pairs.last?.reference ?? -1) + 1) {
      let key = stride > 0 && index % stride == 0 ? try reader?.next() : nil
      if let partner = partners[index], let known = reference.frames[index].pixels,
        known == actual.frames[partner].pixels
      {
        film.append(step: .other(partner))
      } else if let key {
        try film.append(key.frame())
      } else {
        film.append(step: .unknown)
      }
    }
    return film
  }

  /// Returns, for each view, rows of a frame and the numbers of a pose when it changes, and
  /// `[frame]` when it goes.
  private static func rows(_ record: FilmRecord) -> [String: [[Double]]] {
    var rows: [String: [[Double]]] = [:]
    var before: [String: Pose] = [:]
    for (index, frame) in record.frames.enumerated() {
      var now: [String: Pose] = [:]
      for view in frame.views {
        now[view.name] = view.pose
        guard before[view.name] != view.pose else { continue }
        rows[view.name, default: []].append([Double(index)] + view.pose.numbers)
      }
      for name in before.keys where now[name] == nil {
        rows[name, default: []].append([Double(index)])
      }
      before = now
    }
    return rows
  }

  /// Returns the quantity in which a view differs most.
  private static func quantity(
    _ reference: FilmRecord, _ actual: FilmRecord, _ pairs: [FrameAlignment.Pair], view: String?
  ) -> String {
    var most = [Double](repeating: 0, count: Pose.names.count)
    for pair in pairs {
      guard
        let old = reference.frames[pair.reference].views.first(where: { $0.name == view })?.pose,
        let new = actual.frames[pair.actual].views.first(where: { $0.name == view })?.pose
      else { continue }
      for (place, numbers) in zip(old.numbers, new.numbers).enumerated() {
        most[place] = max(most[place], abs(numbers.1 - numbers.0))
      }
    }
    guard let largest = most.max(), largest > 0, let place = most.firstIndex(of: largest) else {
      return "y"
    }
    return Pose.names[place]
  }

  // MARK: Of two films

  /// Writes the page about two films in files.
  ///
  /// - Throws: `FilmFileError`.
  package func write(
    to path: String, _ outcome: FilmFileComparison.Outcome
  ) throws {
    guard let sizes = outcome.pixels.sizes, sizes.reference == sizes.actual else {
      return try write(nil, heat: nil, omissions: [], to: path)
    }
    let pairs = outcome.reference.pairs(with: outcome.actual)
    let window = Array(pairs.prefix(Self.mostFrames))
    let different = Set(outcome.pixels.differences.filter(\.isTooMuch).map(\.pair))
    var content = Content()
    (content.width, content.height) = (sizes.reference.width, sizes.reference.height)
    content.times = window.map { outcome.reference.starts[$0.reference] }
    content.frames = window.map { [$0.reference, $0.actual, different.contains($0) ? 1 : 0] }
    content.first = content.frames.firstIndex { $0[2] == 1 } ?? 0
    content.films = [
      try Self.film(
        outcome.sources.reference.open(), count: (window.last?.reference ?? -1) + 1),
      try Self.film(
        outcome.sources.actual.open(), count: (window.last?.actual ?? -1) + 1),
    ]
    try write(
      content, heat: outcome.pixels.heat,
      omissions: Self.omissions(shown: window.count, of: pairs.count, content.films), to: path)
  }

  private static func film(
    _ reader: any FilmReader, count: Int
  ) throws(FilmFileError) -> ReportFilm {
    var film = ReportFilm()
    while film.frames.count < count, let image = try reader.next() {
      try film.append(image.frame())
    }
    return film
  }

  // MARK: The page

  private static func omissions(shown: Int, of all: Int, _ films: [ReportFilm]) -> [String] {
    var omissions: [String] = []
    if shown < all {
      omissions.append("The page shows the first \(shown) of \(all) frames.")
    }
    if films.contains(where: \.isCut) {
      omissions.append("Later pictures are left out, so that the page stays small.")
    }
    return omissions
  }

  private func write(
    _ content: Content?, heat: HeatMap?, omissions: [String], player: ReportPlayer? = nil,
    to path: String
  ) throws {
    let heat = try heat.map {
      Data(try PNGEncoder().bytes(of: $0.frame)).base64EncodedString()
    }
    let hasFilm = content.map { !$0.frames.isEmpty } ?? false
    let page = ReportPage(
      verdict: verdict, acceptCommand: acceptCommand, hasFilm: hasFilm, heat: heat,
      hasMotion: content?.films.first?.views != nil,
      data: try JSONText.line(of: content), omissions: omissions, player: player)
    try WholeFile.write(Array(page.html.utf8), to: path)
  }

  /// The most frames in a page.
  private static let mostFrames = 1500
  /// *Units*: bytes.
  private static let mostBytesOfPlayer = 4_000_000
}
