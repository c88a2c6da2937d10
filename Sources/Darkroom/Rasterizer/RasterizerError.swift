import Typography

/// Why a display list cannot become a frame.
package enum RasterizerError: Error, Hashable, CustomStringConvertible {
  /// A side that is zero, negative or not a number.
  ///
  /// *Units*: points, and pixels a point.
  case noArea(width: Double, height: Double, scale: Double)
  /// More pixels than `Rasterizer.longestSide` or `Rasterizer.largestArea` allow.
  ///
  /// *Units*: pixels.
  case tooLarge(width: Double, height: Double)
  /// A command with a coordinate that is not a number; `command` is how it prints.
  case notFinite(command: String)
  /// A command with a curve so far outside the picture that Cairo's numbers do not reach it.
  case outOfReach(command: String)
  case typography(TypographyError)
  /// Cairo stopped; `status` is its own sentence.
  case drawing(status: String)

  package var description: String {
    switch self {
    case .noArea(let width, let height, let scale):
      "a picture of \(width)×\(height) points at scale \(scale) has no area; "
        + "give it a positive size and scale"
    case .tooLarge(let width, let height):
      "a picture of \(width)×\(height) pixels is too large; "
        + "up to \(Rasterizer.longestSide) pixels a side and \(Rasterizer.largestArea) in all "
        + "can be drawn, so give a smaller scale"
    case .notFinite(let command):
      "a command has a coordinate that is not a number and cannot be drawn: \(command)"
    case .outOfReach(let command):
      "a command reaches more than \(Int(Canvas.reach)) pixels away and cannot be drawn: \(command)"
    case .typography(let error): error.description
    case .drawing(let status): "Cairo cannot draw the picture: \(status)"
    }
  }
}
