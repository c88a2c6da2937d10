import Foundation

/// What a run finds around it that has no say in its films.
package enum Surroundings {
  /// Takes away what the libraries that draw would read from the environment, and puts the clock on
  /// the wall to UTC, so that a film has the same bytes wherever it is made.
  ///
  /// Call it before anything else in a program: libraries look once and remember.
  package static func pin() {
    for name in ProcessInfo.processInfo.environment.keys where isPinned(name) { unsetenv(name) }
    guard !isUTC else { return }
    setenv("TZ", utc, 1)
    // Foundation has looked at the variable before the program began.
    if let zone = TimeZone(identifier: utc) { NSTimeZone.default = zone }
  }

  /// Whether a variable of the environment is taken away.
  static func isPinned(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  /// What is read before a program can do anything about it: by pixman, which then draws with other
  /// instructions, and by the C library, which then counts with others.
  static var readBeforeTheProgram: [String: String] {
    let environment = ProcessInfo.processInfo.environment
    return environment.filter { ["PIXMAN_DISABLE", "GLIBC_TUNABLES"].contains($0.key) }
  }

  /// HarfBuzz's shapers, Pango's backend, fontconfig's folders, FreeType's hinting, Cairo's debugging,
  /// libthai's dictionary: whatever they come to read, they read it under these names.
  private static let prefixes = [
    "HB_", "PANGO", "FC_", "FONTCONFIG_", "FREETYPE_", "FT2_", "CAIRO_", "FRIBIDI_", "LIBTHAI_",
  ]
  /// Pango chooses the shapes of letters by the languages that the user reads.
  private static let names = ["LANGUAGE"]

  private static let utc = "Etc/UTC"

  /// Whether the time zone is UTC already; to set it takes a millisecond.
  private static var isUTC: Bool {
    guard getenv("TZ") == nil, getenv("TZFILE") == nil else { return false }
    return URL(filePath: "/etc/localtime").resolvingSymlinksInPath().path.hasSuffix("/UTC")
  }
}
