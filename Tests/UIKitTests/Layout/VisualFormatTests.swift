import Testing
import UIKit

@MainActor
struct VisualFormatTests {
  /// Lays out two views in one of 300 × 200 by visual formats, and returns their frames.
  private func frames(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) throws -> (CGRect, CGRect) {
    var answer = (CGRect.zero, CGRect.zero)
    try onStage { stage in
      let around = UIView(frame: CGRect(0, 0, 300, 200))
      let (a, b) = (UIView(), UIView())
      for view in [a, b] {
        view.translatesAutoresizingMaskIntoConstraints = false
        around.addSubview(view)
      }
      stage.window.addSubview(around)
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics,
            views: ["a": a, "b": b]))
      }
      stage.frame()
      answer = (a.frame, b.frame)
    }
    return answer
  }

  @Test func `views stand in a row between the edges, standard distances apart`() throws {
    let (a, b) = try frames("H:|-[a(==b)]-[b]-|", "V:|[a]|", "V:|-20-[b(40)]")
    #expect(a == CGRect(8, 0, 138, 200))
    #expect(b == CGRect(154, 20, 138, 40))
  }

  @Test func `a format may stand from the right`() throws {
    let (a, b) = try frames(
      "H:|-10-[a(50)]-20-[b]-30-|", "V:|-5-[a(40)]", "V:|[b]|", options: .directionRightToLeft)
    #expect(a == CGRect(240, 5, 50, 40))
    #expect(b == CGRect(30, 0, 190, 200))
  }

  @Test func `numbers have names, relations and priorities, and sides are aligned`() throws {
    let (a, b) = try frames(
      "[a(>=50,<=80,200@500)]-gap-[b(30)]|", "V:|-(top)-[a(10)]", "V:[b(10)]",
      options: .alignAllTop, metrics: ["gap": 12, "top": 5.5])
    #expect(a == CGRect(178, 5.5, 80, 10))
    #expect(b == CGRect(270, 5.5, 30, 10))
  }

  @Test func `a sentence that breaks the grammar stops with a pointer to the place`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[a", options: [], metrics: nil, views: ["a": UIView()])
      }
    }
    #expect(said(result).contains("Unable to parse constraint format: \nexpected a ']' here"))
  }

  @Test func `a name without a view stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "[c]", options: [], metrics: nil, views: ["a": UIView()])
      }
    }
    #expect(said(result).contains("c is not a key in the views dictionary"))
  }
}
