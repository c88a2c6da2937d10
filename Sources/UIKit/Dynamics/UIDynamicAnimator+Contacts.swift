extension UIDynamicAnimator {
  /// All that began, then all that ended, each to every collision behaviour that it concerns.
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
