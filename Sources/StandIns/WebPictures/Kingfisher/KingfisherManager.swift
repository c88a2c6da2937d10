import UIKit

/// Loads images, and keeps them.
///
/// Source: Kingfisher, KingfisherManager.
@preconcurrency @MainActor
public final class KingfisherManager {
  /// The one of the film.
  public static var shared: KingfisherManager {
    LayerRuntime.current.stage.part { KingfisherManager() }
  }

  /// Where loaded images are kept, unless an option names another cache.
  public var cache: ImageCache
  /// Recorded only: images are asked for by the app's own session.
  public var downloader: ImageDownloader
  /// The options of every load, before those that it is given, which win.
  public var defaultOptions: KingfisherOptionsInfo = []

  /// Makes one with a cache of its own.
  nonisolated public init(downloader: ImageDownloader, cache: ImageCache) {
    (self.downloader, self.cache) = (downloader, cache)
  }

  private convenience init() { self.init(downloader: .default, cache: .default) }

  /// Loads an image.
  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    retrieveImage(
      with: resource.convertToSource(), options: options, completionHandler: completionHandler)
  }

  /// Loads an image, which comes in one piece.
  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock?,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    retrieveImage(with: resource, options: options, completionHandler: completionHandler)
  }

  /// Loads an image.
  @discardableResult
  public func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    let task = DownloadTask()
    task.load = load(source, KingfisherParsedOptionsInfo(defaultOptions + (options ?? []))) {
      completionHandler?($0)
    }
    return task
  }

  /// Loads an image; `nil` where only the cache counts.
  func load(
    _ source: Source, _ options: KingfisherParsedOptionsInfo,
    _ completion: @escaping (Result<RetrieveImageResult, KingfisherError>) -> Void
  ) -> PictureLoad? {
    let cache = options.cache ?? self.cache
    let mark = options.processor.identifier
    let key = mark.isEmpty ? source.cacheKey : "\(source.cacheKey)@\(mark)"
    guard let url = source.url else {
      completion(.failure(.requestError(reason: .invalidURL)))
      return nil
    }
    if options.onlyFromCache, !cache.isCached(forKey: key) {
      completion(.failure(.cacheError(reason: .imageNotExisting(key: key))))
      return nil
    }
    return PictureLoad(url, key: key, memory: cache.memory, isFresh: options.forceRefresh) { data in
      options.processor.process(item: .data(data), options: options)
    } completion: { result in
      completion(
        result.map {
          RetrieveImageResult(
            image: $0.image, cacheType: $0.isRemembered ? .memory : .none, source: source,
            originalSource: source)
        }.mapError(KingfisherError.init))
    }
  }
}

/// An image on its way.
///
/// Source: Kingfisher, DownloadTask.
@preconcurrency @MainActor
public final class DownloadTask {
  var load: PictureLoad?

  /// Ends the load, which its completion hears.
  public func cancel() { load?.cancel() }
}

/// Loads images, without keeping them.
///
/// Source: Kingfisher, ImageDownloader.
@preconcurrency @MainActor
open class ImageDownloader {
  /// The one of the film.
  public static var `default`: ImageDownloader {
    LayerRuntime.current.stage.part { ImageDownloader(name: "default") }
  }

  /// In seconds.
  ///
  /// An answer comes before the next frame.
  open var downloadTimeout: TimeInterval = 15
  /// Hosts whose certificates do not count; recorded only.
  open var trustedHosts: Set<String>?

  /// Makes a downloader; its name means nothing here.
  nonisolated public init(name: String) {}

  /// Loads an image.
  @discardableResult
  open func downloadImage(
    with url: URL, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    let options = KingfisherParsedOptionsInfo(options)
    let task = DownloadTask()
    task.load = PictureLoad(url, key: "", memory: PictureMemory(), isFresh: true) { data in
      options.processor.process(item: .data(data), options: options)
    } completion: { result in
      completionHandler?(
        result.map {
          ImageLoadingResult(image: $0.image, url: url, originalData: $0.data ?? Data())
        }.mapError(KingfisherError.init))
    }
    return task
  }
}

/// Loads images before they are shown.
///
/// Source: Kingfisher, ImagePrefetcher.
@preconcurrency @MainActor
public final class ImagePrefetcher {
  /// Hears of all addresses once none is open: none was skipped, some failed, the others are kept.
  public typealias CompletionHandler = (
    _ skippedResources: [any Resource], _ failedResources: [any Resource],
    _ completedResources: [any Resource]
  ) -> Void

  private let urls: [URL]
  private let options: KingfisherOptionsInfo?
  private let completion: CompletionHandler?
  private var tasks: [DownloadTask?] = []

  /// Makes a prefetcher of some addresses, which loads nothing before `start`.
  public init(
    urls: [URL], options: KingfisherOptionsInfo? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    (self.urls, self.options, completion) = (urls, options, completionHandler)
  }

  /// Begins to load; where there is nothing to load, that is told in the next turn of the main queue.
  public func start() {
    if urls.isEmpty { return DispatchQueue.main.async { self.completion?([], [], []) } }
    var failed: [any Resource] = []
    var completed: [any Resource] = []
    tasks = urls.map { url in
      KingfisherManager.shared.retrieveImage(with: url, options: options) { [self] result in
        if case .success = result { completed.append(url) } else { failed.append(url) }
        if failed.count + completed.count == urls.count { completion?([], failed, completed) }
      }
    }
  }

  /// Ends what is not loaded yet.
  public func stop() {
    for task in tasks { task?.cancel() }
  }
}
