/// A blur by three boxes whose edges may lie within pixels: almost a Gaussian, in whole numbers.
///
/// Source: Gwosdek, Grewenig, Bruhn and Weickert, "Theoretical foundations of Gaussian convolution by
/// extended box filtering", 2011: boxes of 2r + 1 whole samples and two of weight α have exactly the
/// variance that is asked for.
struct GaussianBlur {
  private static let passes = 3
  /// The factor by which samples are enlarged, so that rounding errors stay below a level.
  static let precision: UInt32 = 256

  /// How many whole samples lie on each side of the one in the middle.
  private let radius: Int
  /// The weights of a whole sample and of one at an edge, in units of 2⁻³².
  private let whole: UInt64
  private let edge: UInt64

  /// Makes a blur of a standard deviation in pixels; beyond 10 000, which blurs the largest picture to
  /// one colour, it makes no difference.
  init(deviation: Double) {
    let deviation = min(max(deviation, 0), 10_000)
    let variance = deviation * deviation / Double(Self.passes)
    let radius = ((12 * variance + 1).squareRoot() - 1) / 2
    let r = radius.rounded(.down)
    let alpha =
      (2 * r + 1) * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    let length = 2 * r + 1 + 2 * alpha
    self.radius = Int(r)
    edge = UInt64((alpha / length * 4_294_967_296).rounded())
    whole = (4_294_967_296 - 2 * edge) / UInt64(2 * r + 1)
  }

  /// Whether nothing is blurred.
  var isSharp: Bool { radius == 0 && edge == 0 }

  /// How far a sample spreads at most; no further than three deviations and three pixels.
  ///
  /// *Units*: pixels.
  var reach: Int { Self.passes * (radius + 1) }

  /// Blurs rows and columns in place.
  ///
  /// - Parameters:
  ///   - samples: rows of pixels without padding, each of some channels, up to 255 · `precision`.
  ///   - width: how many pixels a row has.
  ///   - height: how many rows there are.
  ///   - channels: how many samples a pixel has; each is blurred by itself.
  ///   - clamped: whether the pixels outside are like the nearest one; otherwise they are clear.
  func apply(
    to samples: inout [UInt16], width: Int, height: Int, channels: Int, clamped: Bool
  ) {
    guard !isSharp else { return }
    var turned = [UInt16](repeating: 0, count: samples.count)
    var line = Line(count: max(width, height) + 2 * (radius + 1))
    samples.withUnsafeMutableBufferPointer { samples in
      turned.withUnsafeMutableBufferPointer { turned in
        for channel in 0..<channels {
          for (source, target, length, rows) in [
            (samples, turned, width, height), (turned, samples, height, width),
          ] {
            for row in 0..<rows {
              blur(
                Run(samples: source, start: row * length * channels + channel, step: channels),
                into: Run(
                  samples: target, start: row * channels + channel, step: rows * channels),
                count: length, clamped: clamped, by: &line)
            }
          }
        }
      }
    }
  }

  /// A row or column of samples with a margin on both sides, twice.
  private struct Line {
    var source: [UInt32]
    var target: [UInt32]

    init(count: Int) {
      source = Array(repeating: 0, count: count)
      target = source
    }
  }

  /// Samples that lie `step` apart.
  private struct Run {
    let samples: UnsafeMutableBufferPointer<UInt16>
    let start: Int
    let step: Int
  }

  /// Blurs a row, and writes it as a column, so that a second turn blurs columns and puts them back.
  private func blur(
    _ samples: Run, into result: Run, count: Int, clamped: Bool, by line: inout Line
  ) {
    let margin = radius + 1
    line.source.withUnsafeMutableBufferPointer { source in
      line.target.withUnsafeMutableBufferPointer { target in
        for index in 0..<count {
          source[margin + index] = UInt32(samples.samples[samples.start + index * samples.step])
        }
        for _ in 0..<Self.passes {
          let (first, last) = clamped ? (source[margin], source[margin + count - 1]) : (0, 0)
          for index in 0..<margin {
            source[index] = first
            source[margin + count + index] = last
          }
          pass(source, target, count: count)
          for index in margin..<(margin + count) { source[index] = target[index] }
        }
        for index in 0..<count {
          result.samples[result.start + index * result.step] = UInt16(
            truncatingIfNeeded: min(source[margin + index], 255 * Self.precision))
        }
      }
    }
  }

  private func pass(
    _ source: UnsafeMutableBufferPointer<UInt32>, _ target: UnsafeMutableBufferPointer<UInt32>,
    count: Int
  ) {
    let margin = radius + 1
    var sum: UInt64 = 0
    for index in 1..<(2 * radius + 2) { sum += UInt64(source[index]) }
    for index in margin..<(margin + count) {
      let edges = UInt64(source[index - margin]) + UInt64(source[index + margin])
      target[index] = UInt32(truncatingIfNeeded: (sum * whole + edges * edge + 1 << 31) >> 32)
      sum += UInt64(source[index + margin])
      sum -= UInt64(source[index - radius])
    }
  }
}
