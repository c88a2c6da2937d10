import Drawing
import Synchronization

/// Turns drawings into pixels for code that asks for the bytes of an image.
///
/// The stage never sees a pixel; the darkroom leaves here how it makes them, and the stage asks.
package enum ImageDevelopment {
  /// How the darkroom develops images.
  package struct Lab: Sendable {
    /// Draws a list at a pixel a point: rows from the top, `0xAARRGGBB` with straight alpha; nil if
    /// it cannot.
    package let pixels: @Sendable (DisplayList, _ width: Int, _ height: Int) -> [UInt32]?
    /// Returns the PNG file of such pixels; nil if it cannot.
    package let png: @Sendable (_ pixels: [UInt32], _ width: Int, _ height: Int) -> [UInt8]?

    /// Makes a lab.
    ///
    /// - Parameters:
    ///   - pixels: draws a list at a pixel a point; returns rows from the top, `0xAARRGGBB` with
    ///     straight alpha, or `nil` for a list that cannot be drawn.
    ///   - png: returns the PNG file of such pixels.
    package init(
      pixels: @escaping @Sendable (DisplayList, _ width: Int, _ height: Int) -> [UInt32]?,
      png: @escaping @Sendable (_ pixels: [UInt32], _ width: Int, _ height: Int) -> [UInt8]?
    ) {
      (self.pixels, self.png) = (pixels, png)
    }
  }

  private static let lab = Mutex<Lab?>(nil)

  /// Tells how images are developed from now on.
  package static func develop(in lab: Lab) { Self.lab.withLock { $0 = lab } }

  /// How they are developed; `nil` outside of films.
  package static var present: Lab? { lab.withLock { $0 } }
}
