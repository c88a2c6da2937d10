import Testing
import UIKit

@MainActor
@Suite struct DistanceTests {
  @Test func `distances between anchors are constrained like lengths`() throws {
    try onStage { stage in
      let views = (0..<3).map { _ in UIView() }
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
      }
      let gap = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
      let other = views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 5),
        gap.constraint(equalToConstant: 30),
        other.constraint(equalTo: gap, multiplier: 2),
      ])
      stage.frame()
      #expect(views.map(\.frame.minX) == [5, 55, 135])
    }
  }

  @Test func `distances are kept equal as they grow`() throws {
    try onStage { stage in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
      let above = stage.window.topAnchor.anchorWithOffset(to: view.topAnchor)
      let below = view.bottomAnchor.anchorWithOffset(to: stage.window.bottomAnchor)
      NSLayoutConstraint.activate([
        below.constraint(equalTo: above, multiplier: 3),
        view.heightAnchor.constraint(equalToConstant: 168),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      ])
      stage.frame()
      #expect(view.frame == CGRect(0, 100, 10, 168))
      view.removeFromSuperview()
      #expect(stage.window.constraints.isEmpty)
    }
  }
}
