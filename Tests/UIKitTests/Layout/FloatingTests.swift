import Testing
import UIKit

/// Chains of views that nothing holds, and labels whose width is only limited.
@MainActor @Suite struct FloatingTests {
  @Test func `a chain without a beginning begins at 0`() {
    let root = sheet(300, 400)
    var views: [UIView] = []
    for _ in 0..<3 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 80).isActive = true
      if let last = views.last {
        view.topAnchor.constraint(equalTo: last.bottomAnchor, constant: 10).isActive = true
      }
      views.append(view)
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 90, 180])
    #expect(views.map(\.frame.minX) == [0, 0, 0])
  }

  @Test func `a chain that ends somewhere goes back from there`() {
    let root = sheet(300, 400)
    let (first, second) = (UIView(), UIView())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    second.topAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
    second.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(first.frame.minY == 300)
    #expect(second.frame.minY == 350)
  }

  @Test func `a limited label does not keep the width of its first frame`() throws {
    try onStage { stage in
      let label = UILabel(frame: CGRect(10, 10, 42, 20))
      label.numberOfLines = 0
      label.text = "A much longer text that wants two lines of two hundred and thirty points"
      label.translatesAutoresizingMaskIntoConstraints = false
      let card = stage.view(CGRect(0, 0, 250, 150))
      card.addSubview(label)
      // As in a cell, the label is laid out before constraints place it.
      label.setNeedsLayout()
      label.layer.layoutIfNeeded()
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
        label.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -10),
      ])
      stage.frame()
      #expect(label.frame.width > 150)
    }
  }
}
