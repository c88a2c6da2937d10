import UIKit

/// Images that were loaded, as long as a film lasts.
///
/// They are kept in memory alone.
///
/// Source: Kingfisher, ImageCache.
@preconcurrency @MainActor
open class ImageCache {
  /// The one of the film.
  public static var `default`: ImageCache {
    LayerRuntime.current.stage.part { ImageCache(name: "default") }
  }

  /// The name that it was given; caches of one name share nothing.
  public let name: String
  /// How much memory and disk may hold, and how long; recorded only.
  public let memoryStorage = MemoryStorage()
  public let diskStorage = DiskStorage()
  let memory = PictureMemory()

  /// Makes an empty cache.
  nonisolated public init(name: String) {
    self.name = name
  }

  /// Keeps an image.
  open func store(_ image: UIImage, original: Data? = nil, forKey key: String) {
    memory[key] = image
  }

  /// Lets an image go.
  open func removeImage(forKey key: String, completionHandler: (() -> Void)? = nil) {
    memory[key] = nil
    completionHandler.map(onMain)
  }

  /// Returns true where an image is kept under a key: that of its address, then `@` and the mark of
  /// its processor, if that has one.
  open func isCached(forKey key: String) -> Bool { memory[key] != nil }

  /// Returns `memory` where an image is kept under a key, and otherwise `none`.
  open func imageCachedType(forKey key: String) -> CacheType {
    isCached(forKey: key) ? .memory : .none
  }

  /// Returns an image that is kept.
  open func retrieveImageInMemoryCache(forKey key: String) -> UIImage? { memory[key] }

  /// Hands on an image that is kept, before the next frame.
  open func retrieveImage(
    forKey key: String, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
  ) {
    let result = memory[key].map(ImageCacheResult.memory) ?? .none
    onMain { completionHandler?(.success(result)) }
  }

  /// Lets all images go.
  open func clearMemoryCache() { memory.removeAll() }

  /// Calls the closure before the next frame: there is nothing on a disk.
  open func clearDiskCache(completion: (() -> Void)? = nil) { completion.map(onMain) }

  /// Lets all images go, and calls the closure before the next frame.
  open func clearCache(completion: (() -> Void)? = nil) {
    memory.removeAll()
    completion.map(onMain)
  }

  /// Does nothing: no image expires during a film.
  open func cleanExpiredMemoryCache() {}

  /// Calls the closure before the next frame: no image expires during a film.
  open func cleanExpiredDiskCache(completion: (() -> Void)? = nil) { completion.map(onMain) }

  /// Tells how many bytes are on the disk: none.
  open func calculateDiskStorageSize(
    completion: @escaping (Result<UInt, KingfisherError>) -> Void
  ) {
    onMain { completion(.success(0)) }
  }

  private func onMain(_ call: @escaping () -> Void) { DispatchQueue.main.async { call() } }

  /// The images that are kept in memory.
  public final class MemoryStorage {
    /// What may be kept; recorded only.
    public var config = Config()

    /// What memory may hold, and for how long.
    public struct Config {
      /// The library's own limits: 0 for none in cost, and seconds; recorded only.
      public var totalCostLimit = 0
      public var countLimit = Int.max
      public var expiration = StorageExpiration.seconds(300)
      public var cleanInterval: TimeInterval = 120
    }

    nonisolated init() {}
  }

  /// The images that are kept on a disk: none.
  public final class DiskStorage {
    /// What may be kept; recorded only.
    public var config = Config()

    /// What a disk may hold, and for how long.
    public struct Config {
      /// The library's own limits: bytes, where 0 is none, and days; recorded only.
      public var sizeLimit: UInt = 0
      public var expiration = StorageExpiration.days(7)
      /// The ending of the files' names; recorded only, since there are no files.
      public var pathExtension: String?
    }

    nonisolated init() {}
  }
}

/// What a cache had.
///
/// Source: Kingfisher, ImageCacheResult.
public enum ImageCacheResult {
  case disk(UIImage)
  case memory(UIImage)
  case none

  /// The image, wherever it was; `nil` where there was none.
  public var image: UIImage? {
    switch self {
    case .disk(let image), .memory(let image): image
    case .none: nil
    }
  }

  /// Where the image was; here never a disk.
  public var cacheType: CacheType {
    switch self {
    case .disk: .disk
    case .memory: .memory
    case .none: .none
    }
  }
}
