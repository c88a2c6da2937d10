import FilmFiles
import FrameComparison
import Pixels

/// One thread of a comparison, which uses the same memory for one pair after another.
struct PairWorker {
  private let comparer: FrameComparer
  private let limits: PixelLimits
  private(set) var findings = PairFindings()
  private var memory: (reference: [UInt32], actual: [UInt32]) = ([], [])

  /// Makes a worker.
  ///
  /// - Parameters:
  ///   - comparer: compares two frames.
  ///   - limits: how much the frames may differ.
  ///   - size: the size of the film's first frame; `nil` if this worker is to find it.
  init(comparer: FrameComparer, limits: PixelLimits, size: PixelSize? = nil) {
    (self.comparer, self.limits) = (comparer, limits)
    findings.size = size
  }

  /// Compares a pair.
  ///
  /// - Returns: true when no later pair is to be compared: sizes differ, or a frame cannot be read.
  mutating func isLast(_ work: PairQueue.Work) -> Bool {
    do throws(FilmFileError) {
      return try compare(work.images.get(), of: work)
    } catch {
      findings.end = .init(place: work.place, reason: .failure(error))
      return true
    }
  }

  private mutating func compare(
    _ images: (reference: FilmImage, actual: FilmImage), of work: PairQueue.Work
  ) throws(FilmFileError) -> Bool {
    // The first pair is decoded even if its files are equal, so that its size is known and damage
    // is found.
    if work.place > 0, images.reference.isSameFile(as: images.actual) { return false }
    let old = try images.reference.frame(takingUp: &memory.reference)
    let new = try images.actual.frame(takingUp: &memory.actual)
    defer { memory = (old.pixels, new.pixels) }
    if findings.size == nil { findings.size = old.size }
    guard old.size == new.size else {
      findings.end = .init(place: work.place, reason: .sizes(old.size, new.size))
      return true
    }
    let difference = comparer.difference(from: old, to: new)
    guard !difference.isEmpty else { return false }
    let entry = FilmComparer.Difference(difference, work.pair, limits)
    findings.add(entry, of: difference, at: work.place, between: old, new)
    return false
  }
}
