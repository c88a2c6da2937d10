import Flipbook

/// A command with the scenes by which the making of films is measured.
///
/// They move for four hundred seconds and never come to rest.
@main
struct FilmBenchmark: Gallery {
  static let scenes = [
    Scene("w1", "A 40-point square falls and bounces.", limit: 400) { FallingSquareController() },
    Scene("w2", "A 200-point card with text swings.", limit: 400) { SwingingCardController() },
    Scene("w3", "Nine of 84 cells move elastically.", limit: 400) {
      ElasticCellsController(.coarse)
    },
    Scene("w3-ten", "Ninety of 840 cells move elastically.", limit: 400) {
      ElasticCellsController(.fine)
    },
  ]
}
