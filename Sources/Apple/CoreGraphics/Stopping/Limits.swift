/// The limits to what a scene may ask for; beyond each it stops with a sentence that names it.
///
/// Each module adds its own.
package enum Limit {
  /// The number of groups of a drawing that may lie inside one another.
  ///
  /// A group is what is clipped along a curve, translucent as a whole, masked or in a shadow. Each
  /// may need a picture of its own while it is drawn; on a phone of two pixels a point that is 3
  /// MB.
  package static let groupDepth = 250
}
