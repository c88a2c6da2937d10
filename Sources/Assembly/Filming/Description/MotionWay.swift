/// How far something is on its way, from its beginning to its end.
struct MotionWay {
  /// How far it is ahead of its beginning; below 0 behind it.
  let places: [Double]
  /// How far its end is ahead of its beginning.
  let length: Double
  /// The least distance that is told.
  let least: Double
  /// Whether it goes around rather than ahead, so that it goes beyond nothing.
  var isRound = false

  /// Looks how far it goes beyond its end, or beyond its beginning after it has come back.
  ///
  /// - Parameter turning: the index of the place from which it comes back; `nil` where it does not.
  /// - Returns: the greatest distance and the index of its place; `nil` where it goes beyond nothing.
  func beyond(_ turning: Int?) -> (distance: Double, index: Int)? {
    guard length >= least, !isRound else { return nil }
    let distances = places.indices.map { index in
      turning.map { index > $0 ? -places[index] : 0 } ?? places[index] - length
    }
    guard let most = distances.max(), most >= least, let index = distances.firstIndex(of: most)
    else { return nil }
    return (most, index)
  }

  /// How far it first goes the other way; 0 for not at all.
  var windup: Double {
    guard length >= least, !isRound else { return 0 }
    let most = places.map { -$0 }.max() ?? 0
    return most < least ? 0 : most
  }

  /// How often it turns back by more than the least distance.
  var turnings: Int {
    var (extreme, direction, count) = (places.first ?? 0, 0.0, 0)
    for place in places {
      if direction == 0 {
        if abs(place - extreme) > least { (direction, extreme) = (place > extreme ? 1 : -1, place) }
      } else if (place - extreme) * direction > 0 {
        extreme = place
      } else if (extreme - place) * direction > least {
        (direction, extreme, count) = (-direction, place, count + 1)
      }
    }
    return count
  }
}
