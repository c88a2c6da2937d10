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

  public let name: String
  public let memoryStorage = MemoryStorage()
  public let diskStorage = DiskStorage()
  let memory = PictureMemory()

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

  open func isCached(forKey key: String) -> Bool { memory[key] != nil }

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

  open func clearMemoryCache() { memory.removeAll() }

  open func clearDiskCache(completion: (() -> Void)? = nil) { completion.map(onMain) }

  open func clearCache(completion: (() -> Void)? = nil) {
    memory.removeAll()
    completion.map(onMain)
  }

  open func cleanExpiredMemoryCache() {}

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
    public var config = Config()

    public struct Config {
      public var totalCostLimit = 0
      public var countLimit = Int.max
      public var expiration = StorageExpiration.seconds(300)
      public var cleanInterval: TimeInterval = 120
    }

    nonisolated init() {}
  }

  /// The images that are kept on a disk: none.
  public final class DiskStorage {
    public var config = Config()

    public struct Config {
      public var sizeLimit: UInt = 0
      public var expiration = StorageExpiration.days(7)
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

  public var image: UIImage? {
    switch self {
    case .disk(let image), .memory(let image): image
    case .none: nil
    }
  }

  public var cacheType: CacheType {
    switch self {
    case .disk: .disk
    case .memory: .memory
    case .none: .none
    }
  }
}
