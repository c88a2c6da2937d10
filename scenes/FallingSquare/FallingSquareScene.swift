import Staging

extension FallingSquare {
  static let scene = Scene(
    "falling-square", "A square falls, bounces a little and rests on the bottom edge.", limit: 10,
    captions: [
      Caption("Gravity pulls a square down", at: 0),
      Caption("The edge of the view stops it", at: 0.72),
    ]
  ) { ViewController() }
}
