import Testing
import UIKit

/// Constraints that cannot be made stop with Apple's sentences.
@Suite struct ConstraintExceptionTests {
  @Test func `items of two trees have no common ancestor`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (a, b) = (UIView(), UIView())
      a.accessibilityIdentifier = "a"
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor).isActive = true
    }
    #expect(
      said(result).contains(
        """
        Unable to activate constraint with anchors "UIView'a'.leading" and "UIView.trailing" \
        because they have no common ancestor.  Does the constraint or its anchors reference items \
        in different view hierarchies?  That's illegal.
        """))
  }

  @Test func `a view takes no constraint about views outside it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (a, b) = (UIView(), UIView())
      a.addConstraint(b.widthAnchor.constraint(equalToConstant: 1))
    }
    #expect(said(result).contains("The view hierarchy is not prepared for the constraint"))
  }

  @Test func `a place needs a second one`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 5)
    }
    #expect(said(result).contains("Location attributes must be specified in pairs."))
  }

  @Test func `a place that is no share of a second one is alone`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .left, relatedBy: .equal, toItem: UIView(), attribute: .left,
        multiplier: 0, constant: 5)
    }
    #expect(said(result).contains("A multiplier of 0 or a nil second item"))
  }

  @Test func `left does not go with leading`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UIView().leadingAnchor.constraint(equalTo: UIView().rightAnchor)
    }
    #expect(said(result).contains("Use leading/trailing for both or neither."))
  }

  @Test func `a width does not go with a height's place`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .top,
        multiplier: 1, constant: 5)
    }
    #expect(said(result).contains("Invalid pairing of layout attributes"))
  }

  @Test func `a constant is finite`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
      constraint.constant = .nan
    }
    #expect(said(result).contains("Constant is not finite!  That's illegal.  constant:nan"))
  }

  @Test func `a priority is at most 1000`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
    }
    #expect(said(result).contains("It's illegal to set priority:1001."))
  }
}
