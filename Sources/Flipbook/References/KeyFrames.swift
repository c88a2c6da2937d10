import FrameComparison
import FrameOutput
import Pixels
import Synchronization

/// Which frames of a reference are kept as pictures.
package enum KeyFrames: String, Hashable, Sendable, CaseIterable {
  /// Every one.
  case all
  /// Two a second.
  case keys
  case none

  /// How many frames of a film one of them stands for; 0 for none.
  ///
  /// - Parameter rate: of the film, in frames a second.
  func stride(rate: Int) -> Int {
    switch self {
    case .all: 1
    case .keys: max(1, rate / 2)
    case .none: 0
    }
  }

  init(stride: Int) {
    self = stride == 0 ? .none : stride == 1 ? .all : .keys
  }
}

/// Compares the pictures of a film with the key frames of its reference while they come.
final class KeyComparison: FrameSink {
  /// What was found so far, for whoever waits for the film.
  final class Findings: Sendable {
    private struct State {
      var found: [FilmComparer.Difference] = []
      var heat: HeatMap?
    }

    private let state = Mutex(State())

    /// One a key frame that differs; the frames are those of the film.
    var all: [FilmComparer.Difference] { state.withLock { $0.found } }

    /// Where key frames differ; nothing where none does.
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
  /// How many frames of the film one key stands for.
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
    ) throws(FrameOutputError) -> Frame { frame }
  }

  func append(_ piece: Frame?) throws(FrameOutputError) {
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

  func finish() throws(FrameOutputError) {}

  func cancel() {}
}
