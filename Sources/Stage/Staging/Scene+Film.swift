import Geometry

extension Scene {
  /// How a scene is filmed where the command does not say otherwise.
  ///
  /// ```swift
  /// Scene("card", "A card turns.", screen: Screen(.iPhone16), film: .init(speed: 0.5, frame: true)) {
  ///   CardController()
  /// }
  /// ```
  ///
  /// It changes what films, stills and strips show of the scene, and neither how it moves nor its references.
  public struct Film: Hashable, Sendable {
    /// A part of the scene that plays at another speed.
    public struct Slow: Hashable, Sendable {
      /// Where it begins, in seconds since the start.
      public var from: Double
      /// Where it ends, in seconds since the start.
      public var to: Double
      /// How fast it plays; 1 is the scene's own speed.
      public var speed: Double

      /// Names a part.
      ///
      /// *Units*: seconds since the start; 1 is the scene's own speed.
      public init(from: Double, to: Double, speed: Double) {
        (self.from, self.to, self.speed) = (from, to, speed)
      }
    }

    /// Which part of the screen is shown.
    public enum Part: Hashable, Sendable {
      /// A rectangle, in points of the screen.
      case crop(CGRect)
      /// The place where a view is seen first, magnified.
      case zoom(String)
      /// What is around a view, wherever it goes.
      case follow(String)
    }

    /// Frames a second; `nil` for what is usual for the format.
    public var framesPerSecond: Int?
    /// Pixels a point; `nil` for what is usual for the format.
    public var scale: Double?
    /// The first moment, in seconds since the start; `nil` for that of the scene.
    public var from: Double?
    /// The last moment, in seconds since the start; `nil` for that of the scene.
    public var to: Double?
    /// How much longer the first frame stands, in seconds.
    public var lead: Double
    /// How much longer the last frame stands, in seconds.
    public var hold: Double
    /// Whether the film runs back to its beginning.
    public var bounces: Bool
    /// How fast the scene plays; 1 is its own speed.
    public var speed: Double
    /// The parts that play at another speed.
    public var slow: [Slow]
    /// Whether the physics is drawn over the views.
    public var xray: Bool
    /// Whether colours of the physics are explained.
    public var legend: Bool
    /// Whether fingers, keys and tilts are drawn; `nil` for in films alone.
    public var touches: Bool?
    /// Whether captions are drawn over the pictures.
    public var captions: Bool
    /// Whether a hairline stands around the screen.
    public var border: Bool
    /// Whether the device stands around the screen.
    public var frame: Bool
    /// Which part of the screen is shown; `nil` for all of it.
    public var part: Part?

    /// Says how a scene is filmed; what is left out is as for any scene.
    ///
    /// *Units*: seconds, pixels a point.
    ///
    /// - Parameters:
    ///   - framesPerSecond: as `--fps`.
    ///   - scale: as `--scale`.
    ///   - from: as `--from`.
    ///   - to: as `--to`.
    ///   - lead: as `--lead`.
    ///   - hold: as `--hold`.
    ///   - bounces: as `--bounce`.
    ///   - speed: as `--speed`.
    ///   - slow: as `--slow`, several times.
    ///   - xray: as `--xray`.
    ///   - legend: as `--legend`, `--no-legend`.
    ///   - touches: as `--touches`, `--no-touches`.
    ///   - captions: as `--captions`.
    ///   - border: as `--border`.
    ///   - frame: as `--frame`.
    ///   - part: as `--crop`, `--zoom`, `--follow`.
    public init(
      framesPerSecond: Int? = nil, scale: Double? = nil, from: Double? = nil, to: Double? = nil,
      lead: Double = 0, hold: Double = 0, bounces: Bool = false, speed: Double = 1,
      slow: [Slow] = [], xray: Bool = false, legend: Bool = true, touches: Bool? = nil,
      captions: Bool = false, border: Bool = false, frame: Bool = false, part: Part? = nil
    ) {
      (self.framesPerSecond, self.scale) = (framesPerSecond, scale)
      (self.from, self.to, self.lead, self.hold) = (from, to, lead, hold)
      (self.bounces, self.speed, self.slow) = (bounces, speed, slow)
      (self.xray, self.legend, self.touches) = (xray, legend, touches)
      (self.captions, self.border, self.frame, self.part) = (captions, border, frame, part)
    }
  }
}
