/// Makes its items collide with each other and with boundaries.
///
/// Items of different collision behaviours never touch each other.
///
/// Source: Apple, UICollisionBehavior.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// Is told of contacts; kept weakly.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  private var boundaries: [Boundary] = []
  private var names: Set<BoundaryIdentifier> = []
  private var insets = UIEdgeInsets.zero
  private var group: CollisionGroup?

  /// Makes a behaviour without items.
  public override convenience init() { self.init(items: []) }

  /// Makes a behaviour for some items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { addItem(item) }
  }

  /// The items that collide, in the order of adding.
  open var items: [any UIDynamicItem] { members.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { removeMember(item) }

  /// What the items collide with; everything by default.
  open var collisionMode = Mode.everything {
    didSet {
      guard collisionMode != oldValue else { return }
      change { $0.setMode(collisionMode, of: group) }
    }
  }

  // MARK: The boundary around the reference view

  /// Whether the reference view's bounds are a boundary; setting it resets the insets.
  ///
  /// The boundary stands 1 point outside the bounds. Without a reference view there is none.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      insets = .zero
      change(refreshBoundaries)
    }
  }

  /// Makes the inset bounds of the reference view a boundary.
  ///
  /// *Units*: points; positive insets shrink it.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    self.insets = insets
    change(refreshBoundaries)
  }

  // MARK: Boundaries of one's own

  /// Adds a closed outline: the first subpath of a path, closed if it is open.
  ///
  /// Curves become chords of about 10 points. Items are stopped on both sides. A boundary of the
  /// same name is replaced (Apple's engine leaves the old one in force). A path of two points is
  /// a line.
  ///
  /// *Space*: the reference view's, in points.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    guard let corners = BoundaryPath.corners(of: bezierPath.cgPath) else {
      raise(.internalInconsistency, "invalid path for collision boundary")
    }
    add(
      Boundary(
        identifier: BoundaryIdentifier(value: identifier), path: bezierPath.cgPath,
        lines: BoundaryPath.closedLines(through: corners)))
  }

  /// Adds a line.
  ///
  /// *Space*: the reference view's, in points.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = CGMutablePath()
    path.move(to: p1)
    path.addLine(to: p2)
    add(
      Boundary(
        identifier: BoundaryIdentifier(value: identifier), path: path,
        lines: [BoundaryLine(start: p1, end: p2)]))
  }

  /// Returns a copy of a boundary's path: two points for a line; nil for an unknown name.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    let identifier = BoundaryIdentifier(value: identifier)
    return boundaries.first { $0.identifier == identifier }.map { UIBezierPath(cgPath: $0.path) }
  }

  /// Removes the boundary of a name; an unknown name is ignored.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let identifier = BoundaryIdentifier(value: identifier)
    guard names.remove(identifier) != nil,
      let index = boundaries.firstIndex(where: { $0.identifier == identifier })
    else { return }
    boundaries.remove(at: index)
    change { $0.removeBoundary(identifier, from: group) }
  }

  /// Removes all named boundaries.
  open func removeAllBoundaries() {
    for boundary in boundaries { removeBoundary(withIdentifier: boundary.identifier.value) }
  }

  /// The names of the boundaries, in the order of adding; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier.value)
  }

  private func add(_ boundary: Boundary) {
    guard boundary.lines.count <= Limit.boundaryLines else {
      stop(
        .tooMany(
          items: "lines in the boundary “\(boundary.identifier.value)”",
          limit: Limit.boundaryLines, advice: "Give an outline of fewer and longer ones."))
    }
    removeBoundary(withIdentifier: boundary.identifier.value)
    names.insert(boundary.identifier)
    boundaries.append(boundary)
    change { $0.add(boundary, to: group) }
  }

  // MARK: Acting

  override var isComposite: Bool { false }

  override func didAssociate(with simulation: Simulation) {
    let group = simulation.makeCollisionGroup(mode: collisionMode)
    self.group = group
    for item in members.items { simulation.add(item, to: group) }
    for boundary in boundaries { simulation.add(boundary, to: group) }
    refreshBoundaries(in: simulation)
  }

  override func willDissociate(from simulation: Simulation) {
    for item in members.items { willRemove(item, from: simulation) }
    if let group { simulation.remove(group) }
    group = nil
  }

  override func didAdd(_ item: any UIDynamicItem, to simulation: Simulation) {
    guard let group else { return }
    simulation.add(item, to: group)
  }

  override func willRemove(_ item: any UIDynamicItem, from simulation: Simulation) {
    guard let group else { return }
    simulation.remove(item, from: group)
  }

  override func refreshBoundaries(in simulation: Simulation) {
    let insets = translatesReferenceBoundsIntoBoundary ? insets : nil
    simulation.setReferenceBoundary(insets: insets, of: group)
  }

  /// Tells the delegate of a contact, if it is one of this behaviour's.
  func tell(_ contact: DynamicsContact) {
    guard members.contains(contact.item) else { return }
    let item = contact.item
    switch contact.other {
    case .item(let other):
      guard members.contains(other) else { return }
      note(contact, with: party(other))
      if let point = contact.point {
        collisionDelegate?.collisionBehavior(self, beganContactFor: item, with: other, at: point)
      } else {
        collisionDelegate?.collisionBehavior(self, endedContactFor: item, with: other)
      }
    case .boundary(let owner, let identifier):
      guard owner === group else { return }
      note(contact, with: identifier.map { .boundary("\($0.value)") } ?? .referenceBounds)
      if let point = contact.point {
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: item, withBoundaryIdentifier: identifier?.value, at: point)
      } else {
        collisionDelegate?.collisionBehavior(
          self, endedContactFor: item, withBoundaryIdentifier: identifier?.value)
      }
    }
  }

  private func note(_ contact: DynamicsContact, with other: RuntimeEvent.Party) {
    let runtime = dynamicAnimator?.runtime ?? .current
    runtime.record(
      .contact(
        item: party(contact.item), other: other, phase: contact.hasBegun ? .began : .ended,
        point: contact.point))
  }

  private func party(_ item: any UIDynamicItem) -> RuntimeEvent.Party {
    (item as? UIView)?.givenName.map { .view($0) } ?? .item(type: "\(type(of: item))")
  }
}

/// Apple's name of the mode in Objective-C.
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// Apple's name of the mode in Objective-C.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
