import Testing
import UIKit

@testable import UIKitCore

/// Properties that are reached by their keys.
@MainActor @Suite struct KeyedRowTests {
  @Test func `what controls show is set and read by keys`() throws {
    try onStage { _ in
      let label = UILabel()
      label.setValue("Hi", forKey: "text")
      label.setValue(2, forKey: "numberOfLines")
      label.setValue(NSTextAlignment.center.rawValue, forKey: "textAlignment")
      #expect(label.text == "Hi")
      #expect(label.numberOfLines == 2)
      #expect(label.textAlignment == .center)
      #expect(label.value(forKey: "text") as? String == "Hi")
      #expect(label.value(forKey: "numberOfLines") as? Int == 2)
      let toggle = UISwitch()
      toggle.setValue(true, forKey: "on")
      #expect(toggle.isOn)
      #expect(toggle.value(forKey: "isOn") as? Bool == true)
      let slider = UISlider()
      slider.setValue(0.25, forKey: "value")
      slider.setValue(NSNumber(value: 4), forKey: "maximumValue")
      #expect(slider.value == 0.25)
      #expect(slider.maximumValue == 4)
      let scroll = UIScrollView()
      scroll.setValue(NSValue(cgPoint: CGPoint(1, 2)), forKey: "contentOffset")
      scroll.setValue(CGSize(width: 3, height: 4), forKey: "contentSize")
      #expect(scroll.contentOffset == CGPoint(1, 2))
      #expect(scroll.contentSize == CGSize(width: 3, height: 4))
    }
  }

  @Test func `a key leads on to views, controllers and layers`() throws {
    try onStage { stage in
      let root = UIViewController()
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      root.view.addSubview(button)
      #expect(button.value(forKeyPath: "titleLabel.text") as? String == "Go")
      button.setValue(0.5, forKeyPath: "titleLabel.alpha")
      #expect(button.titleLabel?.alpha == 0.5)
      root.setValue("Page", forKeyPath: "navigationItem.title")
      root.setValue(UIColor.red, forKeyPath: "view.backgroundColor")
      #expect(root.view.backgroundColor == .red)
      button.setValue(3, forKeyPath: "layer.cornerRadius")
      #expect(button.layer.cornerRadius == 3)
    }
  }

  @Test func `what is no control has its properties by keys, too`() throws {
    try onStage { _ in
      let tap = UITapGestureRecognizer()
      tap.setValue(2, forKey: "numberOfTapsRequired")
      #expect(tap.numberOfTapsRequired == 2)
      tap.setValue(false, forKey: "enabled")
      #expect(!tap.isEnabled)
      let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
      item.setValue("B", forKey: "title")
      #expect(item.title == "B")
      let table = UITableView()
      table.setValue(60, forKey: "rowHeight")
      #expect(table.rowHeight == 60)
    }
  }

  @Test func `layers have their properties by keys, and keep what is under other keys`() throws {
    try onStage { _ in
      let layer = CAShapeLayer()
      layer.setValue(true, forKey: "masksToBounds")
      layer.setValue("round", forKey: "lineCap")
      layer.setValue("shape", forKey: "name")
      layer.setValue("mine", forKey: "own")
      layer.setValue(2, forKey: "speed")
      #expect(layer.masksToBounds)
      #expect(layer.lineCap == .round)
      #expect(layer.name == "shape")
      #expect(layer.speed == 2)
      #expect(layer.value(forKey: "own") as? String == "mine")
      #expect(layer.value(forKey: "isHidden") as? Bool == false)
      let text = CATextLayer()
      text.setValue("Hi", forKey: "string")
      text.setValue(true, forKey: "wrapped")
      #expect(text.string as? String == "Hi")
      #expect(text.isWrapped)
    }
  }

  /// Source: Apple, NSString.doubleValue, integerValue and boolValue.
  @Test(arguments: [
    ("10f", 10.0, 10, true), (" 2.5 pt", 2.5, 2, true), ("none", 0, 0, false), ("-3", -3, -3, true),
    ("YES", 0, 0, true), ("true", 0, 0, true), ("no", 0, 0, false), ("0", 0, 0, false),
    ("", 0, 0, false),
  ])
  func `a text is taken for the number with which it begins, by views and layers alike`(
    text: String, number: Double, whole: Int, truth: Bool
  ) throws {
    try onStage { _ in
      let label = UILabel()
      label.setValue("7", forKey: "tag")
      label.setValue(text, forKey: "tag")
      label.setValue(text, forKey: "clipsToBounds")
      label.setValue("9", forKeyPath: "layer.zPosition")
      label.setValue(text, forKeyPath: "layer.zPosition")
      label.setValue(text, forKeyPath: "layer.shouldRasterize")
      #expect(label.tag == whole)
      #expect(label.clipsToBounds == truth)
      #expect(label.layer.zPosition == CGFloat(number))
      #expect(label.layer.shouldRasterize == truth)
    }
  }

  @Test func `where nothing is on the way nothing is set`() throws {
    try onStage { _ in
      let table = UITableView()
      table.setValue(0.5, forKeyPath: "tableHeaderView.alpha")
      #expect(table.tableHeaderView == nil)
      table.tableHeaderView = UIView()
      table.setValue(0.5, forKeyPath: "tableHeaderView.alpha")
      #expect(table.tableHeaderView?.alpha == 0.5)
    }
  }

  @Test func `a key of none on the way stops with Apple's sentence`() async {
    let unknown = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in UILabel().setValue(1, forKeyPath: "txt.alpha") }
    #expect(said(unknown).contains("this class is not key value coding-compliant for the key txt"))
  }

  @Test func `a key of none, and no value for a number, stop with Apple's sentences`() async {
    let unknown = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in UILabel().setValue(1, forKey: "txt") }
    #expect(said(unknown).contains("this class is not key value coding-compliant for the key txt."))
    let outlet = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in InterfaceLoad(nil).unknownOutlet("lost", of: UIViewController()) }
    #expect(said(outlet).contains("this class is not key value coding-compliant for the key lost."))
    let nothing = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in UISlider().setValue(nil, forKey: "value") }
    #expect(
      said(nothing).contains("setNilValueForKey]: could not set nil as the value for the key"))
    let readOnly = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in UIScrollView().setValue(true, forKey: "dragging") }
    #expect(said(readOnly).contains("setValue:forUndefinedKey:"))
  }

  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
