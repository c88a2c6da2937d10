import Foundation

/// The name of an image in an asset catalog, as Xcode 15 and later make one for each.
///
/// `flipbook` makes them for the files that it films as they stand.
///
/// Source: Apple, ImageResource.
public struct ImageResource: Hashable, Sendable {
  let name: String
  private let bundle: Bundle

  /// Names an image of a bundle's asset catalogs.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

/// The name of a colour in an asset catalog, as Xcode 15 and later make one for each.
///
/// `flipbook` makes them for the files that it films as they stand.
///
/// Source: Apple, ColorResource.
public struct ColorResource: Hashable, Sendable {
  let name: String
  private let bundle: Bundle

  /// Names a colour of a bundle's asset catalogs.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

extension UIColor {
  /// Finds a colour of the app's asset catalogs.
  ///
  /// Where there is none, as of an empty set, the colour is clear and a line in the log says so.
  ///
  /// Source: Apple, UIColor.init(resource:).
  @preconcurrency @MainActor
  public convenience init(resource: ColorResource) {
    guard let set = AppFiles.set(.color, named: resource.name), let color = UIColor(set) else {
      Log.once("There is no colour “\(resource.name)” in the asset catalogs.")
      self.init(UIColor.clear.shades)
      return
    }
    self.init(color.shades)
  }
}
