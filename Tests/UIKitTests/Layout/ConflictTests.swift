import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGround

/// Constraints that exclude one another: the message, and the layout without the broken one.
@MainActor @Suite struct ConflictTests {
  @Test func `the later of two widths is broken and both are named`() {
    let root = sheet()
    let box = constrained("box", in: root)
    let link = box.leftAnchor.constraint(equalTo: root.leftAnchor)
    let wide = box.widthAnchor.constraint(equalToConstant: 100)
    let narrow = box.widthAnchor.constraint(lessThanOrEqualToConstant: 50.5)
    narrow.identifier = "narrow"
    NSLayoutConstraint.activate([link, wide, narrow])
    root.layoutIfNeeded()
    #expect(box.bounds.width == 100)
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
      <NSLayoutConstraint: 'narrow' UIView'box'.width <= 50.5   (active)>
      """
    #expect(root.layoutConflictReports == [expected])
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(root.layoutConflictReports.isEmpty)
    #expect(box.bounds.width == 0)
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
      said(result).contains("breaking constraint\n<NSLayoutConstraint: UIView'box'.width == 2"))
  }
}

extension UIView {
  /// The log's texts on constraints of this tree that could not be met; this is its outermost view.
  ///
  /// *Shape*: in the order found; empty where all were met.
  fileprivate var layoutConflictReports: [String] { constraintState.engine?.reports ?? [] }
}
