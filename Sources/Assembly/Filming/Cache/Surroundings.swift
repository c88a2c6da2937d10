import Files
import Foundation

/// The environment of a run, which must not change its films.
package enum Surroundings {
  /// Removes environment variables that drawing libraries read, and sets the time zone to UTC.
  ///
  /// So a film has the same bytes wherever it is made. Call it before anything else in a program:
  /// libraries read the environment once and remember it.
  package static func pin() {
    for name in EnvironmentVariables.names where isPinned(name) { unsetenv(name) }
    guard !isUTC else { return }
    setenv("TZ", utc, 1)
    // Foundation read the variable before the program began.
    if let zone = TimeZone(identifier: utc) { NSTimeZone.default = zone }
  }

  /// Returns true when an environment variable is removed.
  static func isPinned(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  /// The variables that are read before the program can remove them.
  ///
  /// pixman reads one and then draws with other instructions; the C library reads the other and
  /// then computes with others.
  static var readBeforeTheProgram: [String: String] {
    var found: [String: String] = [:]
    for name in ["PIXMAN_DISABLE", "GLIBC_TUNABLES"] {
      found[name] = EnvironmentVariables.value(of: name)
    }
    return found
  }

  /// The prefixes of all variables that these libraries read, now or in later versions.
  ///
  /// HarfBuzz's shapers, Pango's backend, fontconfig's folders, FreeType's hinting, Cairo's
  /// debugging, libthai's dictionary.
  private static let prefixes = [
    "HB_", "PANGO", "FC_", "FONTCONFIG_", "FREETYPE_", "FT2_", "CAIRO_", "FRIBIDI_", "LIBTHAI_",
  ]
  /// The languages that the user reads, by which Pango chooses the shapes of letters.
  private static let names = ["LANGUAGE"]

  private static let utc = "Etc/UTC"

  /// Whether the time zone is UTC already; setting it takes a millisecond.
  private static var isUTC: Bool {
    guard getenv("TZ") == nil, getenv("TZFILE") == nil else { return false }
    guard let path = realpath("/etc/localtime", nil) else { return false }
    defer { free(path) }
    return String(cString: path).hasSuffix("/UTC")
  }
}
