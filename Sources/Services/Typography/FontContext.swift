import CCairo
import Drawing

/// A Pango context that knows some cuts of the font.
struct FontContext {
  let pointer: OpaquePointer
  /// The fonts for letters that the system font lacks, in the order in which they are asked.
  var fallbacks: [FallbackFont] = []
  /// The letters that no installed font has, each once.
  var missing: [Unicode.Scalar] = []

  /// The families in the order in which they are asked for a letter, as Pango reads them.
  var families: String { ([Typeface.family] + fallbacks.map(\.family)).joined(separator: ",") }

  /// Finds or makes the context for a text.
  ///
  /// A text whose letters are all in the system font has a context that knows no other.
  ///
  /// - Parameters:
  ///   - run: the text.
  ///   - turn: the right to make it.
  /// - Returns: the context, with what the text needs beside the system font.
  /// - Throws: `TypographyError.fontMissing` or `.fontUnreadable`.
  static func of(
    _ run: TextRun, in turn: borrowing Shaping.Turn
  ) throws(TypographyError) -> FontContext {
    let typefaces = [run.font] + run.spans.map(\.font)
    let plain = try of(typefaces, in: turn)
    guard run.string.utf8.contains(where: { $0 >= 0x80 }) else { return plain }
    let choice = try FallbackChoice(for: run.string, beyond: plain.coverage, in: turn)
    var context =
      choice.fonts.isEmpty ? plain : try of(typefaces, and: choice.fonts, in: turn)
    context.fallbacks = choice.fonts
    context.missing = choice.missing
    return context
  }

  /// Finds or makes the context for some typefaces and other fonts.
  ///
  /// - Throws: `TypographyError.fontMissing` or `.fontUnreadable`.
  private static func of(
    _ typefaces: [Typeface], and fallbacks: [FallbackFont] = [], in turn: borrowing Shaping.Turn
  ) throws(TypographyError) -> FontContext {
    var files: [String: FontFile] = [:]
    for typeface in typefaces {
      let file = try FontFile(for: typeface)
      files["\(file.path) \(file.stretch)"] = file
    }
    let names = files.keys.sorted()
    let hasBold = typefaces.contains { $0.weight >= leastBold }
    let others = hasBold && !fallbacks.isEmpty ? ["bold"] : []
    let name = (names + fallbacks.map(\.family) + others).joined(separator: "+")
    let pointer = try turn.kept(named: name) { () throws(TypographyError) in
      let files = names.compactMap { files[$0] }
      let described = try files.filter(\.isDescribed)
        .map { file throws(TypographyError) in try FontFace.of(file, in: turn) }
      var others: [FontFace] = []
      for font in fallbacks { others += try font.faces(hasBold: hasBold, in: turn) }
      return try open(files.filter { !$0.isDescribed }, described, and: others)
    }
    guard let pointer else { throw .drawing(status: "Pango does not start") }
    return FontContext(pointer: pointer)
  }

  /// The least weight that is nearer to bold than to regular.
  private static let leastBold = 550

  /// The letters that all cuts of the system font in the context have.
  var coverage: LetterSet {
    LetterSet(
      pointer: OpaquePointer(g_object_get_data(Self.object(of: pointer), Self.coverageName)))
  }

  private static let coverageName = "flipbook.coverage"

  private static func object(of context: OpaquePointer) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self)
  }

  /// Makes a context that knows these files and faces and nothing of the user's fonts and settings.
  private static func open(
    _ files: [FontFile], _ described: [FontFace], and others: [FontFace]
  ) throws(TypographyError) -> OpaquePointer {
    let configuration = FcConfigCreate()
    defer { FcConfigDestroy(configuration) }
    for file in files {
      if let fault = LetterFault.ofFont(file.path) {
        throw .fontUnreadable(path: file.path, fault)
      }
      guard FcConfigAppFontAddFile(configuration, file.path) != 0 else {
        throw .fontUnreadable(path: file.path, .noFont)
      }
    }
    // Nothing stands there; a configuration without files of an app's has no set for its fonts.
    FcConfigAppFontAddDir(configuration, "/dev/null/none")
    let fonts = FcConfigGetFonts(configuration, FcSetApplication)
    add(described, to: fonts)
    let coverage = letters(ofAll: fonts)
    add(others, to: fonts)
    OpenFaces.keep(fonts)
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(map)
    else {
      FcCharSetDestroy(coverage)
      throw .drawing(status: "Pango does not start")
    }
    defer { g_object_unref(map) }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    g_object_set_data_full(
      object(of: context), coverageName, UnsafeMutableRawPointer(coverage),
      { FcCharSetDestroy(OpaquePointer($0)) })

    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    return context
  }

  private static func add(_ faces: [FontFace], to fonts: UnsafeMutablePointer<FcFontSet>?) {
    for face in faces {
      FcPatternReference(face.pattern)
      FcFontSetAdd(fonts, face.pattern)
    }
  }

  /// Returns the letters that every font of a set has, which the caller frees.
  private static func letters(
    ofAll fonts: UnsafeMutablePointer<FcFontSet>?
  ) -> OpaquePointer? {
    var shared: OpaquePointer?
    for index in 0..<Int(fonts?.pointee.nfont ?? 0) {
      var set: OpaquePointer?
      guard FcPatternGetCharSet(fonts?.pointee.fonts[index], FC_CHARSET, 0, &set) == FcResultMatch
      else { continue }
      guard let known = shared else {
        shared = FcCharSetCopy(set)
        continue
      }
      shared = FcCharSetIntersect(known, set)
      FcCharSetDestroy(known)
    }
    return shared
  }
}

extension FallbackFont {
  /// Returns the font's installed faces, the regular one first.
  ///
  /// - Throws: `TypographyError.fontUnreadable`.
  fileprivate func faces(
    hasBold: Bool, in turn: borrowing Shaping.Turn
  ) throws(TypographyError) -> [FontFace] {
    var faces: [FontFace] = []
    for file in [regular, hasBold ? bold : nil].compactMap(\.self) {
      if let face = try FontFace.of(self, file: file, in: turn) { faces.append(face) }
    }
    return faces
  }
}
