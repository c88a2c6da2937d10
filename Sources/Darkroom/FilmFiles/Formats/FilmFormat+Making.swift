/// How a film is made, whatever its format: each format takes the settings that it knows.
package struct FilmSettings: Hashable, Sendable {
  /// How long a frame stands.
  package var frame: FrameDuration
  /// How often it plays; `nil` is for ever.
  package var plays: Int?
  /// The background of the film.
  package var ground: Ground
  /// 0...100; `nil` is what is usual for the format.
  package var quality: Int?
  /// How much work goes into PNG files.
  package var compression: PNGCompression
  /// How large PNG files say that they are shown.
  ///
  /// *Units*: pixels a point.
  package var density = 1.0
  /// The most colours of a palette.
  package var mostColors = 256
  /// Whether GIF, APNG and WebP films take less time for drawings of many runs, such as fingers, for
  /// some more bytes of other drawings.
  package var isQuick = false
  /// Whether a page is looked at once and soon replaced: it is made sooner, and is larger.
  package var isPassing = false

  /// Makes settings; what is not given is what is usual for the format.
  package init(
    frame: FrameDuration, plays: Int? = nil, ground: Ground = .white, quality: Int? = nil,
    compression: PNGCompression = .fast
  ) {
    self.frame = frame
    self.plays = plays
    self.ground = ground
    self.quality = quality
    self.compression = compression
  }
}

extension FilmFormat {
  /// Begins a film.
  ///
  /// - Parameters:
  ///   - path: where the film will stand.
  ///   - settings: how it is made.
  ///   - jobs: how many threads may compress it at its end.
  ///   - share: which frames of a folder are made; `nil` for all. Other formats cannot be shared.
  ///   - replacesForeign: whether frames of a folder are replaced and removed that Flipbook did not
  ///     write.
  /// - Returns: the sink that takes its frames.
  /// - Throws: `FilmFileError` when nothing can be written there.
  package func make(
    at path: String, _ settings: FilmSettings, jobs: Int = 1, share: FrameShare? = nil,
    replacesForeign: Bool = false
  ) throws(FilmFileError) -> any FrameSink {
    switch self {
    case .gif:
      try GIFFilm(
        at: path,
        settings: GIFSettings(
          framesPerSecond: settings.frame.framesPerSecond, plays: settings.plays,
          ground: settings.ground, mostColors: settings.mostColors,
          isQuick: settings.isQuick))
    case .apng:
      try APNGFilm(
        at: path,
        settings: APNGSettings(
          frame: settings.frame, plays: settings.plays, ground: settings.ground,
          isQuick: settings.isQuick),
        jobs: jobs)
    case .webp:
      try WebPFilm(
        at: path,
        settings: WebPSettings(
          frame: settings.frame, plays: settings.plays, quality: settings.quality,
          ground: settings.ground, isQuick: settings.isQuick))
    case .mp4: try Self.video(.mp4, at: path, settings)
    case .mov: try Self.video(.mov, at: path, settings)
    case .webm: try Self.video(.webm, at: path, settings)
    case .html:
      try HTMLFilm(
        at: path,
        settings: HTMLFilm.Settings(
          frame: settings.frame, plays: settings.plays, ground: settings.ground,
          isPassing: settings.isPassing))
    case .folder:
      try PNGFolder(
        at: path, compression: settings.compression,
        series: PNGSeries(hasAlpha: settings.ground == .clear, scale: settings.density),
        share: share, replacesForeign: replacesForeign)
    }
  }

  private static func video(
    _ format: VideoSettings.Format, at path: String, _ settings: FilmSettings
  ) throws(FilmFileError) -> VideoFilm {
    try VideoFilm(
      at: path,
      settings: VideoSettings(
        format: format, frame: settings.frame, ground: settings.ground,
        quality: settings.quality))
  }
}
