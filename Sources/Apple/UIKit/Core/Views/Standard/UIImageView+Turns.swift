/// Images that are shown one after the other.
@MainActor
final class ImageTurns {
  /// The image of the moment.
  private(set) var image: UIImage
  /// The animated image whose images they are; `nil` for those of the view.
  let source: UIImage?
  private let images: [UIImage]
  private let rounds: Int
  private let batch: AnimationBatch

  /// Makes the turns of images, which begin at once.
  ///
  /// - Parameters:
  ///   - images: at least one.
  ///   - duration: how long all of them take, in seconds.
  ///   - rounds: how often they are shown; 0 for without end.
  ///   - source: the animated image whose images they are.
  ///   - view: the view that shows them.
  init?(
    _ images: [UIImage], duration: TimeInterval, rounds: Int, of source: UIImage? = nil,
    view: UIImageView
  ) {
    guard let first = images.first else { return nil }
    self.source = source
    image = first
    self.images = images
    self.rounds = max(1, rounds)
    batch = AnimationBatch(
      duration: duration * Double(max(1, rounds)), curve: .linear,
      options: rounds > 0 ? [] : [.repeat], runtime: view.layer.runtime
    ) { [weak view] _ in view?.stopAnimating() }
    batch.followers = [
      { [weak self, weak view] progress in
        guard let self, let view else { return }
        let share = (progress * Double(self.rounds)).truncatingRemainder(dividingBy: 1)
        let next = self.images[min(images.count - 1, Int(saturating: share * Double(images.count)))]
        guard next !== self.image else { return }
        self.image = next
        view.showImage()
      }
    ]
    view.layer.runtime.timeline.add(batch)
  }

  /// Ends the turns.
  func end(on view: UIImageView) { view.layer.runtime.timeline.remove(batch) }
}

extension UIImageView {
  /// Begins to show the images of the animation.
  func beginTurns() {
    endTurns()
    guard let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages else {
      return showAnimatedImage()
    }
    let duration =
      animationDuration > 0 ? animationDuration : Double(images.count) / Self.imagesPerSecond
    turns = ImageTurns(images, duration: duration, rounds: animationRepeatCount, view: self)
    showImage()
  }

  /// Lets the images of an animated image take turns without end, unless the view's own do.
  ///
  /// Source: Apple, UIImageView.image: an animated image begins at once.
  func showAnimatedImage() {
    let image = ownImage
    guard turns == nil || turns?.source != nil, turns?.source !== image || turns == nil else {
      return
    }
    if turns != nil { endTurns() }
    guard let image, let images = image.images else { return }
    turns = ImageTurns(images, duration: image.duration, rounds: 0, of: image, view: self)
    showImage()
  }

  /// Shows the view's own image again.
  func endTurns() {
    guard let turns else { return }
    self.turns = nil
    turns.end(on: self)
    showImage()
  }

  /// How many images a second are shown where no duration is set.
  ///
  /// Source: Apple, UIImageView.animationDuration.
  private static let imagesPerSecond = 30.0
}
