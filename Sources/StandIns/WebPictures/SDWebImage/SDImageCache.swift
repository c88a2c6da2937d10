import UIKit

/// Images that were loaded, as long as a film lasts.
///
/// They are kept in memory alone.
///
/// Source: SDWebImage, SDImageCache.
@preconcurrency @MainActor
open class SDImageCache: NSObject {
  /// The one of the film.
  public static var shared: SDImageCache { LayerRuntime.current.stage.part { SDImageCache() } }

  public let config = SDImageCacheConfig()
  let memory = PictureMemory()

  /// Keeps an image.
  open func store(_ image: UIImage?, forKey key: String?, completion: (() -> Void)? = nil) {
    if let key { memory[key] = image }
    completion.map(onMain)
  }

  open func imageFromCache(forKey key: String?) -> UIImage? { key.flatMap { memory[$0] } }
  open func imageFromMemoryCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }
  open func imageFromDiskCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }

  open func removeImage(forKey key: String?, withCompletion completion: (() -> Void)? = nil) {
    if let key { memory[key] = nil }
    completion.map(onMain)
  }

  open func clearMemory() { memory.removeAll() }

  open func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion.map(onMain) }

  open func deleteOldFiles(completionBlock completion: (() -> Void)? = nil) {
    completion.map(onMain)
  }

  /// Returns how many bytes are on the disk: none.
  open func totalDiskSize() -> UInt { 0 }

  private func onMain(_ call: @escaping () -> Void) { DispatchQueue.main.async { call() } }
}

/// What a cache may keep.
///
/// A film ends before anything is let go.
///
/// Source: SDWebImage, SDImageCacheConfig.
public final class SDImageCacheConfig: NSObject {
  public var maxMemoryCost: UInt = 0
  public var maxMemoryCount: UInt = 0
  public var maxDiskSize: UInt = 0
  /// In seconds.
  public var maxDiskAge: TimeInterval = 7 * 24 * 60 * 60
  public var shouldCacheImagesInMemory = true
}
