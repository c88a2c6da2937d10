import UIKit

/// One picture that is loaded: from memory, from a file or from an address, which answers in a film
/// where a file stands for it.
@MainActor
final class PictureLoad {
  /// Where a picture came from.
  struct Loaded {
    let image: UIImage
    let data: Data?
    let isRemembered: Bool
  }

  private var task: URLSessionDataTask?
  private(set) var isCancelled = false

  /// Begins to load.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - key: under which the picture is remembered.
  ///   - memory: what is remembered.
  ///   - isFresh: whether what is remembered does not count.
  ///   - made: makes the picture of the bytes; `nil` where they are none.
  ///   - completion: gets the picture at once where it is remembered, else before the next frame.
  init(
    _ url: URL, key: String, memory: PictureMemory, isFresh: Bool,
    made: @escaping @MainActor (Data) -> UIImage?,
    completion: @escaping @MainActor (Result<Loaded, any Error>) -> Void
  ) {
    if !isFresh, let image = memory[key] {
      completion(.success(Loaded(image: image, data: nil, isRemembered: true)))
      return
    }
    task = URLSession.shared.dataTask(with: url) { data, _, error in
      DispatchQueue.main.async {
        guard !self.isCancelled else { return completion(.failure(URLError(.cancelled))) }
        guard let data else { return completion(.failure(error ?? URLError(.unknown))) }
        guard let image = made(data) else {
          return completion(.failure(URLError(.cannotDecodeContentData)))
        }
        memory[key] = image
        completion(.success(Loaded(image: image, data: data, isRemembered: false)))
      }
    }
    task?.resume()
  }

  /// Ends the load; its end is told as an error.
  func cancel() { isCancelled = true }
}

/// Pictures that were loaded, by their keys.
@MainActor
final class PictureMemory {
  private var images: [String: UIImage] = [:]

  subscript(key: String) -> UIImage? {
    get { images[key] }
    set { images[key] = newValue }
  }

  func removeAll() { images = [:] }
}

/// What a view remembers of its load, under a key of its own.
@MainActor
final class LoadsOfView {
  private static var key: UInt8 = 0

  /// Counts the loads; what ends with an older number is late.
  var number = 0
  var load: PictureLoad?
  var url: URL?
  /// What is shown while it loads: a view of the type of indicator that was asked for.
  var indicator: UIView?
  var choices: [String: Any] = [:]

  /// Returns what a view remembers.
  static func of(_ view: UIView) -> LoadsOfView {
    if let found = objc_getAssociatedObject(view, &key) as? LoadsOfView { return found }
    let made = LoadsOfView()
    objc_setAssociatedObject(view, &key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  /// Begins a load, which ends the one before.
  ///
  /// - Returns: its number.
  func begin(_ url: URL?) -> Int {
    load?.cancel()
    number += 1
    (load, self.url) = (nil, url)
    return number
  }

  /// Shows an indicator in the middle of a view.
  func show(_ indicator: UIView?, in view: UIView) {
    self.indicator?.removeFromSuperview()
    self.indicator = indicator
    guard let indicator else { return }
    indicator.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    indicator.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    view.addSubview(indicator)
    (indicator as? UIActivityIndicatorView)?.startAnimating()
  }
}
