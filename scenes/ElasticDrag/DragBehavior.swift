import UIKit

/// Ties a point of an item elastically to the four corners of a square around a point.
final class RectangleAttachmentBehavior: UIDynamicBehavior {
  init(item: UIDynamicItem, point: CGPoint) {
    // Higher for a more rigid formation.
    let frequency: CGFloat = 8
    // Lower for a longer way to rest.
    let damping: CGFloat = 0.6
    super.init()
    for attachmentPoint in attachmentPoints(for: point) {
      let attachmentBehavior = UIAttachmentBehavior(
        item: item, attachedToAnchor: attachmentPoint)
      attachmentBehavior.frequency = frequency
      attachmentBehavior.damping = damping
      addChildBehavior(attachmentBehavior)
    }
  }

  func updateAttachmentLocation(with point: CGPoint) {
    let attachments = childBehaviors.compactMap { $0 as? UIAttachmentBehavior }
    for (point, attachment) in zip(attachmentPoints(for: point), attachments) {
      attachment.anchorPoint = point
    }
  }

  /// Four corners as far apart as those of an item, about.
  func attachmentPoints(for point: CGPoint) -> [CGPoint] {
    let width: CGFloat = 40
    let height: CGFloat = 40
    return [
      CGPoint(x: point.x - width * 0.5, y: point.y - height * 0.5),
      CGPoint(x: point.x + width * 0.5, y: point.y - height * 0.5),
      CGPoint(x: point.x - width * 0.5, y: point.y + height * 0.5),
      CGPoint(x: point.x + width * 0.5, y: point.y + height * 0.5),
    ]
  }
}

/// Lets several items follow a point.
final class DragBehavior: UIDynamicBehavior {
  init(items: [UIDynamicItem], point: CGPoint) {
    super.init()
    for item in items {
      addChildBehavior(RectangleAttachmentBehavior(item: item, point: point))
    }
  }

  func updateDragLocation(with point: CGPoint) {
    for behavior in childBehaviors.compactMap({ $0 as? RectangleAttachmentBehavior }) {
      behavior.updateAttachmentLocation(with: point)
    }
  }
}
