/// The scripts, styles and pages that a browser reads, which the build puts into the program.
///
/// They have a room of their own, which is not optimized: the build makes an array of bytes of each,
/// and the optimizer takes seconds for such an array.
public enum WebFiles {
  /// The player of films: what it does.
  public static var playerScript: String { text(PackageResources.player_js) }
  /// The player of films: how it looks.
  public static var playerStyle: String { text(PackageResources.player_css) }
  /// The report of `verify` and `compare`: what it does.
  public static var reportScript: String { text(PackageResources.report_js) }
  /// The report of `verify` and `compare`: how it looks.
  public static var reportStyle: String { text(PackageResources.report_css) }
  /// The page of `play`, with names in braces where scenes differ.
  public static var playPage: String { text(PackageResources.play_html) }
  /// The page of `play`: what it does.
  public static var playScript: String { text(PackageResources.play_js) }
  /// The page of `play`: how it looks.
  public static var playStyle: String { text(PackageResources.play_css) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
