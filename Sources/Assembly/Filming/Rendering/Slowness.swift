import Drawing
import Rasterizer
import Wording

/// Why a film takes long to make.
package struct Slowness: Hashable, Sendable {
  /// How long the whole film takes at most; a scene may come to rest before its limit.
  ///
  /// *Units*: seconds.
  package let seconds: Double
  /// The pass that takes most of the time.
  package let pass: FilmPass
  /// Its part of the time of all passes, 0...1.
  package let share: Double
  /// What costs most in a picture, and how many of it there are; known when drawing takes most.
  package let marks: Marks?

  /// The commands of one kind in a picture.
  package struct Marks: Hashable, Sendable {
    /// What kind of command costs most.
    package let kind: MarkKind
    /// How many commands of that kind the picture has.
    package let count: Int

    /// Makes a kind with the number of its commands in a picture.
    package init(_ kind: MarkKind, count: Int) { (self.kind, self.count) = (kind, count) }
  }

  /// Makes a reason; `seconds` are those of the whole film, and `share` is 0...1.
  package init(seconds: Double, pass: FilmPass, share: Double, marks: Marks?) {
    (self.seconds, self.pass, self.share, self.marks) = (seconds, pass, share, marks)
  }

  /// Returns a sentence on the film of a scene.
  ///
  /// For example: `cards takes up to 64 s: rasterize 97 %, most of it for shadows of 5 views.`
  package func sentence(about scene: String) -> String {
    let reason = marks.map { ", most of it for \($0.inWords)" } ?? ""
    return "\(scene) takes up to \(Int(seconds.rounded(.up))) s:"
      + " \(pass.name) \(Int((share * 100).rounded())) %\(reason)."
  }
}

extension Slowness.Marks {
  fileprivate var inWords: String {
    switch kind {
    case .shadows: "shadows of \(Words.count(count, "view"))"
    case .blurs: "blurs behind \(Words.count(count, "view"))"
    case .planes: "\(Words.count(count, "view")) tilted in space"
    case .masks: "masks of \(Words.count(count, "view"))"
    case .groups: "\(Words.count(count, "view")) that clip\(count == 1 ? "s" : "") or fade"
    case .gradients: Words.count(count, "gradient")
    case .images: Words.count(count, "image")
    case .texts: Words.count(count, "text")
    case .shapes: Words.count(count, "shape")
    }
  }
}

/// Finds out whether a film takes long, once.
struct SlownessWatch {
  private let start = ContinuousClock.now
  private var isSettled = false

  /// A film that takes longer is slow.
  ///
  /// *Units*: seconds.
  private static let longest: Double = 10
  /// When it is known well enough how fast a film is made.
  ///
  /// *Units*: seconds since it was begun.
  private static let patience: Double = 2

  /// Returns why the film takes long, the first time that this is known.
  ///
  /// - Parameters:
  ///   - seconds: how much of the film was played, in seconds.
  ///   - longest: how long the film is at most, in seconds.
  ///   - clock: measured the passes so far.
  ///   - picture: the last picture.
  ///   - makeCosts: makes what draws parts of it.
  /// - Returns: `nil` when it is not known yet, was told before, or the film is fast.
  /// - Throws: `RasterizerError` when a part of the picture cannot be drawn.
  mutating func slowness(
    at seconds: Double, of longest: Double, _ clock: FilmClock, picture: DisplayList?,
    makeCosts: () throws(RasterizerError) -> DrawingCosts
  ) throws(RasterizerError) -> Slowness? {
    guard !isSettled else { return nil }
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    guard elapsed >= Self.patience else { return nil }
    let slowness = try Self.slowness(
      after: elapsed, at: seconds, of: longest, clock.measures.seconds, picture: picture,
      makeCosts: makeCosts)
    isSettled = slowness != nil
    return slowness
  }

  /// Returns why a film takes long that was begun `elapsed` seconds ago; `nil` when it does not.
  static func slowness(
    after elapsed: Double, at seconds: Double, of longest: Double, _ passes: [FilmPass: Double],
    picture: DisplayList?, makeCosts: () throws(RasterizerError) -> DrawingCosts
  ) throws(RasterizerError) -> Slowness? {
    guard elapsed >= patience, seconds > 0 else { return nil }
    let all = elapsed * max(1, longest / seconds)
    let sum = passes.values.reduce(0, +)
    guard all > Self.longest, sum > 0,
      let pass = FilmPass.allCases.max(by: { passes[$0, default: 0] < passes[$1, default: 0] })
    else { return nil }
    var marks: Slowness.Marks?
    if pass == .rasterize, let picture {
      var costs = try makeCosts()
      marks = try costs.dearestKind(in: picture).map {
        Slowness.Marks($0, count: picture.count(of: $0))
      }
    }
    return Slowness(
      seconds: all, pass: pass, share: passes[pass, default: 0] / sum, marks: marks)
  }
}
