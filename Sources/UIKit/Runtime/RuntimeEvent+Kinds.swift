extension RuntimeEvent.Kind {
  /// A dynamic animator came to rest or went on.
  static let animator = Self(rawValue: "animator")
  /// Something that a collision behaviour told its delegate.
  static let contact = Self(rawValue: "contact")
  /// A controller came, went, or stayed after all.
  static let transition = Self(rawValue: "transition")
}
