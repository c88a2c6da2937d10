import CCairo
import Synchronization

/// The font files that this process has opened, which stay open until it ends.
///
/// Cairo closes a face when more than ten are open. It looks whether another thread draws with that
/// face without asking for its lock, and pulls it away from under the thread. It never closes one
/// that is locked: so each face is locked once, before any context has it.
enum OpenFaces {
  /// Cairo's fonts, by file and face, as addresses.
  private static let known = Mutex<[String: UInt]>([:])

  /// Keeps the faces of all fonts of a set open.
  static func keep(_ fonts: UnsafeMutablePointer<FcFontSet>?) {
    for index in 0..<Int(fonts?.pointee.nfont ?? 0) {
      if let pattern = fonts?.pointee.fonts[index] { keep(pattern) }
    }
  }

  private static func keep(_ pattern: OpaquePointer) {
    var file: UnsafeMutablePointer<FcChar8>?
    var face: Int32 = 0
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return }
    FcPatternGetInteger(pattern, FC_INDEX, 0, &face)
    let key = "\(String(cString: file))#\(face)"
    known.withLock { known in
      guard known[key] == nil, let font = font(of: pattern) else { return }
      cairo_ft_scaled_font_lock_face(font)
      known[key] = UInt(bitPattern: font)
    }
  }

  private static func font(of pattern: OpaquePointer) -> OpaquePointer? {
    let face = cairo_ft_font_face_create_for_pattern(pattern)
    defer { cairo_font_face_destroy(face) }
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    var size = cairo_matrix_t(xx: 16, yx: 0, xy: 0, yy: 16, x0: 0, y0: 0)
    var space = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    return cairo_scaled_font_create(face, &size, &space, options)
  }
}
