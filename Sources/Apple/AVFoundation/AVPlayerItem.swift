import UIKit

/// The domain of errors of items: code -11800 for a file that cannot be read.
public let AVErrorDomain = "AVFoundationErrorDomain"

/// A film or a sound in a file.
///
/// Source: Apple, AVAsset.
@preconcurrency @MainActor
open class AVAsset: NSObject {
  let url: URL
  private(set) lazy var movie = MovieFile(url)

  /// Makes a film or a sound of a file, which is read when it is first asked about.
  public init(url URL: URL) { url = URL }

  /// How long it takes; indefinite for a file that cannot be read.
  open var duration: CMTime { movie?.duration ?? .indefinite }
  /// Whether the file can be read.
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
  /// Makes a film or a sound of a file; the options are ignored.
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
  /// Whether the file could be read.
  public enum Status: Int, Sendable {
    case unknown
    case readyToPlay
    case failed
  }

  /// The film or the sound that is played.
  public let asset: AVAsset
  /// Unknown until the next turn of the main queue; failed for a file that cannot be read.
  open private(set) var status = Status.unknown {
    didSet {
      tellObservers(of: self)
      player?.takeStatus()
    }
  }
  /// Why the file cannot be played: error -11800 of `AVErrorDomain` once the status is failed.
  open private(set) var error: (any Error)?
  /// How much is to be loaded ahead, in seconds; recorded only, for the whole file is there.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// How fast data may come, in bits a second; recorded only, for none come over a network.
  open var preferredPeakBitRate = 0.0

  /// The player that plays it.
  weak var player: AVPlayer?
  /// The place from which the player last started, or to which it was moved.
  ///
  /// *Units*: seconds.
  var position: TimeInterval = 0

  /// Makes an item at the start of a film; its status is known in the next turn of the main queue.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
    DispatchQueue.main.async { self.load() }
  }

  /// Makes an item; the keys are ignored, for all is loaded.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  /// Makes an item of a file.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  private func load() {
    if asset.movie == nil {
      error = NSError(domain: AVErrorDomain, code: -11_800)
      status = .failed
    } else {
      status = .readyToPlay
    }
  }

  /// How long it takes; indefinite for a file that cannot be read.
  open var duration: CMTime { asset.duration }
  /// *Units*: points.
  open var presentationSize: CGSize { asset.movie?.size ?? .zero }
  /// Whether playing would not stall: as soon as the file was read.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// Whether playing stalls for want of data: false, for the whole file is there.
  open var isPlaybackBufferEmpty: Bool { false }
  /// What has been loaded: empty, for nothing comes in parts.
  open var loadedTimeRanges: [NSValue] { [] }

  /// Returns where the item is, in parts of 1/600 s; zero at first.
  open func currentTime() -> CMTime {
    CMTime(seconds: player?.time(of: self) ?? position, preferredTimescale: 600)
  }

  /// Moves the item to a time between its start and its end, at once.
  open func seek(to time: CMTime) { move(to: time) }

  /// Moves the item at once, and calls the handler with true on the main queue.
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
