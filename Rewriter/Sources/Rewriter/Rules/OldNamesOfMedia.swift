/// What AVFoundation's constants and types of Swift 3 and 4 are called today, a pair a line.
///
/// Source: Apple, the notes on renamed symbols of Swift 4 and 4.2.
let oldNamesOfMedia: [String: String] = pairs(
  """
  AVAudioSessionCategoryAmbient AVAudioSession.Category.ambient
  AVAudioSessionCategoryMultiRoute AVAudioSession.Category.multiRoute
  AVAudioSessionCategoryOptions AVAudioSession.CategoryOptions
  AVAudioSessionCategoryPlayAndRecord AVAudioSession.Category.playAndRecord
  AVAudioSessionCategoryPlayback AVAudioSession.Category.playback
  AVAudioSessionCategoryRecord AVAudioSession.Category.record
  AVAudioSessionCategorySoloAmbient AVAudioSession.Category.soloAmbient
  AVAudioSessionModeDefault AVAudioSession.Mode.default
  AVAudioSessionModeGameChat AVAudioSession.Mode.gameChat
  AVAudioSessionModeMeasurement AVAudioSession.Mode.measurement
  AVAudioSessionModeMoviePlayback AVAudioSession.Mode.moviePlayback
  AVAudioSessionModeSpokenAudio AVAudioSession.Mode.spokenAudio
  AVAudioSessionModeVideoChat AVAudioSession.Mode.videoChat
  AVAudioSessionModeVideoRecording AVAudioSession.Mode.videoRecording
  AVAudioSessionModeVoiceChat AVAudioSession.Mode.voiceChat
  AVAudioSessionPortOverride AVAudioSession.PortOverride
  AVAudioSessionSetActiveOptions AVAudioSession.SetActiveOptions
  AVLayerVideoGravityResize AVLayerVideoGravity.resize
  AVLayerVideoGravityResizeAspect AVLayerVideoGravity.resizeAspect
  AVLayerVideoGravityResizeAspectFill AVLayerVideoGravity.resizeAspectFill
  AVPlayerActionAtItemEnd AVPlayer.ActionAtItemEnd
  AVPlayerItemStatus AVPlayerItem.Status
  AVPlayerStatus AVPlayer.Status
  AVPlayerTimeControlStatus AVPlayer.TimeControlStatus
  """)
