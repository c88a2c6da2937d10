import Pixels

/// An encoder whose pieces say how a frame differs from the one before.
protocol ChangeEncoder: FrameEncoder {
  /// The frame before.
  var shown: ShownPicture { get set }
}

extension ChangeEncoder {
  /// True: a piece holds only what differs from the frame before.
  package static var comparesFrames: Bool { true }

  /// Remembers the frame, so that the next one is compared with it.
  package mutating func pass(_ frame: Frame, change: ChangedArea) {
    _ = show(frame, change: change)
  }

  /// Makes a frame the one before.
  ///
  /// - Parameters:
  ///   - frame: the picture.
  ///   - change: where it may differ from the last frame shown; everywhere at first.
  /// - Returns: the part that differs; nil where nothing does.
  mutating func show(_ frame: Frame, change: ChangedArea) -> PixelRectangle? {
    guard let part = shown.difference(from: frame, in: change) else { return nil }
    shown.show(frame, in: part)
    return part
  }
}
