/// What a browser gets.
struct PageAnswer: Hashable, Sendable {
  /// The media type.
  let type: String
  let bytes: [UInt8]
  /// What a page may do; one of `PagePolicy`.
  var policy = PagePolicy.nothing

  /// A page in HTML.
  static func page(_ bytes: [UInt8], _ policy: String) -> PageAnswer {
    PageAnswer(type: "text/html; charset=utf-8", bytes: bytes, policy: policy)
  }
}

/// What pages may do: nothing of other machines is ever loaded, and no page of others shows them.
///
/// Scripts and styles stand in the pages themselves; what scenes say is escaped in them.
///
/// Source: https://www.w3.org/TR/CSP3.
enum PagePolicy {
  /// For what is no page.
  static let nothing = "default-src 'none'; frame-ancestors 'none'; sandbox"
  /// For the film of a scene, which plays by itself, in a frame of the page of `watch`.
  static let film =
    "\(words); img-src data: blob:; frame-ancestors 'self'"
  /// For the page of `watch`, which asks for what is new and shows films.
  static let watch =
    "\(words); img-src data:; connect-src 'self'; frame-src 'self'; frame-ancestors 'none'"
  /// For the page of `play`, which speaks with the scene and shows what was filmed.
  ///
  /// - Parameter hosts: the names of this server; not all browsers take `'self'` for sockets.
  /// - Returns: the policy.
  static func play(at hosts: [String]) -> String {
    "\(words); img-src 'self' data: blob:; media-src 'self'; connect-src 'self'"
      + hosts.map { " ws://\($0)" }.joined() + "; frame-ancestors 'none'"
  }

  private static let words =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none';"
    + " form-action 'none'"
}
