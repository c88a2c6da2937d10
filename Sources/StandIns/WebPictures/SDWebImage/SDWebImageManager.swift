import UIKit

/// Loads images, and keeps them.
///
/// Source: SDWebImage, SDWebImageManager.
@preconcurrency @MainActor
open class SDWebImageManager: NSObject {
  /// The one of the film.
  public static var shared: SDWebImageManager {
    LayerRuntime.current.stage.part { SDWebImageManager() }
  }

  /// Where loaded images are kept: the cache of the film.
  public let imageCache = SDImageCache.shared

  /// Loads an image.
  @discardableResult
  open func loadImage(
    with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock?,
    completed: @escaping (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
  ) -> SDWebImageCombinedOperation? {
    let operation = SDWebImageCombinedOperation()
    operation.load = load(url, options) { result in
      switch result {
      case .success(let found):
        completed(found.image, found.data, nil, found.isRemembered ? .memory : .none, true, url)
      case .failure(let error): completed(nil, nil, error, .none, true, url)
      }
    }
    return operation
  }

  /// Returns the key of an address.
  open func cacheKey(for url: URL?) -> String? { url?.absoluteString }

  func load(
    _ url: URL?, _ options: SDWebImageOptions,
    _ completion: @escaping @MainActor (Result<PictureLoad.Loaded, any Error>) -> Void
  ) -> PictureLoad? {
    guard let url else {
      completion(
        .failure(
          SDWebImageError(code: SDWebImageError.invalidURL, "Image url is nil")))
      return nil
    }
    let key = url.absoluteString
    if options.contains(.fromCacheOnly), SDImageCache.shared.memory[key] == nil {
      completion(
        .failure(SDWebImageError(code: SDWebImageError.cacheNotModified, "Image is not cached")))
      return nil
    }
    return PictureLoad(
      url, key: key, memory: SDImageCache.shared.memory,
      isFresh: options.contains(.refreshCached), made: { UIImage(data: $0) },
      completion: completion)
  }
}

/// What went wrong before anything was asked.
struct SDWebImageError: LocalizedError, CustomNSError {
  static let invalidURL = 1000
  static let cacheNotModified = 1002
  static let errorDomain = "SDWebImageErrorDomain"

  let errorCode: Int
  let errorDescription: String?

  init(code: Int, _ text: String) { (errorCode, errorDescription) = (code, text) }
}

/// An image on its way.
///
/// Source: SDWebImage, SDWebImageCombinedOperation.
@preconcurrency @MainActor
public final class SDWebImageCombinedOperation: NSObject {
  var load: PictureLoad?

  /// Ends the load, which its completion hears.
  public func cancel() { load?.cancel() }
}

/// Loads images, without keeping them.
///
/// Source: SDWebImage, SDWebImageDownloader.
@preconcurrency @MainActor
open class SDWebImageDownloader: NSObject {
  /// The one of the film.
  public static var shared: SDWebImageDownloader {
    LayerRuntime.current.stage.part { SDWebImageDownloader() }
  }

  /// Loads an image.
  @discardableResult
  open func downloadImage(
    with url: URL?, completed: ((UIImage?, Data?, (any Error)?, Bool) -> Void)? = nil
  ) -> SDWebImageCombinedOperation? {
    SDWebImageManager.shared.loadImage(with: url, options: .refreshCached, progress: nil) {
      image, data, error, _, isFinished, _ in
      completed?(image, data, error, isFinished)
    }
  }
}

/// Loads images before they are shown.
///
/// Source: SDWebImage, SDWebImagePrefetcher.
@preconcurrency @MainActor
open class SDWebImagePrefetcher: NSObject {
  /// The one of the film.
  public static var shared: SDWebImagePrefetcher {
    LayerRuntime.current.stage.part { SDWebImagePrefetcher() }
  }

  /// Loads images, and tells how many of them were loaded and how many were not.
  open func prefetchURLs(
    _ urls: [URL]?, progress: ((UInt, UInt) -> Void)? = nil,
    completed: ((UInt, UInt) -> Void)? = nil
  ) {
    let urls = urls ?? []
    if urls.isEmpty { completed?(0, 0) }
    var (done, failed): (UInt, UInt) = (0, 0)
    for url in urls {
      SDWebImageManager.shared.loadImage(with: url, progress: nil) { image, _, _, _, _, _ in
        done += 1
        if image == nil { failed += 1 }
        progress?(done, UInt(urls.count))
        if done == urls.count { completed?(done, failed) }
      }
    }
  }
}
