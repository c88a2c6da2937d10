import Drawing
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitGround
@testable import UIKitLists

@MainActor @Suite struct TextConstraintTests {
  private func add(_ view: UIView, to outer: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
  }

  /// Returns the y of the first baseline of a view's text, in the window's space.
  private func baseline(of text: String, _ stage: TestStage) throws -> CGFloat {
    for case .text(let run, let map) in stage.runtime.snapshot().commands where run.string == text {
      let size = UIFont.systemFont(ofSize: run.font.size)
      let inset = (run.box.height - size.lineHeight) / 2
      return run.box.minY + inset + size.ascender + map.ty
    }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test func `a label in the middle is as large as its text`() throws {
    try onStage { stage in
      let label = UILabel()
      label.text = "Swipe Down From Top"
      add(label, to: stage.window)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: stage.window.centerYAnchor),
      ])
      try stage.runtime.layOut()
      #expect(label.bounds.size == label.intrinsicContentSize)
      // Half a pixel.
      #expect(abs(label.center.x - 160) <= 0.25 && abs(label.center.y - 284) <= 0.25)
      label.text = "Up"
      try stage.runtime.layOut()
      #expect(label.bounds.size == label.intrinsicContentSize)
      #expect(abs(label.center.x - 160) <= 0.25)
    }
  }

  @Test func `a button grows with its title and its title's font`() throws {
    try onStage { stage in
      let button = UIButton()
      button.setTitle("Go", for: .normal)
      add(button, to: stage.window)
      button.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
      try stage.runtime.layOut()
      let before = button.bounds.size
      button.setTitle("Dismiss", for: .normal)
      try stage.runtime.layOut()
      #expect(button.bounds.width > before.width && button.bounds.height == before.height)
      button.titleLabel?.font = .systemFont(ofSize: 36)
      try stage.runtime.layOut()
      // 36 · 1.193 = 42.96, rounded up to half a point, and 12 points of padding.
      #expect(button.bounds.height == 55)
    }
  }

  @Test func `a text of several lines grows in height where its width is held`() throws {
    try onStage { stage in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one two three four five six seven eight nine ten"
      add(label, to: stage.window)
      let width = label.widthAnchor.constraint(equalToConstant: 150)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: stage.window.topAnchor), width,
      ])
      try stage.runtime.layOut()
      let wrapped = label.sizeThatFits(CGSize(width: 150, height: 0))
      #expect(label.bounds.size == CGSize(width: 150, height: wrapped.height))
      width.constant = 100
      try stage.runtime.layOut()
      #expect(label.bounds.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
      width.constant = 300
      try stage.runtime.layOut()
      #expect(label.bounds.height == label.sizeThatFits(CGSize(width: 300, height: 0)).height)
      #expect(label.bounds.height < wrapped.height)
    }
  }

  @Test func `labels and buttons stand on one line`() throws {
    try onStage { stage in
      let large = UILabel()
      large.text = "large"
      large.font = .systemFont(ofSize: 40)
      let small = UILabel()
      small.text = "small"
      let button = UIButton()
      button.setTitle("button", for: .normal)
      for view in [large, small, button] { add(view, to: stage.window) }
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        button.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      ])
      try stage.runtime.layOut()
      let line = try baseline(of: "large", stage)
      // Half a pixel for each of the two frames that were rounded.
      #expect(abs(try baseline(of: "small", stage) - line) <= 0.5)
      #expect(abs(try baseline(of: "button", stage) - line) <= 0.5)
    }
  }

  @Test func `the first and the last line lie their heights apart`() throws {
    try onStage { stage in
      let label = UILabel()
      label.numberOfLines = 2
      label.text = "one\ntwo"
      let (top, bottom) = (UIView(), UIView())
      for view in [label, top, bottom] { add(view, to: stage.window) }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: stage.window.topAnchor),
        top.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
        bottom.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
      ])
      try stage.runtime.layOut()
      let distance = bottom.frame.minY - top.frame.minY
      // Half a pixel for each of the two labels.
      #expect(abs(distance - label.font.lineHeight) <= 0.5)
    }
  }
}
