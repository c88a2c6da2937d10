extension Array where Element: AnyObject {
  /// Takes an object out where it is first found, looking from both ends: those that come in order
  /// or go in order are found at once.
  package mutating func removeOne(_ object: Element) {
    var (low, high) = (startIndex, endIndex - 1)
    while low <= high {
      if self[low] === object {
        remove(at: low)
        return
      }
      if self[high] === object {
        remove(at: high)
        return
      }
      low += 1
      high -= 1
    }
  }
}
