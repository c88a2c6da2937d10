import Testing
import UIKit

/// The order of a frame's passes, and what they report.
@MainActor @Suite struct FramePassTests {
  /// Logs what it is told, and needs layout when it is touched.
  private final class Pad: UIView {
    var note: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("touches")
      setNeedsLayout()
    }
    override func layoutSubviews() { note("layout") }
  }

  /// Logs display links' frames and typed text.
  private final class Listener: UITextFieldDelegate {
    var note: (String) -> Void = { _ in }

    func tick() { note("simulation") }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      note("keys")
      return true
    }
  }

  private let pad = Pad(frame: CGRect(0, 0, 50, 50))
  private let field = UITextField(frame: CGRect(100, 0, 50, 50))
  private let listener = Listener()

  /// Requests work for every pass of the next frame, and logs it.
  private func prepare(_ stage: TestStage, note: @escaping (String) -> Void) {
    stage.window.addSubview(pad)
    stage.window.addSubview(field)
    field.delegate = listener
    field.becomeFirstResponder()
    stage.frame()
    (pad.note, listener.note) = (note, note)
    let link = CADisplayLink(target: listener, selector: Selector(Listener.tick))
    link.add(to: .main, forMode: .common)
    UIView.animate(withDuration: 1.0 / 60) {
      field.alpha = 0.5
    } completion: { _ in
      note("animations")
    }
    Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: false) { _ in note("due calls") }
    stage.runtime.press(keys: "ab")
  }

  @Test func `a frame makes its passes in their order`() throws {
    try onStage { stage in
      var log: [String] = []
      prepare(stage) { log.append($0) }
      stage.frame((1, .began, CGPoint(10, 10)))
      #expect(
        log == ["due calls", "touches", "keys", "keys", "animations", "simulation", "layout"])
      #expect(
        FramePass.allCases.dropFirst().map(\.name)
          == log.reduce(into: []) { names, name in
            if names.last != name { names.append(name) }
          })
    }
  }

  @Test func `a frame tells how much each pass did`() throws {
    try onStage { stage in
      prepare(stage) { _ in }
      stage.frame((1, .began, CGPoint(10, 10)))
      #expect(
        stage.counts == [
          .time: 0, .calls: 1, .touches: 1, .keys: 2, .animations: 1, .simulation: 1, .layout: 1,
        ])
      stage.frame()
      #expect(
        stage.counts == [
          .time: 1, .calls: 0, .touches: 0, .keys: 0, .animations: 0, .simulation: 1, .layout: 0,
        ])
    }
  }

  @Test func `what is typed where nobody takes it is not counted`() throws {
    try onStage { stage in
      stage.runtime.press(keys: "abc")
      stage.frame()
      #expect(stage.counts[.keys] == 0)
    }
  }

  @Test func `hands act when the clock has moved on and nothing is called yet`() throws {
    try onStage { stage in
      var log: [String] = []
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.append("timer") }
      try stage.runtime.makeFrame(
        at: FrameMoment(time: 0.5, step: 0.5),
        hands: { () throws(UIKitError) in log.append("hands at \(stage.runtime.time)") },
        failure: { $0 })
      #expect(log == ["hands at 0.5", "timer"])
    }
  }

  @Test func `hands that fail end the frame before anything is called`() throws {
    struct Miss: Error {}
    try onStage { stage in
      var isCalled = false
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in isCalled = true }
      var told: [FramePass] = []
      #expect(throws: Miss.self) {
        try stage.runtime.makeFrame(
          at: FrameMoment(time: 0.5, step: 0.5), hands: { () throws(Miss) in throw Miss() },
          failure: { _ in Miss() }, telling: { pass, _ in told.append(pass) })
      }
      #expect(!isCalled && told.isEmpty)
    }
  }

  @Test func `a view may make its subviews anew in each layout`() throws {
    final class Tags: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        for view in subviews { view.removeFromSuperview() }
        let row = UIView(frame: bounds)
        row.addSubview(UIView(frame: bounds))
        addSubview(row)
      }
    }
    try onStage { stage in
      let tags = Tags(frame: CGRect(0, 0, 10, 10))
      stage.window.addSubview(tags)
      try stage.runtime.layOut()
      #expect(tags.layouts == 1)
      tags.addSubview(UIView())
      try stage.runtime.layOut()
      #expect(tags.layouts == 2)
      #expect(tags.subviews.count == 1)
      #expect(!tags.layer.hasLayoutToDo)
    }
  }

  @Test func `a layout that does not settle is told of as the caller has it`() throws {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    struct Trouble: Error { let sentence: String }
    try onStage { stage in
      stage.window.addSubview(Restless(frame: CGRect(0, 0, 10, 10)))
      let error = #expect(throws: Trouble.self) {
        try stage.runtime.makeFrame(
          at: FrameMoment(time: 1, step: 1), hands: { () throws(Trouble) in },
          failure: { Trouble(sentence: "\($0)") })
      }
      #expect(error?.sentence.hasPrefix("Layout does not settle: after 100 passes") == true)
    }
  }
}
