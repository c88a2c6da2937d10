/// How much of a picture may differ before a comparison fails.
package struct PixelLimits: Hashable, Sendable {
  /// The greatest share of different pixels in the picture.
  ///
  /// *Units*: 0...1; `nil` for no limit.
  package var ofThePicture: Double?
  /// The greatest share of different pixels in the worst window.
  ///
  /// It finds a dense defect that is small in the whole picture, and lets scattered specks pass.
  ///
  /// *Units*: 0...1; `nil` for no limit.
  package var ofTheWorstWindow: Double?

  /// Makes limits; without any, nothing may differ.
  package init(ofThePicture: Double? = nil, ofTheWorstWindow: Double? = nil) {
    self.ofThePicture = ofThePicture
    self.ofTheWorstWindow = ofTheWorstWindow
  }

  /// Returns true when a difference keeps within the limits, or is none where no limit is set.
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
