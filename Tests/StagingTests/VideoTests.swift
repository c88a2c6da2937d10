import AVKit
import Foundation
import Staging
import Testing
import UIKit

@testable import AVFoundation

@MainActor @Suite struct VideoTests {
  /// A film's file with its head alone: two seconds of 320 by 180.
  private static let movie: Data = {
    func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
      number(8 + content.count) + Array(name.utf8) + content
    }
    func number(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
    let zeros = [UInt8](repeating: 0, count: 12)
    let header = box("mvhd", zeros + number(600) + number(1200))
    let track = box("tkhd", zeros + number(320 << 16) + number(180 << 16))
    return Data(
      box("ftyp", Array("isom".utf8)) + box("moov", header + box("trak", track)) + box("mdat", []))
  }()

  private static func file() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).mp4")
    try movie.write(to: url)
    return url
  }

  @Test func `a shape fits into the middle of a rectangle`() {
    #expect(
      AVMakeRect(
        aspectRatio: CGSize(width: 2, height: 1),
        insideRect: CGRect(x: 10, y: 10, width: 100, height: 100))
        == CGRect(x: 10, y: 35, width: 100, height: 50))
    #expect(
      AVMakeRect(aspectRatio: .zero, insideRect: CGRect(x: 0, y: 0, width: 1, height: 1)).isNull)
  }

  private final class Watching: UIViewController {
    var url = URL(filePath: "/")
    var loops = false
    var heard: [String] = []
    private(set) lazy var player = AVPlayer(url: url)
    private(set) lazy var screen = AVPlayerLayer(player: player)

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { heard.append(keyPath ?? "") }

    override func viewDidLoad() {
      super.viewDidLoad()
      player.addObserver(self, forKeyPath: "status", options: [], context: nil)
      screen.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
      view.layer.addSublayer(screen)
      if loops { player.actionAtItemEnd = .none }
      NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
      ) { [unowned self] _ in
        heard.append(String(format: "end %.2f", CACurrentMediaTime()))
        if loops {
          player.seek(to: .zero)
          player.play()
        }
      }
      player.play()
    }
  }

  private func watched(loops: Bool, frames: Int) throws -> Watching {
    let url = try Self.file()
    defer { try? FileManager.default.removeItem(at: url) }
    var made: Watching?
    let stage = try Stage(
      Scene("film", "") {
        let watching = Watching()
        watching.url = url
        watching.loops = loops
        made = watching
        return watching
      })
    for _ in 0..<frames { try stage.advance() }
    return try #require(made)
  }

  @Test func `a film takes as long as its file says`() throws {
    let half = try watched(loops: false, frames: 61)
    #expect(half.player.status == .readyToPlay && half.screen.isReadyForDisplay)
    #expect(abs(half.player.currentTime().seconds - 1) < 0.02)
    #expect(half.player.currentItem?.duration == CMTime(value: 1200, timescale: 600))
    #expect(half.screen.videoRect == CGRect(x: 0, y: 70, width: 320, height: 180))
    let whole = try watched(loops: false, frames: 150)
    #expect(whole.heard == ["status", "end 2.00"])
    #expect(whole.player.rate == 0 && whole.player.currentTime().seconds == 2)
  }

  @Test func `a film begins again where the app says so`() throws {
    #expect(try watched(loops: true, frames: 270).heard == ["status", "end 2.00", "end 4.00"])
  }

  @Test func `a queue goes on, and a looper goes on for ever`() throws {
    let url = try Self.file()
    defer { try? FileManager.default.removeItem(at: url) }
    var queue: AVQueuePlayer?
    var looped: AVQueuePlayer?
    var looper: AVPlayerLooper?
    let stage = try Stage(
      Scene("films", "") {
        let items = (0..<2).map { _ in AVPlayerItem(url: url) }
        queue = AVQueuePlayer(items: items)
        queue?.play()
        let player = AVQueuePlayer()
        looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
        player.play()
        looped = player
        return UIViewController()
      })
    for _ in 0..<(60 * 3) { try stage.advance() }
    #expect(queue?.items().count == 1)
    for _ in 0..<(60 * 2) { try stage.advance() }
    #expect(queue?.items().isEmpty == true)
    #expect(abs((looped?.currentTime().seconds ?? 0) - 1) < 0.05 && looper != nil)
  }

  @Test func `what is no film fails`() throws {
    var item: AVPlayerItem?
    let stage = try Stage(
      Scene("none", "") {
        item = AVPlayerItem(url: URL(filePath: "/nowhere.mp4"))
        return UIViewController()
      })
    for _ in 0..<3 { try stage.advance() }
    #expect(item?.status == .failed && item?.duration.isIndefinite == true)
    for cut in 0..<Self.movie.count { _ = MovieFile(FileBytes(Self.movie.prefix(cut))) }
    #expect(MovieFile(FileBytes(Self.movie))?.size == CGSize(width: 320, height: 180))
  }

  @Test func `times are fractions`() {
    let half = CMTimeMake(value: 1, timescale: 2)
    #expect((half + CMTime(seconds: 0.25, preferredTimescale: 600)).seconds == 0.75)
    #expect(half == CMTime(value: 300, timescale: 600) && half > .zero)
    #expect(CMTime.invalid.seconds.isNaN && !CMTime.indefinite.isNumeric)
    #expect(CMTime(seconds: .nan, preferredTimescale: 600).isValid == false)
  }
}
