/// A picture with smaller ones of it, each half as wide and high as the one before.
struct PicturePyramid: Hashable, Sendable {
  /// The pictures, the largest first.
  let levels: [GrayPicture]

  /// Makes the smaller pictures of one.
  ///
  /// - Parameters:
  ///   - picture: the largest.
  ///   - depth: how many there are at most; none is smaller than eight pixels each way.
  init(_ picture: GrayPicture, depth: Int = PicturePyramid.standardDepth) {
    var levels = [picture]
    while levels.count < depth, let last = levels.last, min(last.width, last.height) >= 16 {
      levels.append(last.halved)
    }
    self.levels = levels
  }

  /// The picture itself.
  var whole: GrayPicture { levels[0] }

  /// Whole, half and a quarter: what moves between two frames of a film is found in the smallest.
  static let standardDepth = 3
}
