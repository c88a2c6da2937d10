import CCairo

/// What one thread keeps for its texts, until it ends.
///
/// Pango keeps a default font map for each thread; the values are attached to that one.
enum ThreadKept {
  /// Finds or makes a value of this thread.
  ///
  /// - Parameters:
  ///   - name: what the value is kept under.
  ///   - free: frees the value when the thread ends.
  ///   - make: makes the value; nothing is kept where it returns nil.
  /// - Returns: the value; nil where there is none.
  /// - Throws: what `make` throws.
  static func value<Failure: Error>(
    named name: String, free: @escaping GDestroyNotify,
    make: () throws(Failure) -> OpaquePointer?
  ) throws(Failure) -> OpaquePointer? {
    let key = "flipbook.\(name)"
    let owner = UnsafeMutableRawPointer(pango_cairo_font_map_get_default())?
      .assumingMemoryBound(to: GObject.self)
    if let known = g_object_get_data(owner, key) { return OpaquePointer(known) }
    guard let made = try make() else { return nil }
    g_object_set_data_full(owner, key, UnsafeMutableRawPointer(made), free)
    return made
  }
}
