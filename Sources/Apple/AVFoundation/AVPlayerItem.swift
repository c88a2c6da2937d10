import UIKit

public let AVErrorDomain = "AVFoundationErrorDomain"

/// A film or a sound in a file.
///
/// Source: Apple, AVAsset.
@preconcurrency @MainActor
open class AVAsset: NSObject {
  let url: URL
  private(set) lazy var movie = MovieFile(url)

  public init(url URL: URL) { url = URL }

  /// How long it takes; indefinite for a file that cannot be read.
  open var duration: CMTime { movie?.duration ?? .indefinite }
  open var isPlayable: Bool { movie != nil }

  /// Calls the handler in the next turn of the main queue: everything is known.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    if let handler { DispatchQueue.main.async(execute: handler) }
  }
}

/// A film or a sound at an address.
///
/// Source: Apple, AVURLAsset.
@preconcurrency @MainActor
open class AVURLAsset: AVAsset {
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

extension NSNotification.Name {
  /// Posted by an item that was played to its end.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Never posted: a film that can be read is played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Never posted: nothing waits for a network.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

/// What a player plays, and where in it the player is.
///
/// Source: Apple, AVPlayerItem.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable {
    case unknown
    case readyToPlay
    case failed
  }

  public let asset: AVAsset
  /// Unknown until the next turn of the main queue; failed for a file that cannot be read.
  open private(set) var status = Status.unknown {
    didSet {
      tellObservers(of: self)
      player?.takeStatus()
    }
  }
  open private(set) var error: (any Error)?
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate = 0.0

  /// The player that plays it.
  weak var player: AVPlayer?
  /// The place from which the player last started, or to which it was moved.
  ///
  /// *Units*: seconds.
  var position: TimeInterval = 0

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
    DispatchQueue.main.async { self.load() }
  }

  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  private func load() {
    if asset.movie == nil {
      error = NSError(domain: AVErrorDomain, code: -11_800)
      status = .failed
    } else {
      status = .readyToPlay
    }
  }

  open var duration: CMTime { asset.duration }
  /// *Units*: points.
  open var presentationSize: CGSize { asset.movie?.size ?? .zero }
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  open var isPlaybackBufferEmpty: Bool { false }
  open var loadedTimeRanges: [NSValue] { [] }

  open func currentTime() -> CMTime {
    CMTime(seconds: player?.time(of: self) ?? position, preferredTimescale: 600)
  }

  open func seek(to time: CMTime) { move(to: time) }

  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    move(to: time)
    if let completionHandler { DispatchQueue.main.async { completionHandler(true) } }
  }

  private func move(to time: CMTime) {
    let end = duration.isNumeric ? duration.seconds : .infinity
    position = min(max(time.seconds.isNaN ? 0 : time.seconds, 0), end)
    player?.restart()
  }
}
