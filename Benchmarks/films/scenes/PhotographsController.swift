import Foundation
import UIKit

/// Twelve photographs that zoom inside their frames and fade.
final class PhotographsController: TimedController {
  private var photographs: [UIImageView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<12 {
      let frame = UIView(
        frame: CGRect(
          x: 5 + 105 * CGFloat(index % 3), y: 6 + 140 * CGFloat(index / 3), width: 100,
          height: 136))
      frame.clipsToBounds = true
      let photograph = UIImageView(frame: frame.bounds)
      photograph.image = UIImage(data: Photograph.file(index))
      frame.addSubview(photograph)
      view.addSubview(frame)
      photographs.append(photograph)
    }
  }

  override func move(at time: Double) {
    for (index, photograph) in photographs.enumerated() {
      let zoom = 1.25 + 0.25 * sin(time * (0.7 + Double(index) / 20))
      photograph.transform = CGAffineTransform(scaleX: zoom, y: zoom)
      photograph.alpha = 0.65 + 0.35 * sin(time * (1.1 + Double(index) / 15))
    }
  }
}

/// A picture with soft colours and grain, as a camera makes them: nearly every pixel is another.
private enum Photograph {
  static let width = 200
  static let height = 272

  /// Returns a PNG file without compression.
  static func file(_ number: Int) -> Data {
    let waves = (0..<width).map { sin(Double($0) / 41 + Double(number)) }
    let rows = [UInt8](unsafeUninitializedCapacity: height * (3 * width + 1)) { rows, count in
      for y in 0..<height {
        let channels = (0..<3).map { channel in
          let phase = Double(y) / 53 + Double(channel) * 1.1 + Double(number) * 0.7
          return 100 * cos(phase)
        }
        rows[count] = 0
        count += 1
        for x in 0..<width {
          for channel in 0..<3 {
            let soft = Int(128.5 + waves[x] * channels[channel])
            rows[count] = UInt8(truncatingIfNeeded: soft + grain(x, y, channel, number))
            count += 1
          }
        }
      }
    }
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: rows.count, by: 65_535) {
      let block = rows[start..<min(start + 65_535, rows.count)]
      let length = UInt16(block.count)
      stream.append(block.endIndex == rows.count ? 1 : 0)
      for value in [length, ~length] {
        stream += [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)]
      }
      stream += block
    }
    stream += bytes(adler(rows))
    let header = bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 2, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
        + chunk("IDAT", stream) + chunk("IEND", []))
  }

  /// Returns a number from -8 to 7 that looks random.
  private static func grain(_ x: Int, _ y: Int, _ channel: Int, _ number: Int) -> Int {
    var mixed = UInt32(truncatingIfNeeded: ((number * 272 + y) * 200 + x) * 3 + channel)
    mixed = (mixed ^ (mixed >> 15)) &* 0x2C1B_3C6D
    mixed = (mixed ^ (mixed >> 12)) &* 0x297A_2D39
    return Int(mixed >> 28) - 8
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(cyclicCheck(body))
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (sum, sums): (UInt32, UInt32) = (1, 0)
    // The sums of 5552 bytes cannot overflow.
    for start in stride(from: 0, to: bytes.count, by: 5552) {
      for byte in bytes[start..<min(start + 5552, bytes.count)] {
        sum &+= UInt32(byte)
        sums &+= sum
      }
      sum %= 65_521
      sums %= 65_521
    }
    return sums << 16 | sum
  }

  private static func cyclicCheck(_ bytes: [UInt8]) -> UInt32 {
    let table = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~bytes.reduce(0xFFFF_FFFF) { sum, byte in
      sum >> 8 ^ table[Int((sum ^ UInt32(byte)) & 255)]
    }
  }
}
