import UIKit

/// Is told how a recording ended.
///
/// Source: Apple, AVAudioRecorderDelegate.
@preconcurrency @MainActor
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Called when a recording has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)

  /// Never called: silence is always encoded.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing, for a delegate that need not know of the end.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
  /// Never called, so that a delegate may leave it out.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records silence, in virtual time: a film has no microphone.
///
/// No file is written.
///
/// Source: Apple, AVAudioRecorder.
@preconcurrency @MainActor
open class AVAudioRecorder: NSObject {
  /// Is told when `stop()` or the time of `record(forDuration:)` ends the recording; held weakly.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// The file that would be written; recorded only.
  public let url: URL
  /// The format by keys such as `AVSampleRateKey`; recorded only, and not checked.
  public let settings: [String: Any]
  /// Whether `averagePower` is wanted; recorded only.
  open var isMeteringEnabled = false
  /// Whether the time of the recording goes on; false while it is paused.
  open private(set) var isRecording = false

  /// How much has been recorded before the last start.
  private var recorded: TimeInterval = 0
  private var start: TimeInterval = 0
  private var end: UIKit.Timer?

  /// Makes a recorder of no file, as `NSObject`'s initializer does.
  public override init() {
    (url, settings) = (URL(fileURLWithPath: "/dev/null"), [:])
    super.init()
  }

  /// Makes a recorder of a file.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }

  /// How much has been recorded.
  ///
  /// *Units*: seconds.
  open var currentTime: TimeInterval {
    isRecording ? recorded + CACurrentMediaTime() - start : recorded
  }

  /// Does nothing: everything is ready.
  @discardableResult open func prepareToRecord() -> Bool { true }

  /// Begins, or goes on.
  @discardableResult open func record() -> Bool {
    guard !isRecording else { return true }
    (isRecording, start) = (true, CACurrentMediaTime())
    return true
  }

  /// Begins, and ends after some seconds.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
    end = UIKit.Timer.scheduledTimer(withTimeInterval: duration, repeats: false) { [weak self] _ in
      self?.stop()
    }
    return record()
  }

  /// Holds the recording.
  open func pause() {
    recorded = currentTime
    isRecording = false
  }

  /// Ends the recording.
  open func stop() {
    end?.invalidate()
    guard isRecording || recorded > 0 else { return }
    (isRecording, recorded) = (false, 0)
    delegate?.audioRecorderDidFinishRecording(self, successfully: true)
  }

  /// Does nothing: there is no file.
  @discardableResult open func deleteRecording() -> Bool { true }

  /// Does nothing: silence stays silence.
  open func updateMeters() {}

  /// Returns the power of silence: −160 decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { Self.silence }

  /// Returns the power of silence: −160 decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { Self.silence }

  /// *Units*: decibels below the loudest.
  private static let silence: Float = -160
}

/// How well a sound is kept.
///
/// Source: Apple, AVAudioQuality.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// Keys of a recorder's settings, with Apple's texts; their values change nothing here.
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"

/// Values of `AVFormatIDKey`: the four letters of Apple's code as one number.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163
public let kAudioFormatAppleIMA4: UInt32 = 0x696D_6134

extension AVAudioSession {
  /// Whether an app may use the microphone.
  ///
  /// Source: Apple, AVAudioSession.RecordPermission.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }

  /// Whether the app may use the microphone: nobody allows it.
  public var recordPermission: RecordPermission { .denied }

  /// Answers, before the next frame, that the app may not use the microphone.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
}
