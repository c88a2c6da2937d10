import Foundation
import PictureFiles

extension UIImage {
  /// Reads an image from the app's files; `nil` where there is none of that name, as on iOS.
  ///
  /// PNG and JPEG files are looked for beside the executable (`Bundle.main`), then in the `.resources`
  /// folders that the package manager puts there, in the order of their names, at last beside the
  /// Swift files that `flipbook` films as they stand, and in their asset catalogs. A name without
  /// extension stands for `name@3x.png`, `name@2x.png` and `name.png`, the one of the screen's
  /// scale first; in an asset catalog, for files of either kind.
  ///
  /// A set for light and dark gives the image for what the screen shows when it is asked for.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// Reads an image from a bundle's files; a configuration does not matter, for files have none.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle)
  }

  /// Reads an image from a bundle's files, such as `Bundle.module`; `nil` where there is none.
  @preconcurrency @MainActor
  public convenience init?(named name: String, in bundle: Bundle?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Reads an image from a bundle's files, of a set the one for light or for dark.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    // A name from a storyboard leads nowhere else.
    guard !name.split(separator: "/").contains("..") else { return nil }
    let folders = bundle.map { [$0.resourcePath ?? $0.bundlePath] } ?? ImageFolders.ofTheApp
    let files = ImageFolders.files(named: name, screenScale: UIScreen.main.scale)
    for folder in folders {
      for file in files {
        let path = "\(folder)/\(file)"
        guard FileManager.default.fileExists(atPath: path) else { continue }
        self.init(contentsOfFile: path)
        return
      }
    }
    if let path = AppFiles.path(ofAny: files) {
      self.init(contentsOfFile: path)
      return
    }
    let traits = traitCollection ?? .current
    // A set has the name without the ending, whatever its files are, unless its own name ends so.
    let bare =
      [".png", ".jpg", ".jpeg"].first { name.lowercased().hasSuffix($0) }
      .map { String(name.dropLast($0.count)) } ?? name
    guard let set = AppFiles.set(.image, named: name) ?? AppFiles.set(.image, named: bare)
    else { return nil }
    self.init(of: set, isDark: traits.userInterfaceStyle == .dark)
  }

  /// Reads the file of a set that fits the screen best; `nil` where none can be read.
  @MainActor
  private convenience init?(of set: AssetSet, isDark: Bool) {
    let wanted = UIScreen.main.scale
    let files = set.variants(set.contents.images, isDark: isDark).compactMap { variant in
      variant.filename.map { (name: $0, scale: variant.pixels) }
    }
    for file in files.sorted(by: { ImageFolders.fits($0.scale, before: $1.scale, on: wanted) }) {
      let path = "\(set.folder)/\(file.name)"
      guard let image = UIImage(ofVariant: path, scale: file.scale, onScreen: wanted)
      else { continue }
      let intent = set.contents.properties?.renderingIntent
      self.init(
        image.picture, size: image.size, scale: image.scale,
        renderingMode: intent == "template"
          ? .alwaysTemplate : intent == "original" ? .alwaysOriginal : .automatic,
        orientation: image.imageOrientation)
      return
    }
    if let file = files.first {
      let start = FileManager.default.contents(atPath: "\(set.folder)/\(file.name)")?.prefix(23)
      let isPointer = start == Data("version https://git-lfs".utf8)
      Log.once(
        "The image “\(file.name)” in \(set.folder) cannot be read: "
          + (isPointer
            ? "it is kept in Git LFS, from where `git lfs pull` fetches it."
            : "PNG, JPEG, GIF, WebP, PDF and SVG can."))
    }
    return nil
  }

  /// Reads a file of a set: pixels of the file's scale, or lines and curves for that of the screen.
  @MainActor
  private convenience init?(ofVariant path: String, scale: CGFloat, onScreen wanted: CGFloat) {
    guard let kind = VectorFile(ofPath: path) else {
      guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
      self.init(data: bytes, scale: scale)
      return
    }
    do throws(VectorFileError) {
      self.init(try VectorPictures.picture(of: kind, atPath: path, scale: wanted), scale: wanted)
    } catch {
      Log.once("The image \(path) is left out: \(error).")
      return nil
    }
  }

  /// Reads a PNG, JPEG, GIF or WebP file, of the latter two the first picture; `nil` where it is none.
  ///
  /// `@2x` or `@3x` before the extension gives the image's scale.
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: bytes, scale: ImageFolders.scale(ofFile: path))
  }

  /// Reads the bytes of a PNG, JPEG, GIF or WebP file, one pixel a point; `nil` where they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads the bytes of a PNG, JPEG, GIF or WebP file; `nil` where they are none.
  ///
  /// A photograph stands as its camera was held; `imageOrientation` says how.
  ///
  /// *Units*: pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    do throws(PictureFileError) {
      let file = try PictureFile(Array(data))
      if file.orientation > 1 {
        let whole = CGSize(width: CGFloat(file.width), height: CGFloat(file.height))
        let picture = Picture(
          pixels: file.pixels, width: file.width, height: file.height, size: whole)
        self.init(
          cgImage: CGImage(picture, width: file.width, height: file.height), scale: scale,
          orientation: Orientation(exif: file.orientation))
        return
      }
      self.init(file, scale: scale)
    } catch {
      return nil
    }
  }

  private convenience init(_ file: PictureFile, scale: CGFloat) {
    let size = CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale)
    self.init(
      Picture(pixels: file.pixels, width: file.width, height: file.height, size: size),
      size: size, scale: scale)
  }
}

/// Finds the files of named images.
private enum ImageFolders {
  /// The folder of the executable, then the package manager's folders of resources in it.
  static var ofTheApp: [String] {
    let here = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    guard let names = FileManager.default.enumerator(atPath: here) else { return [here] }
    names.skipDescendants()
    var resources: [String] = []
    for case let name as String in names {
      names.skipDescendants()
      if name.hasSuffix(".resources") { resources.append("\(here)/\(name)") }
    }
    return [here] + resources.sorted()
  }

  /// Returns the files for which a name may stand, the best first.
  static func files(named name: String, screenScale: CGFloat) -> [String] {
    let (stem, ending) = split(name)
    let scales = [3, 2, 1].sorted {
      fits(CGFloat($0), before: CGFloat($1), on: screenScale.rounded())
    }
    return scales.map { $0 == 1 ? "\(stem)\(ending)" : "\(stem)@\($0)x\(ending)" }
  }

  /// Returns true where a scale is looked for before another: the screen's own, then larger ones,
  /// then smaller ones.
  static func fits(_ scale: CGFloat, before other: CGFloat, on screen: CGFloat) -> Bool {
    func rank(_ scale: CGFloat) -> CGFloat { scale >= screen ? scale : 100 - scale }
    return rank(scale) < rank(other)
  }

  static func scale(ofFile path: String) -> CGFloat {
    let (stem, _) = split(path)
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  private static func split(_ name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else {
      return (name, ".png")
    }
    return (String(name[..<dot]), String(name[dot...]))
  }
}

extension AssetContents.Variant {
  /// The scale of the variant's file.
  ///
  /// *Units*: pixels a point.
  fileprivate var pixels: CGFloat {
    switch scale {
    case "3x": 3
    case "2x": 2
    default: 1
    }
  }
}
