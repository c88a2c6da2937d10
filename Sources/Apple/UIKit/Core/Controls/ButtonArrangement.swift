/// The places of a button's image and title: the image left, the title right of it.
///
/// *Units*: points.
struct ButtonArrangement {
  /// The size of the whole title; of none the width is zero, and the height that of a line.
  let title: CGSize
  /// The size of the image; zero for none.
  let image: CGSize
  let titleInsets: UIEdgeInsets
  let imageInsets: UIEdgeInsets
  let horizontal: UIControl.ContentHorizontalAlignment
  let vertical: UIControl.ContentVerticalAlignment
  /// Whether the image stands right of the title.
  var isMirrored = false

  /// The room above and below the title of a button without content insets.
  private static let paddingOfTitle: CGFloat = 6
  /// The least width and height of a button without insets that has a title or is empty.
  private static let leastSide: CGFloat = 30

  /// Returns the size of a button around its content, at least that of its background image.
  func size(insets: UIEdgeInsets, background: CGSize?) -> CGSize {
    var size = CGSize(
      width: image.width + title.width + insets.left + insets.right,
      height: max(image.height, title.height) + insets.top + insets.bottom)
    if insets == .zero, image == .zero || title.width > 0 {
      size.height = max(size.height, title.height + 2 * Self.paddingOfTitle, Self.leastSide)
      size.width = max(size.width, Self.leastSide)
    }
    let background = background ?? .zero
    return CGSize(
      width: max(size.width, background.width), height: max(size.height, background.height))
  }

  /// Returns the place of the image.
  func imageRect(in content: CGRect) -> CGRect {
    guard isMirrored else { return plainImageRect(in: content) }
    return reflected.plainImageRect(in: content).reflected(in: content)
  }

  /// Returns the place of the title.
  func titleRect(in content: CGRect) -> CGRect {
    guard isMirrored else { return plainTitleRect(in: content) }
    return reflected.plainTitleRect(in: content).reflected(in: content)
  }

  /// The same with left and right exchanged, which keep their meaning in a button that is mirrored.
  private var reflected: ButtonArrangement {
    ButtonArrangement(
      title: title, image: image, titleInsets: titleInsets.reflected,
      imageInsets: imageInsets.reflected,
      horizontal: horizontal == .left ? .right : horizontal == .right ? .left : horizontal,
      vertical: vertical)
  }

  private func plainImageRect(in content: CGRect) -> CGRect {
    let room = content.inset(by: imageInsets)
    let width = max(0, min(image.width, room.width))
    let shift = (imageInsets.left - imageInsets.right) * horizontal.shareOfInsets
    let x = start(in: content) + shift
    let (y, height) = column(of: image.height, in: room)
    if horizontal == .fill {
      let fill = max(width, room.width - title.width)
      return CGRect(x: room.minX, y: y, width: image.width > 0 ? fill : 0, height: height)
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func plainTitleRect(in content: CGRect) -> CGRect {
    let room = content.inset(by: titleInsets)
    let imageWidth = min(image.width, max(0, content.width))
    let width = max(0, min(title.width, room.width - imageWidth))
    let (y, height) = column(of: title.height, in: room)
    if horizontal == .fill, image.width == 0 {
      return CGRect(x: room.minX, y: y, width: max(0, room.width), height: height)
    }
    if horizontal == .fill {
      return CGRect(x: room.maxX - width, y: y, width: width, height: height)
    }
    let shift = (titleInsets.left - titleInsets.right) * horizontal.shareOfInsets
    let narrowed = titleWidth(in: content) - width
    return CGRect(
      x: start(in: content) + imageWidth + shift + narrowed * horizontal.shareBefore, y: y,
      width: width, height: height)
  }

  /// Returns a baseline's place in the button for its place in the title.
  func baseline(_ line: Share, _ insets: UIEdgeInsets) -> Share {
    let (top, bottom) = (insets.top + titleInsets.top, insets.bottom + titleInsets.bottom)
    let inTitle = line.of(title.height)
    switch vertical {
    case .center, .fill:
      return Share(factor: 0.5, constant: (top - bottom - title.height) / 2 + inTitle)
    case .top: return Share(constant: top + inTitle)
    case .bottom: return Share(factor: 1, constant: inTitle - bottom - title.height)
    }
  }

  private func titleWidth(in content: CGRect) -> CGFloat {
    max(0, min(title.width, content.width - min(image.width, max(0, content.width))))
  }

  /// Returns the left edge of image and title together.
  private func start(in content: CGRect) -> CGFloat {
    let width = min(image.width, max(0, content.width)) + titleWidth(in: content)
    return content.minX + (content.width - width) * horizontal.shareBefore
  }

  private func column(of height: CGFloat, in room: CGRect) -> (y: CGFloat, height: CGFloat) {
    if vertical == .fill { return (room.minY, max(0, room.height)) }
    let height = max(0, min(height, room.height))
    let share: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    return (room.minY + (room.height - height) * share, height)
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// The share of the left-over width that stands before the content.
  fileprivate var shareBefore: CGFloat {
    switch self {
    case .left, .leading, .fill: 0
    case .center: 0.5
    case .right, .trailing: 1
    }
  }

  /// The share of the difference between left and right inset by which the content moves.
  fileprivate var shareOfInsets: CGFloat { self == .center ? 0.5 : 1 }
}

extension CGRect {
  /// Returns the rectangle as far from the right side of another one as it is from the left.
  fileprivate func reflected(in other: CGRect) -> CGRect {
    CGRect(x: other.minX + other.maxX - maxX, y: minY, width: width, height: height)
  }
}

extension UIEdgeInsets {
  /// The insets with left and right exchanged.
  fileprivate var reflected: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}
