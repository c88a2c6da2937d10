import Drawing
import Geometry
import Pixels
import Rasterizer

let white: UInt32 = 0xFFFF_FFFF
let black: UInt32 = 0xFF00_0000

extension Color {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}

/// Draws commands on a picture of `width`×`height` points.
func draw(
  _ commands: DrawCommand..., width: Double = 8, height: Double = 8, scale: Double = 1,
  background: Color? = .white
) throws -> Frame {
  try Rasterizer(
    size: CGSize(width: width, height: height), scale: scale, background: background
  ).frame(of: DisplayList(commands))
}

extension DrawCommand {
  static func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color)
    -> DrawCommand
  {
    .fill(
      .rectangle(CGRect(x: x, y: y, width: width, height: height)), color, transform: .identity)
  }
}

extension Frame {
  /// Returns one letter for each pixel, one string for each row; pixels of other colours are `?`.
  func letters(_ names: [UInt32: Character]) -> [String] {
    (0..<size.height).map { y in
      String((0..<size.width).map { x in names[self[x, y]] ?? "?" })
    }
  }

  /// Returns how many pixels are not `pixel`.
  func count(not pixel: UInt32) -> Int { pixels.count { $0 != pixel } }
}
