import Foundation

/// A picture of the library.
@MainActor
struct LibraryPicture {
  let image: UIImage
  /// Its file; nil for a placeholder.
  let path: String?

  /// What a picker tells of the picture.
  var info: [UIImagePickerController.InfoKey: Any] {
    var info: [UIImagePickerController.InfoKey: Any] = [
      .mediaType: "public.image", .originalImage: image,
    ]
    if let path { info[.imageURL] = URL(fileURLWithPath: path) }
    return info
  }
}

/// What stands for the pictures of a phone: the images beside an app's files, else placeholders.
@MainActor
enum PictureLibrary {
  /// The pictures, in the order of their names.
  static var pictures: [LibraryPicture] {
    let own = AppFiles.pictures.compactMap { path in
      UIImage(contentsOfFile: path).map { LibraryPicture(image: $0, path: path) }
    }
    let saved = World.current.part { SavedPictures() }.images
    return (own.isEmpty ? placeholders : own) + saved.map { LibraryPicture(image: $0, path: nil) }
  }

  /// Adds an image that the app saves.
  static func save(_ image: UIImage) {
    World.current.part { SavedPictures() }.images.append(image)
  }

  private final class SavedPictures {
    var images: [UIImage] = []
  }

  /// Hills under a sun, in the colours of the hours from morning to night.
  private static var placeholders: [LibraryPicture] {
    (0..<count).map { LibraryPicture(image: landscape($0), path: nil) }
  }

  private static let count = 12

  /// Draws the placeholder of a number, from 0.
  private static func landscape(_ number: Int) -> UIImage {
    let size = CGSize(width: 400, height: number.isMultiple(of: 3) ? 300 : 400)
    let share = CGFloat(number) / CGFloat(count)
    let hue = (0.55 + 0.6 * share).truncatingRemainder(dividingBy: 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(hue: hue, saturation: 0.45, brightness: 0.95, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(hue: 0.13, saturation: 0.5, brightness: 1, alpha: 1).setFill()
      let radius: CGFloat = 36
      let sun = CGPoint(x: size.width * (0.15 + 0.7 * share), y: size.height * 0.28)
      UIBezierPath(
        arcCenter: sun, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true
      ).fill()
      for (index, brightness) in [0.7, 0.5, 0.35].enumerated() {
        UIColor(hue: hue, saturation: 0.55, brightness: brightness, alpha: 1).setFill()
        hill(CGFloat(index), number, size).fill()
      }
    }
  }

  private static func hill(_ row: CGFloat, _ number: Int, _ size: CGSize) -> UIBezierPath {
    let top = size.height * (0.5 + 0.15 * row)
    let peak = size.width * (number + Int(row)).hillPlace
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    path.addLine(to: CGPoint(x: 0, y: top + 60))
    path.addQuadCurve(
      to: CGPoint(x: size.width, y: top + 40), controlPoint: CGPoint(x: peak, y: top - 90))
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    return path
  }
}

extension Int {
  /// Where the hill of a row has its peak, as a share of the width.
  fileprivate var hillPlace: CGFloat { [0.2, 0.75, 0.45, 0.9, 0.3][self % 5] }
}
