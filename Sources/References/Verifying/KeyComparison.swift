import FilmFiles
import FrameComparison
import Pixels
import Synchronization

/// Compares the pictures of a film with the key frames of its reference, while the film is made.
final class KeyComparison: FrameSink {
  /// The differences so far, which the caller keeps when the sink is gone.
  final class Findings: Sendable {
    private struct State {
      var found: [FilmComparer.Difference] = []
      var heat: HeatMap?
    }

    private let state = Mutex(State())

    /// One difference for each key frame that differs; frames are counted as in the film.
    var all: [FilmComparer.Difference] { state.withLock { $0.found } }

    /// Where key frames differ; `nil` when none does.
    var heat: HeatMap? { state.withLock { $0.heat } }

    fileprivate func append(_ entry: FilmComparer.Difference, _ difference: FrameDifference) {
      state.withLock { state in
        state.found.append(entry)
        guard entry.isTooMuch else { return }
        var heat = state.heat ?? HeatMap(size: difference.size)
        state.heat = nil
        heat.add(difference)
        state.heat = heat
      }
    }
  }

  private let keys: KeyFrameReader
  private let comparer: FilmComparer
  /// How many frames of the film one key frame stands for.
  private let stride: Int
  private let findings: Findings
  private var last: Frame?
  private var count = 0

  init(
    _ keys: KeyFrameReader, stride: Int, comparer: FilmComparer, into findings: Findings
  ) {
    self.keys = keys
    self.stride = stride
    self.comparer = comparer
    self.findings = findings
  }

  func makeEncoder() -> Encoder { Encoder() }

  struct Encoder: FrameEncoder {
    mutating func encode(
      _ frame: Frame, change: ChangedArea
    ) throws(FilmFileError) -> Frame { frame }
  }

  func append(_ piece: Frame?) throws(FilmFileError) {
    guard let frame = piece ?? last else { return }
    last = frame
    defer { count += 1 }
    guard let key = try keys.next()?.frame(), key.size == frame.size else { return }
    let difference = comparer.comparer.difference(from: key, to: frame)
    guard !difference.isEmpty else { return }
    let place = count * stride
    findings.append(
      FilmComparer.Difference(
        difference, FrameAlignment.Pair(reference: place, actual: place), comparer.limits),
      difference)
  }

  func finish() throws(FilmFileError) {}

  func cancel() {}
}
