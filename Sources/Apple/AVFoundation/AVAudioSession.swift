@_exported import AudioToolbox
import UIKit

/// What an app says of its sound, which is recorded: films have none.
///
/// Source: Apple, AVAudioSession.
@preconcurrency @MainActor
open class AVAudioSession: NSObject {
  /// What the sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The categories by Apple's texts; a session begins with `soloAmbient`.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// How the sound is used more closely.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The mode that a session begins with, and that a category without a mode brings back.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// The other modes by Apple's texts; none changes anything in a film.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
  }

  /// How the sound gets on with that of other apps, and where it may come out; recorded only.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The options by Apple's bits; `interruptSpokenAudioAndMixWithOthers` has that of
    /// `mixWithOthers` in it.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// What other apps hear when the session changes; none of them plays in a film.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Would tell other apps that they may play again; without effect.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Where else the sound comes out.
  public enum PortOverride: UInt, Sendable {
    case none
    case speaker = 1_936_747_378
  }

  /// Returns the app's session.
  open class func sharedInstance() -> AVAudioSession {
    LayerRuntime.current.stage.part { AVAudioSession() }
  }

  /// What the sound is for, as it was set last; `soloAmbient` at first.
  open private(set) var category = Category.soloAmbient
  /// How the sound is used, as it was set last; `setCategory(_:)` without a mode brings `default`
  /// back.
  open private(set) var mode = Mode.default
  /// The options that came with the category; none at first.
  open private(set) var categoryOptions: CategoryOptions = []

  /// Whether another app plays: none does.
  open var isOtherAudioPlaying: Bool { false }

  /// How loud the device is.
  ///
  /// *Units*: 0...1.
  open var outputVolume: Float { 1 }

  /// Records what the sound is for.
  open func setCategory(_ category: Category) throws {
    try setCategory(category, mode: .default, options: [])
  }

  /// Records what the sound is for.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }

  /// Records what the sound is for.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }

  /// Records how the sound is used.
  open func setMode(_ mode: Mode) throws { self.mode = mode }

  /// Does nothing: nobody else wants the speaker.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Does nothing: there is no speaker.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
}

// The names of Swift 3 and 4.
/// Each is the category of the same name.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
