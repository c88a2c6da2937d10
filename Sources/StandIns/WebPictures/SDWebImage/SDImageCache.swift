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

  /// What may be kept; recorded only.
  public let config = SDImageCacheConfig()
  let memory = PictureMemory()

  /// Keeps an image.
  open func store(_ image: UIImage?, forKey key: String?, completion: (() -> Void)? = nil) {
    if let key { memory[key] = image }
    completion.map(onMain)
  }

  /// Returns the image of a key; `nil` for none.
  open func imageFromCache(forKey key: String?) -> UIImage? { key.flatMap { memory[$0] } }
  /// Returns the image of a key; `nil` for none.
  open func imageFromMemoryCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }
  /// Returns the image of a key from memory, since nothing is on a disk; `nil` for none.
  open func imageFromDiskCache(forKey key: String?) -> UIImage? { imageFromCache(forKey: key) }

  /// Lets an image go, and calls the closure before the next frame.
  open func removeImage(forKey key: String?, withCompletion completion: (() -> Void)? = nil) {
    if let key { memory[key] = nil }
    completion.map(onMain)
  }

  /// Lets all images go.
  open func clearMemory() { memory.removeAll() }

  /// Calls the closure before the next frame: there is nothing on a disk.
  open func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion.map(onMain) }

  /// Calls the closure before the next frame: there are no files.
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
  /// Limits of memory and disk, where 0 is none; recorded only.
  public var maxMemoryCost: UInt = 0
  public var maxMemoryCount: UInt = 0
  public var maxDiskSize: UInt = 0
  /// In seconds.
  public var maxDiskAge: TimeInterval = 7 * 24 * 60 * 60
  public var shouldCacheImagesInMemory = true
}
