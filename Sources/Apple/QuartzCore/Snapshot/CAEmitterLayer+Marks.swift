import Drawing
import Geometry

extension CAEmitterLayer {
  /// Returns the particles, placed by the layer's space.
  func marks(through transform: CGAffineTransform) -> [DrawCommand] {
    var images: [ObjectIdentifier: (Picture, CGSize)?] = [:]
    let living = renderMode == .oldestLast ? particles.all.reversed() : particles.all
    return living.flatMap { particle -> [DrawCommand] in
      let identity = ObjectIdentifier(particle.cell)
      let image: (Picture, CGSize)?
      if let known = images[identity] {
        image = known
      } else {
        image = particle.cell.picture
        images[identity] = .some(image)
      }
      guard let (picture, size) = image else { return [] }
      let marks = particle.marks(picture, size, through: transform)
      guard renderMode == .additive, !marks.isEmpty else { return marks }
      return [.blended(DisplayList(marks), .plusLighter)]
    }
  }
}

extension CAEmitterCell {
  /// The cell's image and its size in points; `nil` where it has none.
  fileprivate var picture: (Picture, CGSize)? {
    guard let image = contents as? CGImage, image.width > 0, image.height > 0 else { return nil }
    let whole = CGSize(width: image.width, height: image.height)
    let part = CGRect(
      x: contentsRect.minX * whole.width, y: contentsRect.minY * whole.height,
      width: contentsRect.width * whole.width, height: contentsRect.height * whole.height)
    guard part.width > 0, part.height > 0 else { return nil }
    let isWhole = contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1)
    let factor = contentsScale > 0 ? 1 / contentsScale : 1
    return (
      (isWhole ? image.picture : image.picture.cut(to: part)).scaled(by: factor),
      CGSize(width: part.width * factor, height: part.height * factor)
    )
  }
}

extension Particle {
  /// Returns what is seen of the particle.
  fileprivate func marks(
    _ picture: Picture, _ size: CGSize, through transform: CGAffineTransform
  ) -> [DrawCommand] {
    let (color, scale) = (colorNow, scaleNow)
    guard color.w > 0, scale > 0 else { return [] }
    let place = place(atAge: age)
    let map = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(spin * age)))
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
      .concatenating(transform)
    guard map.keepsAreas else { return [] }
    return DisplayList(picture.list.multiplied(by: color)).applying(map).commands
      .blended(at: color.w)
  }
}

extension DisplayList {
  /// Returns the commands with red, green and blue multiplied by parts of 0...1.
  func multiplied(by color: SIMD4<Double>) -> [DrawCommand] {
    guard color.x < 1 || color.y < 1 || color.z < 1 else { return commands }
    return recolored {
      Color(
        red: $0.red * color.x, green: $0.green * color.y, blue: $0.blue * color.z, alpha: $0.alpha)
    }.commands
  }
}
