import UIKit

/// Where an image was kept.
///
/// Source: SDWebImage, SDImageCacheType.
public enum SDImageCacheType: Int, Sendable {
  case none
  case disk
  case memory
  case all
}

/// How an image is loaded.
///
/// Options that only concern queues, priorities and disks say nothing in a film.
///
/// Source: SDWebImage, SDWebImageOptions.
public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What may be asked of a load.
  ///
  /// `refreshCached`, `delayPlaceholder`, `avoidAutoSetImage`, `fromCacheOnly` and
  /// `forceTransition` do what they say; the others are recorded only.
  public static let retryFailed = Self(rawValue: 1 << 0)
  public static let lowPriority = Self(rawValue: 1 << 1)
  public static let progressiveLoad = Self(rawValue: 1 << 2)
  public static let refreshCached = Self(rawValue: 1 << 3)
  public static let continueInBackground = Self(rawValue: 1 << 4)
  public static let handleCookies = Self(rawValue: 1 << 5)
  public static let allowInvalidSSLCertificates = Self(rawValue: 1 << 6)
  public static let highPriority = Self(rawValue: 1 << 7)
  public static let delayPlaceholder = Self(rawValue: 1 << 8)
  public static let avoidAutoSetImage = Self(rawValue: 1 << 10)
  public static let scaleDownLargeImages = Self(rawValue: 1 << 11)
  public static let fromCacheOnly = Self(rawValue: 1 << 15)
  public static let forceTransition = Self(rawValue: 1 << 17)
}

/// Gets the image, or why there is none, where it was kept and its address.
public typealias SDExternalCompletionBlock = (
  UIImage?, (any Error)?, SDImageCacheType, URL?
) -> Void
/// Hears how many bytes have come and how many there are; never called.
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void

/// How an image that was loaded takes the place of the one before.
///
/// Source: SDWebImage, SDWebImageTransition.
@preconcurrency @MainActor
public final class SDWebImageTransition {
  /// In seconds.
  ///
  /// The default is 0.5.
  public var duration: TimeInterval = 0.5
  /// The options of UIKit's transition from the image before.
  public var animationOptions: UIView.AnimationOptions

  init(_ options: UIView.AnimationOptions) { animationOptions = options }

  /// Makes a transition in which one image dissolves into the other.
  public static var fade: SDWebImageTransition { SDWebImageTransition(.transitionCrossDissolve) }
  /// Makes a transition in which the view flips about its vertical axis, from the left.
  public static var flipFromLeft: SDWebImageTransition {
    SDWebImageTransition(.transitionFlipFromLeft)
  }
  /// Makes a transition in which the view flips about its vertical axis, from the right.
  public static var flipFromRight: SDWebImageTransition {
    SDWebImageTransition(.transitionFlipFromRight)
  }
  /// Makes a transition in which the view flips about its horizontal axis, from the top.
  public static var flipFromTop: SDWebImageTransition {
    SDWebImageTransition(.transitionFlipFromTop)
  }
  /// Makes a transition in which the view flips about its horizontal axis, from the bottom.
  public static var flipFromBottom: SDWebImageTransition {
    SDWebImageTransition(.transitionFlipFromBottom)
  }
  /// Makes a transition in which a page is turned up from the old image, or down with the new one.
  public static var curlUp: SDWebImageTransition { SDWebImageTransition(.transitionCurlUp) }
  public static var curlDown: SDWebImageTransition { SDWebImageTransition(.transitionCurlDown) }

  /// Returns a fade of a duration in seconds.
  public static func fade(duration: TimeInterval) -> SDWebImageTransition {
    let made = fade
    made.duration = duration
    return made
  }
}

/// What turns while an image is loaded.
///
/// Source: SDWebImage, SDWebImageIndicator.
@preconcurrency @MainActor
public protocol SDWebImageIndicator: AnyObject {
  var indicatorView: UIView { get }
  func startAnimatingIndicator()
  func stopAnimatingIndicator()
}

/// An activity indicator.
///
/// Source: SDWebImage, SDWebImageActivityIndicator.
@preconcurrency @MainActor
public final class SDWebImageActivityIndicator: SDWebImageIndicator {
  private let turning: UIActivityIndicatorView
  /// The wheel, which stands in the middle of the image view.
  public var indicatorView: UIView { turning }

  private init(_ style: UIActivityIndicatorView.Style, _ color: UIColor?) {
    turning = UIActivityIndicatorView(style: style)
    if let color { turning.color = color }
  }

  /// Makes a wheel: of a colour that is the same in light and dark, or of the system's own.
  public static var gray: SDWebImageActivityIndicator { .init(.medium, .gray) }
  public static var grayLarge: SDWebImageActivityIndicator { .init(.large, .gray) }
  public static var white: SDWebImageActivityIndicator { .init(.medium, .white) }
  public static var whiteLarge: SDWebImageActivityIndicator { .init(.large, .white) }
  public static var medium: SDWebImageActivityIndicator { .init(.medium, nil) }
  public static var large: SDWebImageActivityIndicator { .init(.large, nil) }

  /// Lets the wheel turn, which shows it.
  public func startAnimatingIndicator() { turning.startAnimating() }
  /// Stops the wheel, which hides it.
  public func stopAnimatingIndicator() { turning.stopAnimating() }
}
