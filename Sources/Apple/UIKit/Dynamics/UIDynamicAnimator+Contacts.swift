extension UIDynamicAnimator {
  /// Tells the collision behaviours of the contacts that began, then of those that ended.
  ///
  /// - Parameter acting: The behaviours that act, in their order.
  func tellContacts(to acting: [UIDynamicBehavior]) {
    let contacts = simulation.takeContacts()
    guard !contacts.isEmpty else { return }
    let collisions = acting.compactMap { $0 as? UICollisionBehavior }
    for contact in contacts where contact.hasBegun {
      for collision in collisions { collision.tell(contact) }
    }
    for contact in contacts where !contact.hasBegun {
      for collision in collisions { collision.tell(contact) }
    }
  }
}
