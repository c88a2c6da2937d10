import Drawing
import FilmFiles

extension Ground {
  /// The colour that a rasterizer draws under everything; `nil` for none.
  var color: Color? {
    switch self {
    case .clear: return nil
    case .color(let number):
      func level(_ shift: UInt32) -> Double { Double(number >> shift & 255) / 255 }
      return Color(red: level(16), green: level(8), blue: level(0))
    }
  }
}
