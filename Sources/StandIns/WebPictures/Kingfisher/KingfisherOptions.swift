import UIKit

/// UIKit's images, by Kingfisher's name for those of all platforms.
public typealias KFCrossPlatformImage = UIImage
/// UIKit's image views, by Kingfisher's name for those of all platforms.
public typealias KFCrossPlatformImageView = UIImageView
/// UIKit's views, by Kingfisher's name for those of all platforms.
public typealias KFCrossPlatformView = UIView
/// Options of a load, of which the last one of a kind wins.
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
/// Hears how many bytes have come and how many there are; never called.
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void

/// What an image is loaded with.
///
/// Options that only concern queues, priorities and disks are not here, since a film has none.
///
/// Source: Kingfisher, KingfisherOptionsInfoItem.
public enum KingfisherOptionsInfoItem {
  case targetCache(ImageCache)
  case originalCache(ImageCache)
  case downloader(ImageDownloader)
  case transition(ImageTransition)
  case downloadPriority(Float)
  case forceRefresh
  case fromMemoryCacheOrRefresh
  case forceTransition
  case cacheMemoryOnly
  case waitForCache
  case onlyFromCache
  case backgroundDecode
  case scaleFactor(CGFloat)
  case preloadAllAnimationData
  case processor(any ImageProcessor)
  case keepCurrentImageWhileLoading
  case onlyLoadFirstFrame
  case cacheOriginalImage
  case onFailureImage(UIImage?)
  case alsoPrefetchToMemory
  case loadDiskFileSynchronously
  case memoryCacheExpiration(StorageExpiration)
  case diskCacheExpiration(StorageExpiration)
}

/// How long something is kept.
///
/// A film ends sooner.
///
/// Source: Kingfisher, StorageExpiration.
public enum StorageExpiration: Sendable {
  case never
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
  case expired
}

/// How an image that was loaded takes the place of the one before.
///
/// Source: Kingfisher, ImageTransition.
public enum ImageTransition {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
  case flipFromRight(TimeInterval)
  case flipFromTop(TimeInterval)
  case flipFromBottom(TimeInterval)
  case custom(
    duration: TimeInterval, options: UIView.AnimationOptions,
    animations: ((UIImageView, UIImage) -> Void)?, completion: ((Bool) -> Void)?)

  var animation: (duration: TimeInterval, options: UIView.AnimationOptions)? {
    switch self {
    case .none: nil
    case .fade(let duration): (duration, .transitionCrossDissolve)
    case .flipFromLeft(let duration): (duration, .transitionFlipFromLeft)
    case .flipFromRight(let duration): (duration, .transitionFlipFromRight)
    case .flipFromTop(let duration): (duration, .transitionFlipFromTop)
    case .flipFromBottom(let duration): (duration, .transitionFlipFromBottom)
    case .custom(let duration, let options, _, _): (duration, options)
    }
  }
}

/// What turns while an image is loaded.
///
/// Source: Kingfisher, IndicatorType.
public enum IndicatorType {
  case none
  case activity
  case custom(indicator: any Indicator)
}

/// A view that turns while an image is loaded.
///
/// Source: Kingfisher, Indicator.
@preconcurrency @MainActor
public protocol Indicator {
  func startAnimatingView()
  func stopAnimatingView()
  var view: UIView { get }
}

/// Options, read.
///
/// Source: Kingfisher, KingfisherParsedOptionsInfo.
public struct KingfisherParsedOptionsInfo {
  /// What the options say, or the library's own choice; `scaleFactor` is in pixels a point.
  public var transition = ImageTransition.none
  public var forceRefresh = false
  public var forceTransition = false
  public var onlyFromCache = false
  public var keepCurrentImageWhileLoading = false
  public var scaleFactor: CGFloat = 1
  /// What makes an image of the bytes; unless an option names another, the one that only decodes.
  public var processor: any ImageProcessor = DefaultImageProcessor.default
  /// The image for a load that fails: `nil` leaves what is shown, and a `nil` in an option removes
  /// it.
  public var onFailureImage: UIImage??
  var cache: ImageCache?

  /// Reads options; those on downloaders, priorities, disks and expiration change nothing.
  public init(_ items: KingfisherOptionsInfo?) {
    for item in items ?? [] {
      switch item {
      case .transition(let value): transition = value
      case .forceRefresh: forceRefresh = true
      case .forceTransition: forceTransition = true
      case .onlyFromCache: onlyFromCache = true
      case .keepCurrentImageWhileLoading: keepCurrentImageWhileLoading = true
      case .scaleFactor(let value): scaleFactor = value
      case .processor(let value): processor = value
      case .onFailureImage(let value): onFailureImage = .some(value)
      case .targetCache(let value): cache = value
      case .originalCache, .downloader, .downloadPriority, .fromMemoryCacheOrRefresh,
        .cacheMemoryOnly, .waitForCache, .backgroundDecode, .preloadAllAnimationData,
        .onlyLoadFirstFrame, .cacheOriginalImage, .alsoPrefetchToMemory,
        .loadDiskFileSynchronously, .memoryCacheExpiration, .diskCacheExpiration:
        break
      }
    }
  }
}
