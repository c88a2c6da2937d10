import Testing
import UIKit

@MainActor @Suite struct AmbiguityTests {
  private func box(_ stage: TestStage) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    return view
  }

  @Test func `a view is ambiguous as long as constraints leave a choice`() throws {
    try onStage { stage in
      let view = box(stage)
      #expect(!view.hasAmbiguousLayout)
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 7).isActive =
        true
      view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
      #expect(view.hasAmbiguousLayout)
      stage.at(0.1)
      let before = view.frame
      view.exerciseAmbiguityInLayout()
      stage.at(0.2)
      #expect(view.frame.width == before.width + 20)
      #expect(view.frame.origin == before.origin && view.frame.height == 30)
      let width = view.widthAnchor.constraint(equalToConstant: 40)
      width.priority = .defaultLow
      width.isActive = true
      #expect(!view.hasAmbiguousLayout)
      view.exerciseAmbiguityInLayout()
      stage.at(0.3)
      #expect(view.frame.width == 40)
    }
  }

  @Test func `views that only inequalities hold, and labels by their content`() throws {
    try onStage { stage in
      let label = UILabel()
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(label)
      label.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor).isActive = true
      label.topAnchor.constraint(greaterThanOrEqualTo: stage.window.topAnchor).isActive = true
      #expect(label.hasAmbiguousLayout)
      label.topAnchor.constraint(lessThanOrEqualTo: stage.window.topAnchor).isActive = true
      #expect(!label.hasAmbiguousLayout)
      #expect(!UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).hasAmbiguousLayout)
    }
  }
}
