import Files
import Foundation

/// Which frames in a folder are Flipbook's, by their checksums: a line a frame, in its order.
///
/// A frame may have several checksums, of the film that stands and of the one that is about to take its
/// place, so that at no moment a frame of Flipbook's is somebody else's.
struct FrameLedger: Equatable {
  private var checksums: [Int: [UInt64]] = [:]

  init() {}

  /// What is written down of a folder; nothing where that cannot be read.
  init(at path: String) {
    guard Standing(ofLinkAt: path) == .file else { return }
    do {
      let text = String(decoding: try SourceFile.bytes(of: path), as: UTF8.self)
      var lines = text.split(separator: "\n")
      guard let title = lines.first, title == Self.title else { return }
      lines.removeFirst()
      for line in lines {
        let words = line.split(separator: " ")
        guard let first = words.first, let frame = Int(first) else { continue }
        checksums[frame] = words.dropFirst().compactMap { UInt64($0, radix: 16) }
      }
    } catch {
      checksums = [:]
    }
  }

  /// As it is written down.
  var bytes: [UInt8] {
    var bytes = Array("\(Self.title)\n".utf8)
    for (frame, sums) in checksums.sorted(by: { $0.key < $1.key }) {
      bytes += String(frame).utf8
      for sum in sums {
        bytes.append(UInt8(ascii: " "))
        bytes += String(sum, radix: 16).utf8
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Whether a file is one that Flipbook wrote as this frame.
  func holds(frame: Int, checksum: UInt64) -> Bool {
    checksums[frame]?.contains(checksum) ?? false
  }

  /// Takes what may be found of a frame from now on; nothing where it goes.
  mutating func set(frame: Int, _ sums: [UInt64]) {
    checksums[frame] = sums.isEmpty ? nil : sums
  }

  private static let title = "flipbook frames 1"
}
