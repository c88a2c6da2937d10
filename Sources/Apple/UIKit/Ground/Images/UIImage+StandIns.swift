extension UIImage {
  /// Reads an image that the app needs, from its files.
  ///
  /// Where there is none of that name, as of a file that is filmed without its images, a grey square
  /// with a cross stands in, and a line in the log says so. iOS stops there.
  ///
  /// Source: Apple, UIImage.init(imageLiteralResourceName:).
  @preconcurrency @MainActor
  public convenience init(imageLiteralResourceName name: String) {
    let found = UIImage(named: name)
    if found == nil {
      Log.once("There is no image “\(name)” here: a grey square stands in for it.")
    }
    let image = found ?? Self.makeStandIn()
    self.init(
      image.picture, size: image.size, scale: image.scale, renderingMode: image.renderingMode,
      caps: image.caps, symbol: image.symbol, orientation: image.imageOrientation,
      images: image.images, duration: image.duration, details: image.details)
  }

  /// Reads an image of the app's asset catalogs; a grey square with a cross stands in for one that is
  /// not there, which the log says.
  ///
  /// Source: Apple, UIImage.init(resource:).
  @preconcurrency @MainActor
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }

  /// Draws a grey square of 100 points with a cross.
  @MainActor
  private static func makeStandIn() -> UIImage {
    let size = CGSize(width: 100, height: 100)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(white: 0.8, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let cross = UIBezierPath()
      cross.move(to: .zero)
      cross.addLine(to: CGPoint(x: size.width, y: size.height))
      cross.move(to: CGPoint(x: size.width, y: 0))
      cross.addLine(to: CGPoint(x: 0, y: size.height))
      UIColor(white: 0.65, alpha: 1).setStroke()
      cross.stroke()
    }
  }
}
