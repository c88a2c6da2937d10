extension NSLayoutConstraint {
  /// Stops with Apple's sentence where the two attributes cannot be compared.
  func checkPair() {
    if case .nothing = firstAttribute.kind { raiseInvalidPairing() }
    switch (firstAttribute.kind, secondAttribute.kind) {
    case (.location, .nothing):
      raiseLocationAlone()
    case (.location, .location) where multiplier == 0:
      raiseLocationAlone()
    case (.length, .nothing), (.length, .length): break
    case (.location(let first), .location(let second)) where first == second: break
    default: raiseInvalidPairing()
    }
    let isMixed =
      (firstAttribute.isAbsoluteSide && secondAttribute.isTextSide)
      || (firstAttribute.isTextSide && secondAttribute.isAbsoluteSide)
    if isMixed {
      raise(
        .invalidArgument,
        """
        NSLayoutConstraint for \(summary): A constraint cannot be made between a leading/trailing \
        attribute and a right/left attribute. Use leading/trailing for both or neither.
        """)
    }
  }

  func checkConstant() {
    guard !constant.isFinite || !multiplier.isFinite else { return }
    raise(
      .internalInconsistency,
      """
      NSLayoutConstraint for \(summary): Constant is not finite!  That's illegal.  \
      constant:\(constant)
      """)
  }

  func raiseNoCommonAncestor() -> Never {
    let names = [(first, firstAttribute), (second, secondAttribute)].map { item, attribute in
      "\"\(item?.layoutName ?? "nil").\(attribute.name)\""
    }
    raise(
      name: "NSGenericException",
      """
      Unable to activate constraint with anchors \(names[0]) and \(names[1]) because they have no \
      common ancestor.  Does the constraint or its anchors reference items in different view \
      hierarchies?  That's illegal.
      """)
  }

  private func raiseLocationAlone() -> Never {
    raise(
      .invalidArgument,
      """
      NSLayoutConstraint for \(summary): A multiplier of 0 or a nil second item together with a \
      location for the first attribute creates an illegal constraint of a location equal to a \
      constant. Location attributes must be specified in pairs.
      """)
  }

  private func raiseInvalidPairing() -> Never {
    raise(
      .invalidArgument,
      "NSLayoutConstraint for \(summary): Invalid pairing of layout attributes.")
  }
}
