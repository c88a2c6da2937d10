/// Makes the places of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// The place of one item in a group of its own arrangement.
///
/// Source: Apple, NSCollectionLayoutGroupCustomItem.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The place in the group, in points.
  public let frame: CGRect

  /// The order in depth; 0 unless set.
  public let zIndex: Int

  /// Makes the place of an item.
  ///
  /// *Space*: the group's, inside its insets, in points.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

extension NSCollectionLayoutGroup {
  /// Places the next cells where a closure says.
  func customFrames(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, in rect: CGRect, _ run: inout LayoutRun
  ) -> (frames: [CGRect], size: CGSize) {
    let room = rect.inset(by: contentInsets)
    let environment = GroupEnvironment(room.size, in: run.environment)
    var frames: [CGRect] = []
    for item in provider(environment) where !run.isOver {
      frames.append(item.frame.offsetBy(dx: room.minX, dy: room.minY))
      run.sizes.append(Self.placed)
      run.items.append(self)
      if item.zIndex != 0 { run.depths[run.next] = item.zIndex }
      run.next += 1
    }
    return (frames, rect.size)
  }

  /// The size of an item that has a frame already.
  private static let placed = NSCollectionLayoutSize(
    widthDimension: .absolute(0), heightDimension: .absolute(0))
}

/// The surroundings of a group's items: a room of the group's size.
@MainActor
private final class GroupEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(_ size: CGSize, in environment: any NSCollectionLayoutEnvironment) {
    contentSize = size
    traitCollection = environment.traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
