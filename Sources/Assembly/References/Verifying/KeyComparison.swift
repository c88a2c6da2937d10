import FilmFiles
import Fingerprints
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
      var shown: KeyFramePair?
      var known: Set<Int> = []
    }

    private let state = Mutex(State())

    /// One difference for each key frame that differs; frames are counted as in the film.
    var all: [FilmComparer.Difference] { state.withLock { $0.found } }

    /// Where key frames differ; `nil` when none does.
    var heat: HeatMap? { state.withLock { $0.heat } }

    /// The first pair of pictures that differs, or else the last one; `nil` where none was compared.
    var shown: KeyFramePair? { state.withLock { $0.shown } }

    /// Notes that a frame is known to be that of the reference: the film has another picture in its place.
    func noteKnown(_ frame: Int) { state.withLock { _ = $0.known.insert(frame) } }

    fileprivate func isKnown(_ frame: Int) -> Bool { state.withLock { $0.known.contains(frame) } }

    fileprivate func note(_ pair: KeyFramePair) {
      state.withLock { state in
        if state.shown?.isSame ?? true { state.shown = pair }
      }
    }

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
  /// What the pictures of the reference's frames are.
  private let fingerprints: [Fingerprint?]
  private let findings: Findings
  private var last: Frame?
  private var count = 0
  /// How many key frames were not read yet, since the film has the same.
  private var unread = 0

  init(
    _ keys: KeyFrameReader, of fingerprints: [Fingerprint?], stride: Int, comparer: FilmComparer,
    into findings: Findings
  ) {
    self.keys = keys
    self.fingerprints = fingerprints
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
    let place = count * stride
    unread += 1
    guard !findings.isKnown(place) else { return }
    if place < fingerprints.count, fingerprints[place] == Fingerprint(of: frame) {
      return findings.note(
        KeyFramePair(reference: frame, actual: frame, frame: place, isSame: true))
    }
    var image: FilmImage?
    while unread > 0 {
      image = try keys.next()
      unread -= 1
    }
    guard let key = try image?.frame() else { return }
    guard key.size == frame.size else {
      return findings.note(
        KeyFramePair(reference: key, actual: frame, frame: place, isSame: false))
    }
    let difference = comparer.comparer.difference(from: key, to: frame)
    let found =
      difference.isEmpty
      ? nil
      : FilmComparer.Difference(
        difference, FrameAlignment.Pair(reference: place, actual: place), comparer.limits)
    findings.note(
      KeyFramePair(
        reference: key, actual: frame, frame: place, isSame: !(found?.isTooMuch ?? false)))
    if let found { findings.append(found, difference) }
  }

  func finish() throws(FilmFileError) {}

  func cancel() {}
}
