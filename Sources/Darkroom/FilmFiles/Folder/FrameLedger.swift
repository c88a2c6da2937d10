import Files
import Foundation

/// A list of the frames in a folder that Flipbook wrote, with their checksums: a line a frame, in
/// order.
///
/// A frame may have several checksums, one of the film that stands and one of the film that is
/// about to replace it. So at no moment a frame of Flipbook's looks like somebody else's.
struct FrameLedger: Equatable {
  private var checksums: [Int: [UInt64]] = [:]

  init() {}

  /// Reads the ledger of a folder; it is empty when the file cannot be read.
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

  /// The ledger as it is written to disk.
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

  /// Returns true when Flipbook wrote a file with this checksum as this frame.
  func holds(frame: Int, checksum: UInt64) -> Bool {
    checksums[frame]?.contains(checksum) ?? false
  }

  /// Sets the checksums that a frame may have from now on; an empty list removes the frame.
  mutating func set(frame: Int, _ sums: [UInt64]) {
    checksums[frame] = sums.isEmpty ? nil : sums
  }

  private static let title = "flipbook frames 1"
}
