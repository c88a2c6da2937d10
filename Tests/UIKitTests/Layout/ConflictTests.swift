import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround

/// Constraints that exclude one another: the message, and the layout without the broken one.
@MainActor @Suite struct ConflictTests {
  @Test func `the older of two widths is broken and both are named`() {
    let root = sheet()
    let box = constrained("box", in: root)
    let link = box.leftAnchor.constraint(equalTo: root.leftAnchor)
    let wide = box.widthAnchor.constraint(equalToConstant: 100)
    let narrow = box.widthAnchor.constraint(lessThanOrEqualToConstant: 50.5)
    narrow.identifier = "narrow"
    NSLayoutConstraint.activate([link, wide, narrow])
    root.layoutIfNeeded()
    #expect(box.bounds.width == 0)
    let expected = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      (
          "<NSLayoutConstraint: UIView'box'.width == 100   (active)>",
          "<NSLayoutConstraint: 'narrow' UIView'box'.width <= 50.5   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint: UIView'box'.width == 100   (active)>
      """
    #expect(root.layoutConflictReports == [expected])
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(root.layoutConflictReports.isEmpty)
    #expect(box.bounds.width == 100)
  }

  @Test func `a frame wins over a constraint and is named with its mask`() {
    let root = sheet()
    let plain = UIView(frame: CGRect(10, 0, 50, 50))
    plain.autoresizingMask = .flexibleWidth
    root.addSubview(plain)
    let width = plain.widthAnchor.constraint(equalToConstant: 70)
    let place = plain.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([width, place])
    root.layoutIfNeeded()
    #expect(plain.frame == CGRect(10, 0, 50, 50))
    #expect(root.layoutConflictReports.count == 1)
    let report = root.layoutConflictReports.first ?? ""
    #expect(
      report.contains(
        #""<NSAutoresizingMaskLayoutConstraint: h=-&- v=--& UIView.width == 50   (active)>","#))
    #expect(report.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
  }

  @Test func `sides that cross are a conflict`() {
    let root = sheet(100, 100)
    let box = constrained("box", in: root)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60),
      box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -60),
    ])
    root.layoutIfNeeded()
    #expect(root.layoutConflictReports.count == 1)
    #expect(box.frame.minX == 60 && box.bounds.width == 0)
    root.bounds.size.width = 200
    root.layoutIfNeeded()
    #expect(box.frame.minX == 60 && box.bounds.width == 80)
    root.bounds.size.width = 100
    root.layoutIfNeeded()
    #expect(root.layoutConflictReports.count == 1)
  }

  @Test func `of two places of one side the older is broken`() {
    let root = sheet(100, 100)
    let box = constrained("box", in: root)
    box.widthAnchor.constraint(equalToConstant: 10).isActive = true
    box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -24).isActive = true
    box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -32).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 58 && box.bounds.width == 10)
  }

  @Test func `a fixed length gives way to places, the latest first`() {
    let root = sheet(100, 100)
    let top = constrained("top", in: root)
    let bottom = constrained("bottom", in: root)
    NSLayoutConstraint.activate([
      top.heightAnchor.constraint(equalToConstant: 40),
      bottom.heightAnchor.constraint(equalToConstant: 40),
      bottom.widthAnchor.constraint(equalToConstant: 7),
      top.topAnchor.constraint(equalTo: root.topAnchor),
      bottom.topAnchor.constraint(equalTo: top.bottomAnchor),
      bottom.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(top.bounds.height == 40)
    #expect(bottom.bounds.height == 60 && bottom.bounds.width == 7)
  }

  @Test func `a proportion of sides gives way to places`() {
    let root = sheet(100, 44)
    let picture = constrained("picture", in: root)
    NSLayoutConstraint.activate([
      picture.leftAnchor.constraint(equalTo: root.leftAnchor),
      picture.widthAnchor.constraint(equalToConstant: 80),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.topAnchor.constraint(equalTo: root.topAnchor),
      picture.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(picture.frame == CGRect(0, 0, 80, 44))
  }

  @Test func `a length that is asked for last stays, and the last place gives way`() {
    let root = sheet(100, 100)
    let bar = constrained("bar", in: root)
    let row = constrained("row", in: bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: root.topAnchor),
      row.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
    ])
    bar.heightAnchor.constraint(equalToConstant: 0).isActive = true
    root.layoutIfNeeded()
    #expect(bar.bounds.height == 0)
    #expect(row.frame.minY == 8)
  }

  @Test func `views in a stack lose their fixed widths, not the stack its edges`() {
    let root = sheet(320, 100)
    let views = (0..<3).map { number in
      let view = UIView()
      view.accessibilityIdentifier = "\(number)"
      view.widthAnchor.constraint(equalToConstant: 24).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.heightAnchor.constraint(equalToConstant: 60),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == [0, 100, 200].map { CGRect($0, 0, 100, 60) })
    #expect(root.layoutConflictReports.count == 3)
  }

  @Test func `the log has a report once`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = UIView(frame: CGRect(0, 0, 100, 100))
      let box = constrained("box", in: root)
      box.widthAnchor.constraint(equalToConstant: 1).isActive = true
      box.widthAnchor.constraint(equalToConstant: 2).isActive = true
      root.layoutIfNeeded()
      root.bounds.size.width = 50
      root.layoutIfNeeded()
    }
    #expect(said(result).components(separatedBy: "Unable to simultaneously").count == 2)
    #expect(
      said(result).contains("breaking constraint\n<NSLayoutConstraint: UIView'box'.width == 1"))
  }
}

extension UIView {
  /// The log's texts on constraints of this tree that could not be met; this is its outermost view.
  ///
  /// *Shape*: in the order found; empty where all were met.
  fileprivate var layoutConflictReports: [String] { constraintState.engine?.reports ?? [] }
}
