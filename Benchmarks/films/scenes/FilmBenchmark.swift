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
    Scene("w4", "One of five cards with shadows swings.", limit: 400) {
      ShadowedCardsController(count: 5)
    },
    Scene("w4-ten", "One of ten cards with shadows swings.", limit: 400) {
      ShadowedCardsController(count: 10)
    },
    Scene("w5", "A list scrolls below a blurred bar.", limit: 400) {
      ScrolledListController(hasBar: true)
    },
    Scene("w6", "A list scrolls.", limit: 400) { ScrolledListController(hasBar: false) },
    Scene("w7", "Two hundred gradients turn.", limit: 400) { TurningGradientsController() },
    Scene("w8", "Twelve photographs zoom and fade.", limit: 400) { PhotographsController() },
    Scene("w9", "A screen of text in several scripts moves.", limit: 400) {
      MovingTextController()
    },
    Scene("w10", "Two thousand particles circle.", limit: 400) { ParticlesController() },
  ]
}
