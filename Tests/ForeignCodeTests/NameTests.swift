import ForeignCode
import Staging
import Testing
import UIKit

@MainActor
struct NameTests {
  @Test func `properties have Apple's defaults`() throws {
    let stage = try Stage { UIViewController() }
    let found = stage.perform { Names.defaults }
    func value<Value>(_ name: String) -> Value? { found[name] as? Value }
    #expect(value("inputView") as UIView? == nil)
    #expect(value("inputAccessoryView") as UIView? == nil)
    #expect(value("keyboardType") == UIKeyboardType.default)
    #expect(value("returnKeyType") == UIReturnKeyType.default)
    #expect(value("autocapitalizationType") == UITextAutocapitalizationType.sentences)
    for name in [
      "obscures", "hides", "automaticallyShowsCancelButton", "hidesSearchBar", "expands",
      "usesBottomSafeArea",
    ] {
      #expect(value(name) == true, "\(name)")
    }
    for name in ["isActive", "isGeometryFlipped"] { #expect(value(name) == false, "\(name)") }
    #expect(value("displayMode") == UISplitViewController.DisplayMode.automatic)
    #expect(value("splitStyle") == UISplitViewController.Style.doubleColumn)
    #expect(value("dateStyle") == UIDatePickerStyle.automatic)
    #expect(value("dateMode") == UIDatePicker.Mode.dateAndTime)
    #expect(value("minimum") as NSNumber? == nil)
    #expect(value("motionEffects") == 0)
    #expect(value("attributedTitle") as AttributedString? == nil)
    #expect(value("preferredContentSize") == CGSize.zero)
    #expect(value("modalPresentationStyle") == -2)
    #expect(value("preferredFramesPerSecond") == 0)
    #expect(value("item") == 3)
    #expect(value("section") == 2)
    #expect(value("contentScaleFactor") == CGFloat(2))
    #expect(value("debugDescription") == "(1.0, 2.0, 3.0, 4.0)")
    #expect(found["classForCoder"] as? AnyClass == UITextField.self)
    #expect(value("HUGE") == CGFloat(Float.greatestFiniteMagnitude))
    #expect(value("attachment") == CGRect.zero)
  }

  @Test func `a view follows the keyboard as tutorials write it`() throws {
    let stage = try Stage(screen: Screen(width: 375, height: 812)) { Names.FormController() }
    let form = try #require(stage.window.rootViewController as? Names.FormController)
    stage.perform { _ = form.field.becomeFirstResponder() }
    #expect(form.lines == ["show 335.0 true 0.25 7"])
    #expect(form.bottom.frame.maxY == 477)
    stage.perform { _ = form.view.endEditing(true) }
    #expect(form.lines.last == "hide")
  }

  @Test func `a timer of Core Foundation waits in virtual time`() throws {
    let stage = try Stage { UIViewController() }
    var moment: TimeInterval?
    stage.perform { Names.wait(0.5) { moment = CACurrentMediaTime() } }
    let start = stage.perform { CACurrentMediaTime() }
    try stage.advance(frames: 40)
    #expect(abs((moment ?? 0) - start - 0.5) < 1e-6)
  }
}
