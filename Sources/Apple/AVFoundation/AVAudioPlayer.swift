// Do not re-export Foundation: a file that imports UIKit and AVFoundation would find two of each
// name that UIKit puts in the place of Foundation's.
import UIKit

/// Is told how a sound ended.
///
/// Source: Apple, AVAudioPlayerDelegate.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called when a sound has been played to its end, as often as it was to be played.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

  /// Never called: what cannot be read makes no player.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing, for a delegate that need not know of the end.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Never called, so that a delegate may leave it out.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound that nobody hears, as long as it takes in virtual time.
///
/// Films have no sound. How long a sound takes is read from its file; WAV, AIFF, CAF, MP3 and MPEG-4
/// can be.
///
/// Source: Apple, AVAudioPlayer.
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject {
  /// Is told of the end of the sound; held weakly.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// The file; nil for bytes.
  public let url: URL?

  /// The bytes; nil for a file.
  public let data: Data?

  /// How long the sound takes once, at its own speed.
  ///
  /// *Units*: seconds.
  public let duration: TimeInterval

  /// How many channels the file has: 1 for mono, 2 for stereo.
  public let numberOfChannels: Int

  /// How often the sound is repeated after its end; negative for ever.
  ///
  /// Set while the sound is played, so many repetitions follow the present one: 0 lets it end.
  open var numberOfLoops = 0 {
    willSet { hold() }
    didSet {
      repetitions = 0
      if isPlaying { wait() }
    }
  }

  /// How loud the sound would be.
  ///
  /// *Units*: 0...1.
  open var volume: Float = 1

  /// From which side the sound would come.
  ///
  /// *Units*: -1 for the left to 1 for the right.
  open var pan: Float = 0

  /// Whether `rate` counts.
  open var enableRate = false {
    willSet { hold() }
    didSet { if isPlaying { wait() } }
  }

  /// How much faster than by itself the sound is played.
  ///
  /// *Units*: 0.5...2.
  open var rate: Float = 1 {
    willSet { hold() }
    didSet { if isPlaying { wait() } }
  }

  /// Recorded; a sound that nobody hears has no power.
  open var isMeteringEnabled = false

  /// Whether the sound goes on; false while it is paused and after its end.
  open private(set) var isPlaying = false

  /// Where the sound was at `start`.
  ///
  /// *Units*: seconds since the start of the sound.
  private var position: TimeInterval = 0
  /// How often the sound had been repeated at `start`.
  private var repetitions = 0
  /// When the sound was last started, moved or changed.
  private var start: TimeInterval = 0
  private var end: UIKit.Timer?

  /// Makes a player without a sound, as `NSObject`'s initializer does: it plays nothing.
  public override init() {
    (url, data) = (nil, nil)
    (duration, numberOfChannels) = (0, 0)
    super.init()
  }

  /// Reads a file.
  ///
  /// - Throws: an error of `NSOSStatusErrorDomain` for a file that is not there or is no sound.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, fileTypeHint: nil)
  }

  /// Reads a file; its kind is told from its bytes.
  ///
  /// - Throws: an error of `NSOSStatusErrorDomain` for a file that is not there or is no sound.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    guard let bytes = try? Data(contentsOf: url) else {
      throw SoundError.noFile
    }
    let sound = try Sound(bytes)
    (self.url, data) = (url, nil)
    (duration, numberOfChannels) = (sound.duration, sound.channels)
  }

  /// Reads bytes.
  ///
  /// - Throws: an error of `NSOSStatusErrorDomain` for what is no sound.
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

  /// Reads bytes; their kind is told from themselves.
  ///
  /// - Throws: an error of `NSOSStatusErrorDomain` for what is no sound.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    let sound = try Sound(data)
    (url, self.data) = (nil, data)
    (duration, numberOfChannels) = (sound.duration, sound.channels)
  }

  /// Where in the sound the player is.
  ///
  /// *Units*: seconds since the start of the sound.
  open var currentTime: TimeInterval {
    get {
      guard isPlaying, duration > 0 else { return position }
      return played.truncatingRemainder(dividingBy: duration)
    }
    set {
      hold()
      position = min(max(newValue, 0), duration)
      if isPlaying { wait() }
    }
  }

  /// The time of the device that plays.
  ///
  /// *Units*: seconds.
  open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

  /// Does nothing: everything is ready.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Begins, or goes on where the player was paused; returns false without a sound.
  @discardableResult open func play() -> Bool {
    guard url != nil || data != nil else { return false }
    guard !isPlaying else { return true }
    isPlaying = true
    wait()
    return true
  }

  /// Begins at a time of `deviceCurrentTime`.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool {
    UIKit.Timer.scheduledTimer(
      withTimeInterval: max(0, time - deviceCurrentTime), repeats: false
    ) { [weak self] _ in self?.play() }
    return true
  }

  /// Stops where the sound is.
  open func pause() {
    hold()
    isPlaying = false
    end?.invalidate()
  }

  /// Stops where the sound is, as `pause()` does.
  open func stop() { pause() }

  /// Sets the volume; nobody hears it change.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  /// Does nothing.
  open func updateMeters() {}

  /// Returns the power of silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// Returns the power of silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private var speed: TimeInterval { enableRate ? TimeInterval(rate) : 1 }

  /// How far the sound is, with the repetitions since `start`.
  ///
  /// *Units*: seconds.
  private var played: TimeInterval { position + (CACurrentMediaTime() - start) * speed }

  /// Keeps where the sound is, and which repetition it is.
  private func hold() {
    guard isPlaying, duration > 0 else { return }
    let played = played
    start = CACurrentMediaTime()
    position = played.truncatingRemainder(dividingBy: duration)
    repetitions += Int(played / duration)
  }

  /// Waits for the end of the sound from where it is now.
  private func wait() {
    start = CACurrentMediaTime()
    end?.invalidate()
    guard numberOfLoops >= 0, speed > 0 else { return }
    let left = duration - position + duration * TimeInterval(numberOfLoops - repetitions)
    end = .scheduledTimer(withTimeInterval: max(0, left) / speed, repeats: false) {
      [weak self] _ in
      self?.finish()
    }
  }

  private func finish() {
    isPlaying = false
    (position, repetitions) = (0, 0)
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}
