import AVFoundation
import UIKit

/// Shows a film on black, without controls.
///
/// Source: Apple, AVPlayerViewController.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  private let screen = AVPlayerLayer()

  /// Whose film the dark rectangle stands for; nil for black alone.
  open var player: AVPlayer? {
    get { screen.player }
    set { screen.player = newValue }
  }
  /// How the film's form is brought into the view's bounds; `.resizeAspect` by default.
  open var videoGravity: AVLayerVideoGravity {
    get { screen.videoGravity }
    set { screen.videoGravity = newValue }
  }
  /// Whether controls come at a touch: recorded.
  open var showsPlaybackControls = true
  /// Whether the film may go on in a corner of other apps; recorded only.
  open var allowsPictureInPicturePlayback = true
  /// Whether playing fills the screen; recorded only, for nothing goes there by itself.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the end leaves the full screen; recorded only, for nothing goes there by itself.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the lock screen tells what is played; recorded only, for a film shows none.
  open var updatesNowPlayingInfoCenter = true
  /// Whether the player's item has been read.
  open var isReadyForDisplay: Bool { screen.isReadyForDisplay }
  /// Where the film is.
  open var videoBounds: CGRect { screen.videoRect }
  /// Lies over the film.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    return overlay
  }()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.layer.insertSublayer(screen, at: 0)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    screen.frame = view.bounds
    CATransaction.commit()
  }
}
