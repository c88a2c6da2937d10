import Drawing
import FilmFiles
import Geometry
import Pixels
import Rasterizer

/// A render worker: draws and encodes frames on one thread.
///
/// It keeps the last picture of each scale and version, and so do its encoders, so that the next frame costs no
/// more than what changed. The result does not depend on what was drawn before.
actor Darkroom {
  /// The request of one output for a frame.
  struct Order: Sendable {
    /// The index of the output among the outputs of the film.
    let output: Int
    let frame: Shown
    /// The last different frame that this output took.
    let before: Shown?
  }

  /// A frame of a film, as a display list.
  struct Shown: Sendable {
    /// How many frames of the film come before.
    let index: Int
    let list: DisplayList
  }

  /// A frame of a film, and the outputs that take it.
  struct Sheet: Sendable {
    /// How many frames of the film come before.
    let index: Int
    let orders: [Order]
  }

  /// What the pictures of an output are.
  struct Place: Hashable, Sendable {
    /// The scale of its pictures.
    ///
    /// *Units*: pixels a point.
    let scale: Double
    /// Which of the versions of a frame it takes.
    let version: Int
  }

  private struct Bench {
    let place: Place
    var easel: Easel
    /// The indices of the outputs with these pictures.
    let outputs: [Int]
  }

  private let size: CGSize
  private let ground: Ground
  private let places: [Place]
  private let clock: FilmClock?
  private var encoders: [any PieceEncoder]
  /// The index of the frame that each encoder was shown last.
  private var lastShown: [Int?]
  private var benches: [Bench] = []

  /// Makes a render worker.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - ground: the background of the film.
  ///   - outputs: what the pictures of the outputs are.
  ///   - encoders: one for each output.
  ///   - clock: measures how long drawing and encoding take; `nil` for none.
  init(
    size: CGSize, ground: Ground, outputs: [Place], encoders: [any PieceEncoder],
    clock: FilmClock?
  ) {
    self.clock = clock
    self.size = size
    self.ground = ground
    places = outputs
    self.encoders = encoders
    lastShown = Array(repeating: nil, count: outputs.count)
  }

  /// Draws and encodes frames until one fails.
  ///
  /// - Returns: one result for each frame, in order; none after a failure.
  func develop(_ sheets: [Sheet]) -> [Result<Void, FilmError>] {
    var results: [Result<Void, FilmError>] = []
    for sheet in sheets {
      let result = Result { () throws(FilmError) in try develop(sheet) }
      results.append(result)
      if case .failure = result { break }
    }
    return results
  }

  private func develop(_ sheet: Sheet) throws(FilmError) {
    for order in sheet.orders {
      guard let before = order.before, before.index != lastShown[order.output],
        encoders[order.output].comparesFrames
      else { continue }
      let frame = try draw(before, at: places[order.output])
      encoders[order.output].pass(frame)
    }
    for order in sheet.orders {
      let frame = try draw(order.frame, at: places[order.output])
      lastShown[order.output] = sheet.index
      do throws(FilmFileError) {
        try clock.time(.encode) { () throws(FilmFileError) in
          try encoders[order.output].encode(frame, at: sheet.index)
        }
      } catch {
        throw .output(error)
      }
    }
  }

  private func draw(_ shown: Shown, at place: Place) throws(FilmError) -> Frame {
    do throws(RasterizerError) {
      return try clock.time(.rasterize) { () throws(RasterizerError) in
        let bench = try bench(at: place)
        let change = try benches[bench].easel.draw(shown.list)
        if !change.isEmpty {
          for output in benches[bench].outputs { encoders[output].note(change) }
        }
        return benches[bench].easel.frame
      }
    } catch {
      throw .drawing(frame: shown.index, error)
    }
  }

  /// Returns the index of the bench for an output's pictures, and sets it up the first time.
  private func bench(at place: Place) throws(RasterizerError) -> Int {
    if let known = benches.firstIndex(where: { $0.place == place }) { return known }
    let easel = try Easel(Rasterizer(size: size, scale: place.scale, background: ground.color))
    let outputs = places.indices.filter { places[$0] == place }
    benches.append(Bench(place: place, easel: easel, outputs: outputs))
    return benches.count - 1
  }
}
