/// The pictures of a film, one after another, each as long as nothing changes.
package struct Reel<Picture: Hashable & Sendable>: Hashable, Sendable {
  private(set) var pictures: [Change<Picture>] = []
  /// How many frames there are.
  package private(set) var count = 0

  /// Makes a film without a frame.
  package init() {}

  /// Takes the next picture.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - frames: how many frames show it.
  package mutating func append(_ picture: Picture, frames: Int) {
    if pictures.last?.value != picture { pictures.append(Change(count, picture)) }
    count += frames
  }

  /// Returns the picture of a frame; nil after the last.
  func picture(at frame: Int) -> Picture? {
    guard frame < count else { return nil }
    var (low, high) = (0, pictures.count)
    while low < high {
      let middle = (low + high) / 2
      if pictures[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? pictures[low - 1].value : nil
  }

  /// Returns a film whose ends stand longer, or that goes back to its second frame.
  ///
  /// - Parameters:
  ///   - lead: how many frames the first one stands longer.
  ///   - hold: how many frames the last one stands longer.
  ///   - bounces: whether the film goes back.
  /// - Returns: the longer film.
  package func extended(lead: Int, hold: Int, bounces: Bool) -> Reel {
    var film = Reel()
    let back = bounces ? Array((1..<max(1, count - 1)).reversed()) : []
    let way =
      Array(repeating: 0, count: lead) + Array(0..<count)
      + Array(repeating: count - 1, count: hold) + back
    for frame in way {
      if let picture = picture(at: frame) { film.append(picture, frames: 1) }
    }
    return film
  }
}
