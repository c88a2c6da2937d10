import UIKit

/// What Kingfisher adds to a view, under `kf`.
///
/// Source: Kingfisher, KingfisherWrapper.
@preconcurrency @MainActor
public struct KingfisherWrapper<Base: UIView> {
  /// The view whose images are loaded.
  public let base: Base
}

extension UIImageView {
  /// Images that are loaded.
  public var kf: KingfisherWrapper<UIImageView> { KingfisherWrapper(base: self) }
}

extension UIButton {
  /// Images that are loaded.
  public var kf: KingfisherWrapper<UIButton> { KingfisherWrapper(base: self) }
}

/// What stands in the place of an image that is loaded: an image or a view.
///
/// Source: Kingfisher, Placeholder.
@preconcurrency @MainActor
public protocol Placeholder {
  func add(to imageView: UIImageView)
  func remove(from imageView: UIImageView)
}

extension UIImage: Placeholder {
  /// Shows the image in an image view.
  public func add(to imageView: UIImageView) { imageView.image = self }
  /// Takes the image from an image view, whatever it shows.
  public func remove(from imageView: UIImageView) { imageView.image = nil }
}

extension Placeholder where Self: UIView {
  /// Lays the view over an image view, whose size it keeps.
  public func add(to imageView: UIImageView) {
    imageView.addSubview(self)
    frame = imageView.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Takes the view from where it is.
  public func remove(from imageView: UIImageView) { removeFromSuperview() }
}

private typealias Completion = (Result<RetrieveImageResult, KingfisherError>) -> Void

extension KingfisherWrapper where Base: UIImageView {
  /// What turns while an image is loaded: nothing, unless it is set.
  public var indicatorType: IndicatorType {
    get { LoadsOfView.of(base).choices["indicator"] as? IndicatorType ?? .none }
    nonmutating set { LoadsOfView.of(base).choices["indicator"] = newValue }
  }

  /// The key of the address that was set last.
  public var taskIdentifier: UInt? { UInt(LoadsOfView.of(base).number) }

  /// Shows an image of an address.
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource?.convertToSource(), placeholder: placeholder, options: options,
      completionHandler: completionHandler)
  }

  /// Shows an image of an address, which comes in one piece.
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock?,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource, placeholder: placeholder, options: options,
      completionHandler: completionHandler)
  }

  /// Shows an image of an address.
  @discardableResult
  public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    let loads = LoadsOfView.of(base)
    let options = KingfisherParsedOptionsInfo(
      KingfisherManager.shared.defaultOptions + (options ?? []))
    let number = loads.begin(source?.url)
    (loads.choices["placeholder"] as? any Placeholder)?.remove(from: base)
    loads.choices["placeholder"] = nil
    func showPlaceholder() {
      if let placeholder {
        placeholder.add(to: base)
        if !(placeholder is UIImage) { loads.choices["placeholder"] = placeholder }
      } else {
        base.image = nil
      }
    }
    guard let source else {
      showPlaceholder()
      loads.show(nil, in: base)
      completionHandler?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    if !options.keepCurrentImageWhileLoading || base.image == nil { showPlaceholder() }
    showIndicator()
    let task = DownloadTask()
    task.load = KingfisherManager.shared.load(source, options) { result in
      guard number == loads.number else {
        completionHandler?(
          .failure(
            .imageSettingError(reason: .notCurrentSourceTask(error: nil, source: source))))
        return
      }
      loads.show(nil, in: base)
      switch result {
      case .failure:
        if let image = options.onFailureImage { base.image = image }
        completionHandler?(result)
      case .success(let value):
        (loads.choices["placeholder"] as? any Placeholder)?.remove(from: base)
        loads.choices["placeholder"] = nil
        show(value, options)
        completionHandler?(result)
      }
    }
    loads.load = task.load
    return task
  }

  /// Ends the load of the image.
  public func cancelDownloadTask() { LoadsOfView.of(base).load?.cancel() }

  private func showIndicator() {
    let loads = LoadsOfView.of(base)
    switch indicatorType {
    case .none: loads.show(nil, in: base)
    case .activity: loads.show(UIActivityIndicatorView(style: .medium), in: base)
    case .custom(let indicator):
      loads.show(indicator.view, in: base)
      indicator.startAnimatingView()
    }
  }

  private func show(_ value: RetrieveImageResult, _ options: KingfisherParsedOptionsInfo) {
    guard let (duration, animation) = options.transition.animation,
      options.forceTransition || value.cacheType == .none
    else {
      base.image = value.image
      return
    }
    var change = { (view: UIImageView, image: UIImage) in view.image = image }
    var end: ((Bool) -> Void)?
    if case .custom(_, _, let animations, let completion) = options.transition {
      change = animations ?? change
      end = completion
    }
    UIView.transition(
      with: base, duration: duration, options: [animation, .allowUserInteraction],
      animations: { change(base, value.image) }, completion: end)
  }
}

extension KingfisherWrapper where Base: UIButton {
  /// Shows an image of an address in a state.
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    let button = base
    return set(resource, placeholder, options, completionHandler) {
      button.setImage($0, for: state)
    }
  }

  /// Shows an image of an address behind the title in a state.
  @discardableResult
  public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    let button = base
    return set(resource, placeholder, options, completionHandler) {
      button.setBackgroundImage($0, for: state)
    }
  }

  private func set(
    _ resource: (any Resource)?, _ placeholder: UIImage?, _ options: KingfisherOptionsInfo?,
    _ completion: Completion?, _ show: @escaping (UIImage?) -> Void
  ) -> DownloadTask? {
    show(placeholder)
    guard let resource else {
      completion?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    return KingfisherManager.shared.retrieveImage(with: resource, options: options) { result in
      if case .success(let value) = result { show(value.image) }
      completion?(result)
    }
  }
}
