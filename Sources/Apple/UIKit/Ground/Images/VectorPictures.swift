import Foundation
import PictureFiles
import Synchronization

/// The pixels of images of lines and curves, so that each file is drawn once a scale.
enum VectorPictures {
  private struct Key: Hashable {
    let path: String
    let scale: CGFloat
  }

  private static let known = Mutex<[Key: PictureFile]>([:])

  /// Draws a file, or finds what was drawn of it before.
  ///
  /// - Parameters:
  ///   - kind: the kind of the file.
  ///   - path: the file.
  ///   - scale: pixels a point.
  /// - Returns: the pixels of the file.
  /// - Throws: `VectorFileError`.
  static func picture(
    of kind: VectorFile, atPath path: String, scale: CGFloat
  ) throws(VectorFileError) -> PictureFile {
    let key = Key(path: path, scale: scale)
    if let picture = known.withLock({ $0[key] }) { return picture }
    let picture = try StageClocks.withTheSystems { () throws(VectorFileError) in
      try kind.picture(ofFile: path, scale: scale)
    }
    known.withLock { $0[key] = picture }
    return picture
  }
}
