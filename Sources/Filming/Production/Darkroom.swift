import Drawing
import FilmFiles
import Geometry
import Pixels
import Rasterizer

/// A render worker: draws and encodes frames on one thread.
///
/// It keeps the last picture of each scale, and so do its encoders, so that the next frame costs no
/// more than what changed. The result does not depend on what was drawn before.
actor Darkroom {
  /// The request of one output for a frame.
  struct Order: Sendable {
    /// The index of the output among the outputs of the film.
    let output: Int
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
    let frame: Shown
    let orders: [Order]
  }

  private struct Bench {
    let scale: Double
    var easel: Easel
    /// The indices of the outputs with this scale.
    let outputs: [Int]
  }

  private let size: CGSize
  private let ground: Ground
  private let scales: [Double]
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
  ///   - outputs: the outputs, each with its scale in pixels a point.
  ///   - clock: measures how long drawing and encoding take; `nil` for none.
  init(
    size: CGSize, ground: Ground, outputs: [(scale: Double, encoder: any PieceEncoder)],
    clock: FilmClock?
  ) {
    self.clock = clock
    self.size = size
    self.ground = ground
    scales = outputs.map(\.scale)
    encoders = outputs.map(\.encoder)
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
      let frame = try draw(before, at: scales[order.output])
      encoders[order.output].pass(frame)
    }
    for order in sheet.orders {
      let frame = try draw(sheet.frame, at: scales[order.output])
      lastShown[order.output] = sheet.frame.index
      do throws(FilmFileError) {
        try clock.time(.encode) { () throws(FilmFileError) in
          try encoders[order.output].encode(frame, at: sheet.frame.index)
        }
      } catch {
        throw .output(error)
      }
    }
  }

  private func draw(_ shown: Shown, at scale: Double) throws(FilmError) -> Frame {
    do throws(RasterizerError) {
      return try clock.time(.rasterize) { () throws(RasterizerError) in
        let bench = try bench(at: scale)
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

  /// Returns the index of the bench for a scale, and sets it up the first time.
  private func bench(at scale: Double) throws(RasterizerError) -> Int {
    if let known = benches.firstIndex(where: { $0.scale == scale }) { return known }
    let easel = try Easel(Rasterizer(size: size, scale: scale, background: ground.color))
    let outputs = scales.indices.filter { scales[$0] == scale }
    benches.append(Bench(scale: scale, easel: easel, outputs: outputs))
    return benches.count - 1
  }
}
