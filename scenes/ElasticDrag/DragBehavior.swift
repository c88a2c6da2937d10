import UIKit

/// Ties the centre of an item elastically to the four corners of a square around a point.
final class RectangleAttachmentBehavior: UIDynamicBehavior {
  init(item: UIDynamicItem, point: CGPoint) {
    // A higher frequency makes the formation more rigid.
    let frequency: CGFloat = 8
    // A lower damping lets it swing for longer.
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

  /// Returns four corners about as far apart as those of an item.
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

/// Makes several items follow a point.
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
