import ArgumentParser
import Drawing
import FilmFiles
import Filming
import Foundation
import Staging
import Wording

/// Which part of a scene becomes a film.
struct FilmOptions: ParsableArguments {
  @Option(help: "Frames a second; 60\(FilmOptions.slowFormats).")
  var fps: Int?

  @Option(
    name: .customLong("from"), help: "The first moment of the film, in seconds; 0 by default.")
  var givenFrom: Double?
  var from: Double { givenFrom ?? 0 }

  @Option(help: "The last moment of the film, in seconds; the end of the scene by default.")
  var to: Double?

  @Option(help: "Keep every N-th frame only; each stands as many times longer.")
  var every = 1

  func validate() throws {
    if let fps, !(1...Self.mostFrames).contains(fps) {
      throw ValidationError("--fps \(fps) is not between 1 and \(Self.mostFrames).")
    }
    guard Self.times.contains(from) else {
      throw ValidationError(
        "--from \(Words.exact(from)) is not a time; give seconds from 0 to"
          + " \(Words.exact(Self.times.upperBound)).")
    }
    if let to, !(to >= from) {
      throw ValidationError(
        "--to \(Words.exact(to)) is no time from --from \(Words.exact(from)) on; give a later one.")
    }
    guard (1...Self.mostSkipped).contains(every) else {
      throw ValidationError("--every \(every) is not between 1 and \(Self.mostSkipped).")
    }
  }

  /// Takes what a scene says of its film and the command does not.
  mutating func fill(from film: Scene.Film) {
    fps = fps ?? film.framesPerSecond
    givenFrom = givenFrom ?? film.from
    to = to ?? film.to
  }

  var timing: FilmTiming {
    FilmTiming(rate: fps ?? FilmTiming().rate, every: every, from: from, to: to ?? .infinity)
  }

  /// The formats with a lower rate: `, and 30 in a GIF, which cannot show more than 50`.
  private static var slowFormats: String {
    FilmFormat.allCases.map(\.traits).compactMap { traits in
      traits.usualRate.map { rate in
        ", and \(rate) in \(traits.withArticle)"
          + (traits.highestRate.map { ", which cannot show more than \($0)" } ?? "")
      }
    }.joined()
  }

  static let mostFrames = 960
  /// The times at which something may be shown.
  ///
  /// *Units*: seconds since the start.
  static let times = 0...FilmTiming.latest
  private static let mostSkipped = 1_000_000
}

/// How large pictures are.
struct ScaleOption: ParsableArguments {
  @Option(help: "Pixels a point; the scene's own by default\(ScaleOption.smallFormats).")
  var scale: Double?

  /// Takes what a scene says of its film and the command does not.
  mutating func fill(from film: Scene.Film) { scale = scale ?? film.scale }

  func validate() throws {
    if let scale, !FilmMedium.scales.contains(scale) { throw Self.refusal(of: scale) }
  }

  /// The formats with a smaller scale: `, and 1 in a GIF`.
  private static var smallFormats: String {
    FilmFormat.allCases.map(\.traits).compactMap { traits in
      traits.usualScale.map { ", and \(Words.exact($0)) in \(traits.withArticle)" }
    }.joined()
  }

  static func refusal(of scale: Double) -> ValidationError {
    let range = FilmMedium.scales
    return ValidationError(
      "--scale \(Words.exact(scale)) is not between \(Words.exact(range.lowerBound)) and"
        + " \(Words.exact(range.upperBound)) pixels a point.")
  }
}

/// How pictures are made into a film.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What is behind everything: white, black, clear or #RRGGBB.",
      discussion: """
        clear leaves \(FilmFormat.names { $0.transparency == .full }) transparent, and \
        \(FilmFormat.names { $0.transparency == .halved }) where less than half of a pixel is covered; \
        \(FilmFormat.names { $0.transparency == .none }) stand on white.
        """,
      valueName: "color"))
  var background = Ground.white

  @Option(
    help: """
      0...100: how much \(FilmFormat.listed(where: \.hasQuality)) keeps; a WebP loses nothing by \
      default.
      """)
  var quality: Int?

  @Option(
    help: ArgumentHelp(
      "How large each film in one file may become, as in 200kB or 1.5MiB.",
      discussion: """
        What is too large is made again with less: first down to half of its width and height, then \
        with every other frame, then a GIF with 64 colours, at last with every fourth frame, 32 \
        colours and a fifth of its width and height. What was given up is said.
        """,
      valueName: "size"),
    transform: ByteSize.init(parsing:))
  var maxSize: ByteSize?

  func validate() throws {
    if let quality, !(0...100).contains(quality) {
      throw ValidationError("--quality \(quality) is not between 0 and 100.")
    }
  }
}

