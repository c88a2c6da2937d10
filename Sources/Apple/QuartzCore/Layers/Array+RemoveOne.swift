extension Array where Element: AnyObject {
  /// Removes an object, searching from both ends at once.
  ///
  /// Objects removed in the order of the array, or against it, are found at the first step.
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
