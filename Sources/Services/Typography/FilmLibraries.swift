import CCairo
import Foundation

/// The libraries that set and draw letters and shapes, as they are at run time.
package enum FilmLibraries {
  /// Names and versions, in a fixed order; without those that do not tell.
  package static var versions: [(name: String, version: String)] {
    var versions = [("Cairo", String(cString: cairo_version_string()))]
    if let text = told(by: "pixman_version_string") { versions.append(("pixman", text)) }
    versions.append(("Pango", String(cString: pango_version_string())))
    if let text = freeType { versions.append(("FreeType", text)) }
    if let text = told(by: "hb_version_string") { versions.append(("HarfBuzz", text)) }
    return versions
  }

  /// Asks a library that Cairo or Pango has brought, and that Flipbook itself calls nothing of.
  private static func told(by function: String) -> String? {
    guard let address = dlsym(nil, function) else { return nil }
    typealias Function = @convention(c) () -> UnsafePointer<CChar>?
    return unsafeBitCast(address, to: Function.self)().map { String(cString: $0) }
  }

  private static var freeType: String? {
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    do {
      FT_Library_Version(try FreeType.ofThisThread(), &major, &minor, &patch)
    } catch {
      return nil
    }
    return "\(major).\(minor).\(patch)"
  }
}
