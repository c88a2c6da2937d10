import AVFoundation
import AVKit
import Staging
import Testing
import UIKit

/// What apps name of AVFoundation's films, and times as Core Media counts them.
@MainActor @Suite struct VideoTypeTests {
  private let nowhere = URL(filePath: "/tmp/there-is-no-such-film.mp4")

  @Test func `a player's states have Apple's numbers`() {
    #expect(AVPlayer.Status.failed.rawValue == 2 && AVPlayer.Status.readyToPlay.rawValue == 1)
    #expect(AVPlayer.TimeControlStatus.playing.rawValue == 2)
    #expect(AVPlayer.ActionAtItemEnd.none.rawValue == 2)
    #expect(AVLayerVideoGravity.resizeAspectFill.rawValue == "AVLayerVideoGravityResizeAspectFill")
    let flags: [CMTimeFlags] = [
      .valid, .hasBeenRounded, .positiveInfinity, .negativeInfinity, .indefinite,
    ]
    #expect(flags.map(\.rawValue) == [1, 2, 4, 8, 16])
  }

  @Test func `a player pauses at an end and waits for nothing, unless it is told otherwise`() {
    let player = AVPlayer()
    #expect(player.actionAtItemEnd == AVPlayer.ActionAtItemEnd.pause)
    #expect(player.status == AVPlayer.Status.unknown)
    #expect(player.timeControlStatus == AVPlayer.TimeControlStatus.paused)
    #expect(player.rate == 0 && player.volume == 1 && !player.isMuted)
    #expect(player.currentItem == nil && player.currentTime() == .zero)
  }

  @Test func `an address without a film is an asset that cannot be played`() throws {
    let asset = AVURLAsset(url: nowhere)
    #expect(!asset.isPlayable && asset.duration.isIndefinite)
    let item = AVPlayerItem(asset: asset)
    #expect(item.asset === asset && AVPlayer(playerItem: item).currentItem === item)
    var isLoaded = false
    let stage = try Stage {
      let asset: AVAsset = asset
      asset.loadValuesAsynchronously(forKeys: ["duration"]) {
        MainActor.assumeIsolated { isLoaded = true }
      }
      return UIViewController()
    }
    for _ in 0..<2 { try stage.advance() }
    #expect(isLoaded)
  }

  @Test func `a stretch of time ends where its duration does`() {
    let (one, three) = (CMTime(value: 600, timescale: 600), CMTimeMake(value: 3, timescale: 1))
    let range = CMTimeRange(start: one, end: three)
    #expect(range.duration.seconds == 2 && range.end == three)
    #expect(CMTimeRange(start: one, duration: three).end.seconds == 4)
    #expect(CMTime.indefinite.flags.isSuperset(of: [.valid, .indefinite]))
    #expect(!CMTime.invalid.isValid && !CMTime.positiveInfinity.isNumeric)
    #expect(CMTime.positiveInfinity.flags == [.valid, .positiveInfinity])
    #expect(CMTime(seconds: 0.5, preferredTimescale: 600).value == 300)
  }

  @Test func `a controller shows its player's film on black, as large as its view`() throws {
    var shown: AVPlayerViewController?
    let player = AVPlayer()
    let stage = try Stage {
      let controller = AVPlayerViewController()
      controller.player = player
      controller.videoGravity = .resizeAspectFill
      shown = controller
      return controller
    }
    try stage.advance()
    let controller = try #require(shown)
    #expect(controller.view.backgroundColor == .black && controller.showsPlaybackControls)
    let screen = try #require(controller.view.layer.sublayers?.first as? AVPlayerLayer)
    #expect(screen.player === player && screen.frame == controller.view.bounds)
    #expect(screen.videoGravity == .resizeAspectFill && !controller.isReadyForDisplay)
    let overlay = try #require(controller.contentOverlayView)
    #expect(overlay.superview === controller.view && overlay.frame == controller.view.bounds)
  }
}
