/// How colours are fitted to those that a device can show, which all are here.
///
/// Source: Apple, CGColorRenderingIntent.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
