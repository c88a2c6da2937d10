import AVFoundation
import Staging
import Testing
import UIKit

/// What apps name of AVFoundation's sound: numbers that they store, and what a call leaves.
@MainActor @Suite struct SoundTypeTests {
  @Test func `kinds of sound have Apple's numbers`() {
    #expect(AVAudioQuality.medium.rawValue == 64 && AVAudioQuality.max.rawValue == 127)
    let permissions: [AVAudioSession.RecordPermission] = [.undetermined, .denied, .granted]
    // Four letters each: undt, deny, grnt.
    #expect(permissions.map(\.rawValue) == [0x756E_6474, 0x6465_6E79, 0x6772_6E74])
    #expect(AVAudioSession.PortOverride.speaker.rawValue == 0x7370_6B72)
    #expect(AVAudioSession.PortOverride.none.rawValue == 0)
    let interrupting = AVAudioSession.CategoryOptions.interruptSpokenAudioAndMixWithOthers
    #expect(interrupting.contains(.mixWithOthers) && interrupting.rawValue == 17)
    #expect(AVAudioSession.SetActiveOptions.notifyOthersOnDeactivation.rawValue == 1)
    #expect(AVSpeechBoundary.word.rawValue == 1)
  }

  @Test func `a session has the category that is set, and begins with Apple's`() throws {
    var found: [AVAudioSession.Category] = []
    var options: AVAudioSession.CategoryOptions = []
    _ = try Stage {
      let session = AVAudioSession.sharedInstance()
      found.append(session.category)
      #expect(throws: Never.self) {
        try session.setCategory(.playAndRecord, options: [.duckOthers, .defaultToSpeaker])
        try session.overrideOutputAudioPort(.speaker)
        try session.setActive(false, options: .notifyOthersOnDeactivation)
      }
      found.append(session.category)
      options = session.categoryOptions
      return UIViewController()
    }
    #expect(found == [.soloAmbient, .playAndRecord])
    #expect(found[1].rawValue == "AVAudioSessionCategoryPlayAndRecord")
    #expect(options == [.duckOthers, .defaultToSpeaker] && options.rawValue == 10)
  }

  @Test func `nobody lets a film hear, and its recordings end with silence`() throws {
    final class Listener: NSObject, AVAudioRecorderDelegate {
      var ends: [Bool] = []
      func audioRecorderDidFinishRecording(
        _ recorder: AVAudioRecorder, successfully flag: Bool
      ) { ends.append(flag) }
    }
    let listener = Listener()
    var recorder: AVAudioRecorder?
    let stage = try Stage {
      #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
      recorder = try? AVAudioRecorder(
        url: URL(filePath: "/tmp/a.m4a"),
        settings: [AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue])
      recorder?.delegate = listener
      recorder?.record(forDuration: 0.1)
      return UIViewController()
    }
    #expect(recorder?.isRecording == true)
    #expect(recorder?.settings[AVEncoderAudioQualityKey] as? Int == 96)
    for _ in 0..<10 { try stage.advance() }
    #expect(listener.ends == [true] && recorder?.isRecording == false)
  }

  @Test func `a voice has the language that is asked for, else the phone's`() {
    #expect(AVSpeechSynthesisVoice(language: "de-DE")?.language == "de-DE")
    #expect(
      AVSpeechSynthesisVoice(language: nil)?.language
        == AVSpeechSynthesisVoice.currentLanguageCode())
  }
}
