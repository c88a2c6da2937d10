import Staging

extension FallingSquare {
  static let scene = Scene(
    "falling-square", "A square falls, bounces a little and rests on the bottom edge.", limit: 10
  ) { ViewController() }
}
