import AVFoundation
import UIKit

/// Shows a film on black, without controls.
///
/// Source: Apple, AVPlayerViewController.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  private let screen = AVPlayerLayer()

  open var player: AVPlayer? {
    get { screen.player }
    set { screen.player = newValue }
  }
  open var videoGravity: AVLayerVideoGravity {
    get { screen.videoGravity }
    set { screen.videoGravity = newValue }
  }
  /// Whether controls come at a touch: recorded.
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
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
