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

  @Test func `a looper plays its item in front of the others, until nobody loops any more`() throws
  {
    let url = try Self.file()
    defer { try? FileManager.default.removeItem(at: url) }
    let stage = try Stage { UIViewController() }
    let (item, other) = stage.perform { (AVPlayerItem(url: url), AVPlayerItem(url: url)) }
    let player = stage.perform { AVQueuePlayer(items: [other]) }
    var looper: AVPlayerLooper? = stage.perform {
      AVPlayerLooper(player: player, templateItem: item)
    }
    stage.perform { player.play() }
    #expect(player.items().count == 2 && player.currentItem === item)
    for _ in 0..<(60 * 5) { try stage.advance() }
    #expect(player.currentItem === item)
    #expect(abs(player.currentTime().seconds - 1) < 0.05)
    stage.perform { player.advanceToNextItem() }
    #expect(player.currentItem === item && player.currentTime() == .zero)
    stage.perform { looper?.disableLooping() }
    for _ in 0..<(60 * 3) { try stage.advance() }
    #expect(player.currentItem === other)
    looper = stage.perform { AVPlayerLooper(player: player, templateItem: other) }
    for _ in 0..<(60 * 2) { try stage.advance() }
    #expect(player.currentItem === other && looper != nil)
    looper = nil
    for _ in 0..<(60 * 2) { try stage.advance() }
    #expect(player.items().isEmpty)
  }

  @Test func `a player of an item that was loaded before is ready, too`() throws {
    let url = try Self.file()
    defer { try? FileManager.default.removeItem(at: url) }
    let stage = try Stage { UIViewController() }
    let item = stage.perform { AVPlayerItem(url: url) }
    for _ in 0..<3 { try stage.advance() }
    let player = stage.perform { AVPlayer(playerItem: item) }
    #expect(item.status == .readyToPlay && player.status == .unknown)
    for _ in 0..<2 { try stage.advance() }
    #expect(player.status == .readyToPlay)
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
    #expect(CMTime(seconds: 1, preferredTimescale: 0).isValid == false)
  }

  @Test func `times that are no numbers have an order, and are added as Apple's page says`() {
    let (past, future) = (CMTime.negativeInfinity, CMTime.positiveInfinity)
    #expect(CMTime(seconds: -.infinity, preferredTimescale: 600) == past)
    #expect(past.seconds == -.infinity && past.isNegativeInfinity && !past.isNumeric)
    let order = [past, CMTimeMake(value: -1, timescale: 2), .zero, .indefinite, future, .invalid]
    for (first, left) in order.enumerated() {
      for (second, right) in order.enumerated() {
        #expect((left < right) == (first < second) && (left == right) == (first == second))
      }
    }
    #expect(future + .zero == future && past + .zero == past && .zero - future == past)
    #expect(future + past == .invalid && future - future == .invalid)
    #expect(.zero + .indefinite == .indefinite && future + .indefinite == future)
    #expect(.zero + .invalid == .invalid)
  }

  @Test func `a time that is too long for its scale gets a coarser one, or is infinite`() {
    let long = CMTime(seconds: 1e17, preferredTimescale: 600)
    #expect(long.timescale == 75 && long.seconds == 1e17)
    #expect(long.flags == [.valid, .hasBeenRounded])
    #expect(CMTime(seconds: 1e19, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime(seconds: -1e19, preferredTimescale: 600) == .negativeInfinity)
  }
}
