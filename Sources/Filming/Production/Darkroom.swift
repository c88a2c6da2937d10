import Drawing
import FilmFiles
import Geometry
import Pixels
import Rasterizer

/// Where one thread draws and encodes frames.
///
/// It keeps the last picture of each scale and what its encoders know of it, so that the next costs
/// no more than what changed. What comes out does not depend on what was drawn before.
actor Darkroom {
  /// What one output needs of a frame.
  struct Order: Sendable {
    /// The place of the output among the outputs of the film.
    let output: Int
    /// The different frame that the output was given before.
    let before: Shown?
  }

  /// A frame of a film.
  struct Shown: Sendable {
    /// How many frames come before.
    let index: Int
    let list: DisplayList
  }

  /// A frame of a film and what is to be made of it.
  struct Sheet: Sendable {
    let frame: Shown
    let orders: [Order]
  }

  private struct Bench {
    let scale: Double
    var easel: Easel
    /// The places of the outputs that take this scale.
    let outputs: [Int]
  }

  private let size: CGSize
  private let ground: Ground
  private let scales: [Double]
  private let clock: FilmClock?
  private var encoders: [any PieceEncoder]
  /// Which frame each encoder was shown last.
  private var lastShown: [Int?]
  private var benches: [Bench] = []

  /// - Parameters:
  ///   - size: of the screen, in points.
  ///   - outputs: what is made, each with its scale in pixels a point.
  ///   - clock: measures what is drawn and encoded.
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

  /// Draws frames and has them encoded until one fails.
  ///
  /// - Returns: one result a frame, in order; none after a failure.
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

  /// The place of the bench for a scale, which is set up when it is needed first.
  private func bench(at scale: Double) throws(RasterizerError) -> Int {
    if let known = benches.firstIndex(where: { $0.scale == scale }) { return known }
    let easel = try Easel(Rasterizer(size: size, scale: scale, background: ground.color))
    let outputs = scales.indices.filter { scales[$0] == scale }
    benches.append(Bench(scale: scale, easel: easel, outputs: outputs))
    return benches.count - 1
  }
}
