import AVFoundation
import Foundation
import Staging
import Testing
import UIKit

/// Plays a sound and notes what it is told.
private final class SoundViewController: UIViewController, AVAudioPlayerDelegate {
  var player: AVAudioPlayer?
  private(set) var end: TimeInterval?

  override func viewDidLoad() {
    super.viewDidLoad()
    try? AVAudioSession.sharedInstance().setCategory(.playback)
    player = try? AVAudioPlayer(data: wave(seconds: 0.5))
    player?.delegate = self
    player?.numberOfLoops = 1
    player?.play()
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    end = CACurrentMediaTime()
  }
}

/// Returns a file of silence, of one byte a sample and 8000 samples a second.
private func wave(seconds: Double) -> Data {
  func bytes(_ value: Int, _ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
  let count = Int(seconds * 8000)
  let rates = bytes(8000, 4) + bytes(8000, 4)
  let format = bytes(1, 2) + bytes(1, 2) + rates + bytes(1, 2) + bytes(8, 2)
  let body =
    Array("WAVEfmt ".utf8) + bytes(16, 4) + format + Array("data".utf8) + bytes(count, 4)
    + [UInt8](repeating: 128, count: count)
  return Data(Array("RIFF".utf8) + bytes(body.count, 4) + body)
}

@MainActor @Suite struct SoundTests {
  @Test func `a player or a recorder of nothing is made, and plays nothing`() {
    let player = AVAudioPlayer()
    #expect(!player.play() && !player.isPlaying && player.duration == 0 && player.url == nil)
    player.pause()
    #expect(AVAudioRecorder().settings.isEmpty)
  }

  @Test func `a sound ends in virtual time, behind its repetitions`() throws {
    let stage = try Stage { SoundViewController() }
    let controller = try #require(stage.window.rootViewController as? SoundViewController)
    let player = try #require(controller.player)
    #expect(player.duration == 0.5)
    #expect(player.numberOfChannels == 1)
    for _ in 0..<45 { try stage.advance() }
    #expect(player.isPlaying)
    #expect(abs(player.currentTime - 0.25) <= 1.0 / 60)
    for _ in 0..<30 { try stage.advance() }
    #expect(!player.isPlaying)
    #expect(player.currentTime == 0)
    let end = try #require(controller.end)
    #expect(abs(end - 1) <= 1.0 / 60)
  }

  @Test func `a sound that is paused stays where it is`() throws {
    let player = try AVAudioPlayer(data: wave(seconds: 2))
    player.currentTime = 1.5
    player.play()
    player.pause()
    #expect(player.currentTime == 1.5)
    #expect(!player.isPlaying)
  }

  @Test func `a sound keeps its place and its round while it is changed`() throws {
    let stage = try Stage { UIViewController() }
    let player = try AVAudioPlayer(data: wave(seconds: 0.5))
    player.numberOfLoops = 2
    stage.perform { _ = player.play() }
    for _ in 0..<45 { try stage.advance() }
    // In the second round of three.
    #expect(abs(player.currentTime - 0.25) <= 1.0 / 60)
    stage.perform {
      player.pause()
      player.play()
      player.enableRate = true
      player.rate = 2
    }
    #expect(abs(player.currentTime - 0.25) <= 1.0 / 60)
    // Three quarters of a second are left, at twice the speed.
    for _ in 0..<20 { try stage.advance() }
    #expect(player.isPlaying)
    for _ in 0..<5 { try stage.advance() }
    #expect(!player.isPlaying)
    stage.perform {
      player.rate = 1
      player.numberOfLoops = -1
      player.play()
    }
    for _ in 0..<75 { try stage.advance() }
    stage.perform { player.numberOfLoops = 0 }
    #expect(abs(player.currentTime - 0.25) <= 1.0 / 60)
    for _ in 0..<13 { try stage.advance() }
    #expect(player.isPlaying)
    for _ in 0..<5 { try stage.advance() }
    #expect(!player.isPlaying)
  }

  @Test func `what is no sound makes no player`() {
    #expect(throws: NSError(domain: NSOSStatusErrorDomain, code: 1_954_115_647)) {
      try AVAudioPlayer(data: Data("no sound".utf8))
    }
    #expect(throws: NSError(domain: NSOSStatusErrorDomain, code: -43)) {
      try AVAudioPlayer(contentsOf: URL(filePath: "/there/is/none.mp3"))
    }
  }

  @Test func `sounds of many kinds tell how long they are`() throws {
    func big(_ value: UInt64, _ length: Int) -> [UInt8] {
      (0..<length).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }
    // MPEG-1, layer III, 128 kilobits and 44100 samples a second, both channels: 32000 bytes.
    let mp3 = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 31_996)
    #expect(try AVAudioPlayer(data: Data(mp3)).duration == 2)
    // 22050 frames at 44100 a second.
    let rate: [UInt8] = [0x40, 0x0E, 0xAC, 0x44, 0, 0, 0, 0, 0, 0]
    let common = big(2, 2) + big(22050, 4) + big(16, 2) + rate
    let aiff = Array("FORM".utf8) + big(30, 4) + Array("AIFFCOMM".utf8) + big(18, 4) + common
    #expect(try AVAudioPlayer(data: Data(aiff)).duration == 0.5)
    let kind = big(20, 4) + Array("ftypM4A ".utf8) + big(0, 8)
    // Letters alone are no header; the boxes are walked.
    let decoy = big(12, 4) + Array("freemvhd".utf8)
    let movie = big(36, 4) + Array("moov".utf8) + big(28, 4) + Array("mvhd".utf8)
    let length = big(0, 12) + big(600, 4) + big(1500, 4)
    let film = Data(kind + decoy + movie + length)
    #expect(try AVAudioPlayer(data: film).duration == 2.5)
    let description =
      big(44100.0.bitPattern, 8) + Array("lpcm".utf8) + big(0, 4) + big(2, 4) + big(1, 4)
      + big(1, 4) + big(16, 4)
    let core =
      Array("caff".utf8) + big(0x0001_0000, 4) + Array("desc".utf8) + big(32, 8) + description
      + Array("data".utf8) + big(4 + 88_200, 8) + [UInt8](repeating: 0, count: 4 + 88_200)
    #expect(try AVAudioPlayer(data: Data(core)).duration == 1)
  }

  @Test func `a text takes as long as its words, and its delegate hears of each`() throws {
    let listener = SpeechListener()
    let stage = try Stage { UIViewController() }
    stage.perform {
      listener.synthesizer.delegate = listener
      listener.synthesizer.speak(AVSpeechUtterance(string: "one two"))
      listener.synthesizer.speak(AVSpeechUtterance(string: "three"))
    }
    #expect(listener.synthesizer.isSpeaking)
    for _ in 0..<90 { try stage.advance() }
    #expect(listener.heard == ["start", "0+3", "4+3", "finish", "start", "0+5", "finish"])
    #expect(!listener.synthesizer.isSpeaking)
    stage.perform {
      listener.synthesizer.speak(AVSpeechUtterance(string: "four"))
      #expect(listener.synthesizer.stopSpeaking(at: .immediate))
    }
    #expect(listener.heard.last == "cancel")
  }

  @Test func `a recorder hears silence for as long as it records`() throws {
    let stage = try Stage { UIViewController() }
    let recorder = try stage.perform {
      try AVAudioRecorder(url: URL(filePath: "/there/is/none.m4a"), settings: [:])
    }
    stage.perform { _ = recorder.record() }
    for _ in 0..<30 { try stage.advance() }
    #expect(abs(stage.perform { recorder.currentTime } - 0.5) < 0.02)
    #expect(recorder.isRecording && recorder.averagePower(forChannel: 0) == -160)
    stage.perform { recorder.stop() }
    #expect(!recorder.isRecording && recorder.currentTime == 0)
    #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
  }
}

/// Notes what a synthesizer tells.
private final class SpeechListener: AVSpeechSynthesizerDelegate {
  let synthesizer = AVSpeechSynthesizer()
  private(set) var heard: [String] = []

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) { heard.append("start") }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) { heard.append("finish") }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) { heard.append("cancel") }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) { heard.append("\(characterRange.location)+\(characterRange.length)") }
}
