/// The format of a video and how it plays.
package struct VideoSettings: Hashable, Sendable {
  /// The container format, and the codec in it.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// H.264, which plays everywhere.
    case mp4
    case mov
    /// VP9, which may be transparent.
    case webm

    /// How much transparency the format can hold.
    var transparency: Transparency {
      switch self {
      case .mp4, .mov: .none
      case .webm: .full
      }
    }
  }

  /// The container and its codec, which say how much transparency stays.
  package var format: Format
  /// How long a frame stands.
  package var frame: FrameDuration
  /// The background of the film.
  package var ground: Ground
  /// 0...100, where 100 is the best; `nil` looks like the original.
  package var quality: Int?

  /// Makes settings: 60 frames a second over white, like the original, unless said otherwise.
  package init(
    format: Format, frame: FrameDuration = FrameDuration(ticks: 1, rate: 60),
    ground: Ground = .white, quality: Int? = nil
  ) {
    self.format = format
    self.frame = frame
    self.ground = ground
    self.quality = quality
  }

  /// What happens to pixels that are not opaque.
  var translucency: Translucency { ground.translucency(in: format.transparency) }

  private var keepsAlpha: Bool { translucency == .kept }

  /// Returns ffmpeg's arguments for raw frames of `width`×`height` pixels on its standard input.
  ///
  /// The same frames give the same bytes: the file does not say when or with what it was made, and
  /// the number of threads, on which the codecs' choices depend, is always the same.
  func arguments(width: Int, height: Int, output: String) -> [String] {
    let source = [
      "-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "\(width)x\(height)",
      "-framerate", "\(frame.rate)/\(frame.ticks)", "-i", "pipe:0",
    ]
    // Both codecs halve the resolution of colours in both directions, so width and height must be
    // even.
    let filter =
      "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white@\(keepsAlpha ? 0 : 1),"
      + "scale=out_color_matrix=bt709:out_range=tv,format=\(keepsAlpha ? "yuva420p" : "yuv420p")"
    let colors = [
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
      "-color_range", "tv",
    ]
    var arguments = ["-nostdin", "-hide_banner", "-loglevel", "error", "-y"]
    arguments += source
    arguments += ["-vf", filter]
    arguments += codec + colors
    arguments += [
      "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "4",
      "-f", format.rawValue, "file:\(output)",
    ]
    return arguments
  }

  private var codec: [String] {
    switch format {
    case .mp4, .mov:
      [
        "-c:v", "libx264", "-preset", "medium",
        "-crf", "\(factor(best: 10, usual: 18, worst: 48))", "-movflags", "+faststart",
      ]
    case .webm:
      [
        "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "\(factor(best: 15, usual: 24, worst: 60))",
        "-deadline", "good", "-cpu-used", "2", "-row-mt", "0",
        // VP9 cannot be transparent with alternate reference frames.
        "-auto-alt-ref", "0",
      ]
    }
  }

  /// Returns the codec's own number for the quality: the higher, the worse.
  private func factor(best: Int, usual: Int, worst: Int) -> Int {
    quality.map { worst - (worst - best) * $0 / 100 } ?? usual
  }
}
