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

extension UISlider {
  /// Shows an image in place of the thumb in a state; `nil` for the system's thumb.
  ///
  /// Source: Apple, UISlider.setThumbImage(_:for:).
  public func setThumbImage(_ image: UIImage?, for state: State) {
    changeImages { $0.thumbs[state.rawValue] = image }
  }

  /// Shows an image in place of the track left of the thumb in a state.
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    changeImages { $0.minimumTracks[state.rawValue] = image }
  }

  /// Shows an image in place of the track right of the thumb in a state.
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    changeImages { $0.maximumTracks[state.rawValue] = image }
  }

  /// Returns the image that was set for the thumb in a state.
  public func thumbImage(for state: State) -> UIImage? { images.thumbs[state.rawValue] }

  /// Returns the image that was set for the track left of the thumb in a state.
  public func minimumTrackImage(for state: State) -> UIImage? {
    images.minimumTracks[state.rawValue]
  }

  /// Returns the image that was set for the track right of the thumb in a state.
  public func maximumTrackImage(for state: State) -> UIImage? {
    images.maximumTracks[state.rawValue]
  }

  /// The image that the thumb shows now; `nil` for the system's thumb.
  public var currentThumbImage: UIImage? { images.thumb(in: state) }

  /// The image that the track left of the thumb shows now.
  public var currentMinimumTrackImage: UIImage? { SliderImages.image(images.minimumTracks, state) }

  /// The image that the track right of the thumb shows now.
  public var currentMaximumTrackImage: UIImage? { SliderImages.image(images.maximumTracks, state) }
}
