/// How much of a picture may differ before it counts as another.
package struct PixelLimits: Hashable, Sendable {
  /// The share of all pixels. *Units*: 0...1; `nil` does not ask.
  package var ofThePicture: Double?
  /// The share of the pixels of the worst window, which finds a dense defect that is small in the
  /// whole and lets scattered specks pass. *Units*: 0...1; `nil` does not ask.
  package var ofTheWorstWindow: Double?

  /// Nothing may differ, unless something is allowed.
  package init(ofThePicture: Double? = nil, ofTheWorstWindow: Double? = nil) {
    self.ofThePicture = ofThePicture
    self.ofTheWorstWindow = ofTheWorstWindow
  }

  /// Whether a difference keeps to every limit that was given, or is none where none was given.
  package func allow(_ difference: FrameDifference) -> Bool {
    guard ofThePicture != nil || ofTheWorstWindow != nil else {
      return difference.differentCount == 0
    }
    if let ofThePicture, difference.share > ofThePicture { return false }
    if let ofTheWorstWindow, let window = difference.worstWindow, window.share > ofTheWorstWindow {
      return false
    }
    return true
  }
}
