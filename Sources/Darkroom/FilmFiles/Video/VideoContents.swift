import Foundation
import Pixels

/// What ffprobe says of a video without decoding it.
struct VideoContents: Hashable, Sendable {
  let size: PixelSize
  /// The decoder that keeps its transparency; `nil` when it has none.
  let decoder: String?
  /// How long each picture stands, in the order in which they are shown.
  ///
  /// *Units*: seconds, more than 0.
  let durations: [TimeInterval]

  /// Reads the output of ffprobe; `nil` when something is missing or is no number.
  ///
  /// - Parameter text: lines of `key=value|key=value`, one for every packet and then one for the
  ///   stream.
  init?(_ text: String) {
    var packets: [(start: Int, duration: Int?)] = []
    var stream: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") {
      let pairs = line.split(separator: "|").compactMap { pair -> (Substring, Substring)? in
        guard let sign = pair.firstIndex(of: "=") else { return nil }
        return (pair[..<sign], pair[pair.index(after: sign)...])
      }
      let values = Dictionary(pairs) { first, _ in first }
      if let start = values["pts"] {
        guard let start = Int(start), abs(start) < Self.longest else { return nil }
        packets.append((start, values["duration"].flatMap { Int($0) }))
      } else if values["width"] != nil {
        stream = values
      }
    }
    guard let width = stream["width"].flatMap({ Int($0) }), width > 0,
      let height = stream["height"].flatMap({ Int($0) }), height > 0,
      let unit = stream["time_base"].flatMap(Self.seconds), !packets.isEmpty
    else { return nil }
    size = PixelSize(width: width, height: height)
    let isClear = stream["tag:alpha_mode"] == "1"
    // ffmpeg's own decoders of these formats ignore transparency.
    decoder = isClear ? ["vp8": "libvpx", "vp9": "libvpx-vp9"][stream["codec_name"] ?? ""] : nil
    durations = Self.durations(packets).map { Double($0) * unit }
  }

  /// Returns the time from each picture to the next; for the last one, the duration in its packet.
  private static func durations(_ packets: [(start: Int, duration: Int?)]) -> [Int] {
    let shown = packets.sorted { $0.start < $1.start }
    let between = zip(shown, shown.dropFirst()).map { max(1, $1.start - $0.start) }
    let told = shown.last?.duration.map { min(max(1, $0), longest) }
    return between + [told ?? between.last ?? 1]
  }

  /// Reads a fraction such as `1/15360`.
  ///
  /// *Units*: seconds.
  private static func seconds(_ fraction: Substring) -> Double? {
    let numbers = fraction.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    return Double(numbers[0]) / Double(numbers[1])
  }

  /// The longest duration that is believed, in the time units of the file.
  private static let longest = 1 << 52
}
