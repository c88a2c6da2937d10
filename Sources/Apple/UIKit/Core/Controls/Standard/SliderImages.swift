/// The images that a slider shows in place of its thumb and track, and those at its ends.
@MainActor
struct SliderImages {
  /// Whether an image was ever set.
  var isUsed = false
  var thumbs: [UInt: UIImage] = [:]
  var minimumTracks: [UInt: UIImage] = [:]
  var maximumTracks: [UInt: UIImage] = [:]
  private lazy var views = (0..<5).map { _ in UIImageView() }

  /// Returns the image of the thumb in a state; `nil` for the system's thumb.
  func thumb(in state: UIControl.State) -> UIImage? { Self.image(thumbs, state) }

  /// Returns the image of a state, or that of the normal one.
  static func image(_ images: [UInt: UIImage], _ state: UIControl.State) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }

  /// Shows the images, and hides what they stand for.
  mutating func show(of slider: UISlider, left: UIView, right: UIView, thumb: UIView) {
    let state = slider.state
    let images = [
      Self.image(minimumTracks, state), Self.image(maximumTracks, state), self.thumb(in: state),
      slider.minimumValueImage, slider.maximumValueImage,
    ]
    for (view, image) in zip(views, images) { view.image = image }
    for (place, (view, host)) in zip(views, [left, right, thumb]).enumerated() {
      guard images[place] != nil else {
        view.removeFromSuperview()
        continue
      }
      host.backgroundColor = nil
      host.layer.borderWidth = 0
      host.addSubview(view)
    }
    for view in views.suffix(2) where view.superview == nil { slider.addSubview(view) }
  }

  /// Places the images.
  mutating func place(in slider: UISlider, left: UIView, right: UIView, thumb: UIView) {
    for (view, host) in zip(views, [left, right]) {
      let height = view.image?.size.height ?? host.bounds.height
      view.frame = CGRect(
        x: 0, y: (host.bounds.height - height) / 2, width: host.bounds.width, height: height)
    }
    views[2].frame = thumb.bounds
    views[3].frame = slider.minimumValueImageRect(forBounds: slider.bounds)
    views[4].frame = slider.maximumValueImageRect(forBounds: slider.bounds)
  }
}
