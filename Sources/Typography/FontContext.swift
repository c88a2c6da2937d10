import CCairo
import Drawing

/// A Pango context that knows some cuts of the font, for one thread.
///
/// Pango may be used on many threads as long as each has font maps of its own. It keeps a default
/// font map for each thread; the contexts are attached to that one and are freed when the thread ends.
struct FontContext {
  let pointer: OpaquePointer

  /// Finds or makes the context of this thread for some typefaces.
  ///
  /// - Throws: `TypographyError.fontMissing` or `.fontUnreadable`.
  static func ofThisThread(for typefaces: [Typeface]) throws(TypographyError) -> FontContext {
    var cuts: [String: Typeface] = [:]
    for typeface in typefaces { cuts[typeface.cut] = typeface }
    let names = cuts.keys.sorted()
    let key = "flipbook." + names.joined(separator: "+")
    let owner = UnsafeMutableRawPointer(pango_cairo_font_map_get_default())?
      .assumingMemoryBound(to: GObject.self)
    if let known = g_object_get_data(owner, key) {
      return FontContext(pointer: OpaquePointer(known))
    }
    let files = try names.compactMap { cuts[$0] }
      .map { typeface throws(TypographyError) in try FontFile(for: typeface) }
    let context = try FontContext(opening: files)
    g_object_set_data_full(
      owner, key, UnsafeMutableRawPointer(context.pointer), { g_object_unref($0) })
    return context
  }

  /// Finds or starts FreeType for this thread; it is freed when the thread ends.
  ///
  /// - Throws: `TypographyError.drawing` where no memory is left.
  static func library() throws(TypographyError) -> FT_Library {
    let key = "flipbook.freetype"
    let owner = UnsafeMutableRawPointer(pango_cairo_font_map_get_default())?
      .assumingMemoryBound(to: GObject.self)
    if let known = g_object_get_data(owner, key) { return OpaquePointer(known) }
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw .drawing(status: "FreeType does not start")
    }
    g_object_set_data_full(
      owner, key, UnsafeMutableRawPointer(library), { FT_Done_FreeType(OpaquePointer($0)) })
    return library
  }

  private init(pointer: OpaquePointer) { self.pointer = pointer }

  /// Makes a context that knows these files and nothing of the user's fonts and settings.
  private init(opening files: [FontFile]) throws(TypographyError) {
    let configuration = FcConfigCreate()
    defer { FcConfigDestroy(configuration) }
    for file in files where FcConfigAppFontAddFile(configuration, file.path) == 0 {
      throw .fontUnreadable(path: file.path)
    }
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(map)
    else { throw .fontUnreadable(path: files.first?.path ?? "") }
    defer { g_object_unref(map) }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)

    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    pointer = context
  }
}
