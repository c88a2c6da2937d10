import UIKit

extension UIView {
  /// The address of the image that was set last.
  public var sd_imageURL: URL? { LoadsOfView.of(self).url }

  /// What turns while an image is loaded.
  public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { LoadsOfView.of(self).choices["sd_indicator"] as? any SDWebImageIndicator }
    set { LoadsOfView.of(self).choices["sd_indicator"] = newValue }
  }

  /// How an image takes the place of the one before.
  public var sd_imageTransition: SDWebImageTransition? {
    get { LoadsOfView.of(self).choices["sd_transition"] as? SDWebImageTransition }
    set { LoadsOfView.of(self).choices["sd_transition"] = newValue }
  }

  /// Ends the load of the image.
  public func sd_cancelCurrentImageLoad() { LoadsOfView.of(self).load?.cancel() }

  /// Loads an image for a view, and shows it with the view's transition.
  func sd_load(
    _ url: URL?, _ placeholder: UIImage?, _ options: SDWebImageOptions,
    _ completed: SDExternalCompletionBlock?, _ show: @escaping @MainActor (UIImage?) -> Void
  ) {
    let loads = LoadsOfView.of(self)
    let number = loads.begin(url)
    if !options.contains(.delayPlaceholder) { show(placeholder) }
    let indicator = sd_imageIndicator
    loads.show(indicator?.indicatorView, in: self)
    indicator?.startAnimatingIndicator()
    loads.load = SDWebImageManager.shared.load(url, options) { [weak self] result in
      guard let self, number == loads.number else { return }
      loads.show(nil, in: self)
      switch result {
      case .failure(let error):
        if options.contains(.delayPlaceholder) { show(placeholder) }
        completed?(nil, error, .none, url)
      case .success(let found):
        if !options.contains(.avoidAutoSetImage) {
          let isSudden = found.isRemembered && !options.contains(.forceTransition)
          if let transition = sd_imageTransition, !isSudden {
            UIView.transition(
              with: self, duration: transition.duration, options: transition.animationOptions,
              animations: { show(found.image) })
          } else {
            show(found.image)
          }
        }
        completed?(found.image, nil, found.isRemembered ? .memory : .none, url)
      }
    }
  }
}

extension UIImageView {
  /// Shows an image of an address.
  public func sd_setImage(with url: URL?, completed: SDExternalCompletionBlock? = nil) {
    sd_setImage(with: url, placeholderImage: nil, completed: completed)
  }

  /// Shows an image of an address.
  public func sd_setImage(
    with url: URL?, placeholderImage: UIImage?, options: SDWebImageOptions = [],
    completed: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholderImage, options: options, progress: nil,
      completed: completed)
  }

  /// Shows an image of an address.
  public func sd_setImage(
    with url: URL?, placeholderImage: UIImage?, options: SDWebImageOptions = [],
    progress: SDImageLoaderProgressBlock?, completed: SDExternalCompletionBlock? = nil
  ) {
    sd_load(url, placeholderImage, options, completed) { [weak self] in self?.image = $0 }
  }
}

extension UIButton {
  /// Shows an image of an address in a state.
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
    options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
  ) {
    sd_load(url, placeholderImage, options, completed) { [weak self] in
      self?.setImage($0, for: state)
    }
  }

  /// Shows an image of an address behind the title in a state.
  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
    options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
  ) {
    sd_load(url, placeholderImage, options, completed) { [weak self] in
      self?.setBackgroundImage($0, for: state)
    }
  }
}