extension Ground: ExpressibleByArgument {
  /// Reads `white`, `black`, `clear`, `transparent` or `#RRGGBB` in any case; nil for other words.
  public init?(argument: String) {
    switch argument.lowercased() {
    case "clear", "transparent": self = .clear
    case "white": self = .white
    case "black": self = .color(0)
    default:
      let digits = argument.dropFirst()
      guard argument.hasPrefix("#"), digits.count == 6, digits.allSatisfy(\.isHexDigit),
        let number = UInt32(digits, radix: 16)
      else { return nil }
      self = .color(number)
    }
  }

  /// What help shows as the default: `white`, and nothing for any other background.
  public var defaultValueDescription: String { self == .white ? "white" : "" }
}

/// Whether the physics is drawn over the views.
struct XrayOption: ParsableArguments {
  @Flag(
    name: .customLong("xray"), inversion: .prefixedNo,
    help: "Draw the bodies, joints and fields of every animator over its view.")
  var given: Bool?
  var xray: Bool { given ?? false }

  /// Takes what a scene says of its film and the command does not.
  mutating func fill(from film: Scene.Film) { given = given ?? film.xray }
}

/// How a film plays.
struct PlayOptions: ParsableArguments {
  @Option(help: "How often \(RenderFormat.loopingFormats) plays; 0 is for ever.")
  var loop = 0

  @Option(
    name: .customLong("lead"), help: "How much longer the first frame stands, in seconds.")
  var givenLead: Double?
  var lead: Double { givenLead ?? 0 }

  @Option(name: .customLong("hold"), help: "How much longer the last frame stands, in seconds.")
  var givenHold: Double?
  var hold: Double { givenHold ?? 0 }

  @Flag(
    name: .customLong("bounce"), inversion: .prefixedNo,
    help: "Let the film run back to its beginning, for a loop without a jump.")
  var givenBounce: Bool?
  var bounce: Bool { givenBounce ?? false }

  /// Takes what a scene says of its film and the command does not.
  mutating func fill(from film: Scene.Film) {
    givenLead = givenLead ?? film.lead
    givenHold = givenHold ?? film.hold
    givenBounce = givenBounce ?? film.bounces
  }

  func validate() throws {
    guard (0...Int(UInt16.max)).contains(loop) else {
      throw ValidationError("--loop \(loop) is not between 0 and \(UInt16.max).")
    }
    for (name, seconds) in [("hold", hold), ("lead", lead)]
    where !(0...Self.longestHold).contains(seconds) {
      throw ValidationError(
        "--\(name) \(Words.exact(seconds)) is not between 0 and \(Words.exact(Self.longestHold))"
          + " seconds.")
    }
  }

  /// The longest that the first or the last frame may be held.
  ///
  /// *Units*: seconds.
  private static let longestHold: Double = 600
}

/// How many threads work.
struct JobsOption: ParsableArguments {
  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: "Threads; 1 keeps to one processor. The output does not depend on it.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  /// The threads of this process, where it is one of several that play at once.
  var share: Int { max(1, jobs / (PlayEnvironment.ofThisProcess?.width ?? 1)) }

  func validate() throws {
    guard (1...256).contains(jobs) else {
      throw ValidationError("--jobs \(jobs) is not between 1 and 256.")
    }
  }
}

/// Moments as a user types them: `0.25,1.5`.
struct Moments: Hashable, Sendable {
  /// The moments, as typed.
  ///
  /// *Units*: seconds.
  ///
  /// *Shape*: at least one.
  let seconds: [Double]

  /// Reads moments.
  ///
  /// - Parameter text: seconds from 0, with commas between them.
  /// - Throws: `ValidationError` that says what can be given.
  init(parsing text: String) throws(ValidationError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    seconds = parts.compactMap { Double($0.trimmingPrefix(" ")) }
    let times = FilmOptions.times
    guard seconds.count == parts.count, seconds.allSatisfy(times.contains) else {
      throw ValidationError(
        "give seconds from 0 to \(Words.exact(times.upperBound)), as in 0.25,1.5.")
    }
  }
}
