/// How much a scene may ask for; beyond each limit it stops with a sentence that names it.
///
/// Each room adds its own.
package enum Limit {
  /// How many groups of a drawing lie inside one another: what is clipped along a curve, let
  /// through in part, masked or cast.
  ///
  /// Each may need a picture of its own while it is drawn; on a phone of two pixels a point that
  /// is 3 MB.
  package static let groupDepth = 250
}
