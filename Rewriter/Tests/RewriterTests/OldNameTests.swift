import Rewriter
import Testing

@Suite struct OldNameTests {
  @Test(arguments: [
    ("a.fillMode = kCAFillModeForwards", "a.fillMode = CAMediaTimingFillMode.forwards"),
    ("f(kCAMediaTimingFunctionEaseInEaseOut)", "f(CAMediaTimingFunctionName.easeInEaseOut)"),
    ("let a: NSInteger = 1", "let a: Int       = 1"),
    ("a.font = \"Menlo\" as CFTypeRef", "a.font = \"Menlo\" as AnyObject"),
    ("let a: [UIViewAnimationOptions]? = nil", "let a: [UIView.AnimationOptions]? = nil"),
    (
      "let a = NSMutableURLRequest(url: b); let c = d(NSMutableURLRequest(url: b))",
      "var a = URLRequest(url: b); let c = d(URLRequest(url: b))"
    ),
    ("a.addChildViewController(b)", "a.addChild(b)"),
    ("addChildViewController(b)", "addChild(b)"),
    ("b.didMove(toParentViewController: a)", "b.didMove(toParent              : a)"),
    ("a.bringSubview(toFront: b)", "a.bringSubviewToFront(         b)"),
    ("f(.UIKeyboardWillShow)", "f(UIResponder.keyboardWillShowNotification)"),
    (
      "f(NSNotification.Name.UIDeviceOrientationDidChange)",
      "f(UIDevice.orientationDidChangeNotification       )"
    ),
    ("let a = UIFontWeightBold", "let a = UIFont.Weight.bold"),
    (
      "a.add(kCATransitionFade, forKey: kCATransitionFade)",
      "a.add(CATransitionType.fade, forKey: CATransitionType.fade.rawValue)"
    ),
    ("a.add(b, forKey: kCATransition)", "a.add(b, forKey: \"transition\" )"),
    (
      "let a = CGPointMake(1, 2)",
      "let a = ({ (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) })(1, 2)"
    ),
    (
      "__CGPointApplyAffineTransform(a, b)",
      "({ (point: CGPoint, map: CGAffineTransform) in point.applying(map) })(a, b)"
    ),
    ("let a = CGRectGetMaxX(b)", "let a = ({ (rect: CGRect) in rect.maxX })(b)"),
    (
      "f(UIImagePickerControllerOriginalImage)", "f(UIImagePickerController.InfoKey.originalImage)"
    ),
    ("f(.UIWindowDidBecomeKey)", "f(UIWindow.didBecomeKeyNotification)"),
    (
      "try a.setCategory(AVAudioSessionCategoryPlayback, with: [])",
      "try a.setCategory(AVAudioSession.Category.playback, options: [])"
    ),
    (
      "a.setOverrideTraitCollection(b, forChildViewController: c)",
      "a.setOverrideTraitCollection(b, forChild              : c)"
    ),
    ("f(RunLoopMode.commonModes)", "f(RunLoop.Mode.common     )"),
    ("f(CFRunLoopMode.commonModes)", "f(CFRunLoopMode.commonModes)"),
    ("let a = b.rangeAt(1)", "let a = b.range(at: 1)"),
    ("UInt8(truncatingBitPattern: a)", "UInt8(truncatingIfNeeded  : a)"),
    ("swap(&self.a[b], &self.a[c + 1])", "self.a.swapAt(b, c + 1)"),
    ("swap(&a[b], &c[d])", "swap(&a[b], &c[d])"),
    (
      "let a: [String: Any] = [NSFontAttributeName: b]",
      "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: b]"
    ),
    (
      "a.b = [NSAttributedStringKey.font.rawValue: c]",
      "a.b = [NSAttributedString.Key.font         : c]"
    ),
    (
      "let a = b[NSAttributedStringKey.font.rawValue]",
      "let a = b[NSAttributedString.Key.font         ]"
    ),
    (
      "c(rawValue: NSAttributedStringKey.font.rawValue)",
      "c(rawValue: NSAttributedString.Key.font.rawValue)"
    ),
    ("let a: [String: Any] = [\"b\": c]", "let a: [String: Any] = [\"b\": c]"),
    (
      "let a: [String: AnyObject] = { return [NSFontAttributeName: b] }()",
      "let a: [NSAttributedString.Key: AnyObject] = { return [NSAttributedString.Key.font: b] }()"
    ),
    (
      "func f() -> [String: Any]? { return [NSFontAttributeName: b] }",
      "func f() -> [NSAttributedString.Key: Any]? { return [NSAttributedString.Key.font: b] }"
    ),
    (
      "var a = [String: Any](); a[NSFontAttributeName] = b",
      "var a = [NSAttributedString.Key: Any](); a[NSAttributedString.Key.font] = b"
    ),
    (
      "var a: [String: Any] = [:]; a[NSFontAttributeName] = b",
      "var a: [NSAttributedString.Key: Any] = [:]; a[NSAttributedString.Key.font] = b"
    ),
    (
      "func f(_ b: String) { let a = CATransition(); a.type = b; c.type = b }",
      "func f(_ b: String) { let a = CATransition(); a.type = CATransitionType(rawValue: b); c.type = b }"
    ),
    (
      "func f(b: String?) { let a = CATransition(); a.subtype = b }",
      "func f(b: String?) { let a = CATransition(); a.subtype = b.map(CATransitionSubtype.init) }"
    ),
    (
      "class C { var b = \"\"; var c: String = \"\"; func f() { a.lineCap = c; a.lineCap = d } }",
      "class C { var b = \"\"; var c: String = \"\"; func f() {"
        + " a.lineCap = CAShapeLayerLineCap(rawValue: c); a.lineCap = d } }"
    ),
    (
      "func f() { var b: String?; b = kCATransitionFromLeft; c = kCATransitionFromLeft }",
      "func f() { var b: String?; b = CATransitionSubtype.fromLeft.rawValue;"
        + " c = CATransitionSubtype.fromLeft }"
    ),
    (
      "let a = [NSFontAttributeName: b] as [String : Any]",
      "let a = [NSAttributedString.Key.font: b] as [NSAttributedString.Key : Any]"
    ),
    ("let a = [\"b\": c] as [String: Any]", "let a = [\"b\": c] as [String: Any]"),
    (
      "func f(_ a: [String: Any]?) { b.draw(in: c, withAttributes: a!) }",
      "func f(_ a: [NSAttributedString.Key: Any]?) { b.draw(in: c, withAttributes: a!) }"
    ),
    (
      "func f(attributes a: [String: Any]) { b.send(c, attributes: a) }",
      "func f(attributes a: [String: Any]) { b.send(c, attributes: a) }"
    ),
    (
      "class C { var a: [String: Any]?; func f() { NSAttributedString(string: b, attributes: a) } }",
      "class C { var a: [NSAttributedString.Key: Any]?;"
        + " func f() { NSAttributedString(string: b, attributes: a) } }"
    ),
    (
      "override init(transitionStyle a: B, options: [String: Any]? = nil) {}",
      "override init(transitionStyle a: B, options: [UIPageViewController.OptionsKey: Any]? = nil) {}"
    ),
    ("let a: CGFloat = UIFontWeightBold", "let a: CGFloat = UIFont.Weight.bold.rawValue"),
    (
      "func f(a: Float = UILayoutPriorityRequired) {}",
      "func f(a: Float = UILayoutPriority.required.rawValue) {}"
    ),
    (
      "func f(b: CGFloat) { UIFont.systemFont(ofSize: 1, weight: b) }",
      "func f(b: CGFloat) { UIFont.systemFont(ofSize: 1, weight: UIFont.Weight(rawValue: b)) }"
    ),
    (
      "func f(b: UIFont.Weight) { UIFont.systemFont(ofSize: 1, weight: b) }",
      "func f(b: UIFont.Weight) { UIFont.systemFont(ofSize: 1, weight: b) }"
    ),
    ("f(RunLoopMode.UITrackingRunLoopMode)", "f(RunLoop.Mode.tracking             )"),
    ("f(.UIMenuControllerDidHideMenu)", "f(UIMenuController.didHideMenuNotification)"),
    ("let a: UIDocumentState = b", "let a: UIDocument.State = b"),

    ("let a: (Void) -> Void", "let a: (    ) -> Void"),
    ("typealias A = ((Void) -> (Void))?", "typealias A = ((    ) -> (Void))?"),
    ("func f(_ a: @escaping (Void) -> Int) {}", "func f(_ a: @escaping (    ) -> Int) {}"),
    ("f { (Void) -> Void in a() }", "f { (    ) -> Void in a() }"),
    ("f { Void in a() }", "f { ()   in a() }"),
    ("let a: (Void) -> Void; a(())", "let a: (Void) -> Void; a(())"),
    ("let a: (Void, Int) -> Void", "let a: (Void, Int) -> Void"),
    ("f { (a: Void) in b() }", "f { (a: Void) in b() }"),
    ("a.recordPermission() == b", "a.recordPermission   == b"),
    ("let a = /b+(?<c>d)/", "let a = #/b+(?<c>d)/#"),
    ("let a = #/b/#", "let a = #/b/#"),
    ("let a = b / c / d", "let a = b / c / d"),
    ("let a = Locale.current", "let a = Locale.ofPhone"),
    ("a.locale = .current", "a.locale = .ofPhone"),
    ("f(calendar: .current, timeZone: .current)", "f(calendar: .ofPhone, timeZone: .current)"),
    ("let a: Calendar = .current", "let a: Calendar = .ofPhone"),
    ("let a = NSLocale.preferredLanguages[0]", "let a = Locale.languagesOfPhone[0]"),
    ("let a = UIDevice.current", "let a = UIDevice.current"),
    ("let a = try? Data(contentsOf: b)", "let a = try? Data(contentsAt: b)"),
    ("try String(contentsOf: b, encoding: .utf8)", "try String(contentsAt: b, encoding: .utf8)"),
    (
      "a.append(contentsOf: b); String(contentsOfFile: b)",
      "a.append(contentsOf: b); String(contentsOfFile: b)"
    ),
    ("struct Data {}; Data(contentsOf: b)", "struct Data {}; Data(contentsOf: b)"),
    (
      "enum Calendar { case current }; f(Calendar.current)",
      "enum Calendar { case current }; f(Calendar.current)"
    ),
  ])
  func `an old name is today's`(source: String, result: String) {
    #expect(text(source) == result)
  }

  @Test(arguments: [
    ("let a = b.characters.count", "let a = b.count"),
    ("let a = b?.characters.count ?? 0", "let a = b?.count ?? 0"),
    ("f(b.characters)", "f(b           )"),
    ("a.characters(matching: b)", nil),
    ("class A { let characters = 1; func f() { self.characters } }", nil),
  ])
  func `the characters of a string are the string`(source: String, result: String?) {
    #expect(text(source) == result ?? source)
  }

  @Test func `an override of a property has today's name`() {
    #expect(
      text("override var childViewControllerForStatusBarStyle: UIViewController? { nil }")
        == "override var childForStatusBarStyle              : UIViewController? { nil }")
  }

  @Test func `an override has today's label`() {
    #expect(
      text("override func didMove(toParentViewController p: UIViewController?) {}")
        == "override func didMove(toParent               p: UIViewController?) {}")
    let own = "func didMove(toParentViewController p: Int) {}"
    #expect(text(own) == own)
  }

  @Test func `a method of Swift 4 is overridden as the property that it is today`() {
    #expect(
      text("override func prefersHomeIndicatorAutoHidden() -> Bool { return true }")
        == "override var  prefersHomeIndicatorAutoHidden   :  Bool { return true }")
    let own = "func prefersHomeIndicatorAutoHidden() -> Bool { return true }"
    #expect(text(own) == own)
  }

  @Test func `the delegate of a picker has the keys of today`() {
    let head = "func imagePickerController(_ p: UIImagePickerController,"
    #expect(
      text("\(head) didFinishPickingMediaWithInfo info: [String: Any]) {}")
        == "\(head) didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}")
  }

  @Test func `an exclamation mark of Swift 4 is a question mark where today's Swift has none`() {
    #expect(text("let a = b as UIView!") == "let a = b as UIView?")
    #expect(text("let a: [UIView!] = []") == "let a: [UIView?] = []")
    #expect(text("var f: ((UIView!) -> Void)?") == "var f: ((UIView?) -> Void)?")
    let today = "var a: UIView!; func f(a: UIView!, b: inout Int!) -> UIView! { a }"
    #expect(text(today) == today)
  }

  @Test func `a function that is a method today is a closure`() {
    #expect(
      text("let a = UIEdgeInsetsInsetRect(b, c)")
        == "let a = ({ (rect: CGRect, insets: UIEdgeInsets) in rect.inset(by: insets) })(b, c)")
  }

  @Test func `a name that the files declare stays theirs`() {
    let source = "typealias NSInteger = Int64; let a: NSInteger = 1"
    #expect(text(source) == source)
    let members = "class A { func addChildViewController() { addChildViewController() } }"
    #expect(text(members) == members)
  }

  @Test func `members and labels of an old name stay`() {
    let source = "a.NSInteger = f(NSInteger: 1)"
    #expect(text(source) == source)
  }

  @Test(arguments: [
    (
      "var a: [String: Any] = [NSFontAttributeName: b]",
      "var a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: b]"
    ),
    (
      "let a:[String:Any] = [NSAttributedStringKey.font.rawValue: b]",
      "let a:[NSAttributedString.Key:Any] = [NSAttributedString.Key.font         : b]"
    ),
  ])
  func `attributes of texts have the type of today`(source: String, result: String) {
    #expect(text(source) == result)
  }

  @Test(arguments: [
    "let a: [String: Any] = [\"font\": b]", "var attributes: [String: Any] = [:]",
    "let a = b.rawValue", "f(NSAttributedString.Key.font.rawValue)",
  ])
  func `dictionaries of other strings stay`(source: String) { #expect(text(source) == source) }
}

/// Constants of Core Animation that files of Swift 4 hand on as strings.
@Suite struct TimingStringTests {
  @Test func `a constant for a string is its raw value`() {
    let source = """
      class A: UIView {
        func fold(_ timing: String, by angle: CGFloat, mode: String = kCAFillModeBoth) {
          a.timingFunction = CAMediaTimingFunction(name: timing)
        }
        func go() { fold(kCAMediaTimingFunctionEaseIn, by: 1) }
        func stay() { hold(kCAMediaTimingFunctionEaseIn) }
      }
      """
    let made = text(source)
    #expect(made.contains("mode: String = CAMediaTimingFillMode.both.rawValue"))
    #expect(made.contains("name: CAMediaTimingFunctionName(rawValue: timing))"))
    #expect(made.contains("hold(CAMediaTimingFunctionName.easeIn)"))
  }

  @Test(arguments: [
    "var a = \"\"; func f() { a = * }", "var a = \"\"; func f() { self.a = b ? * : * }",
    "func f() { var a = \"\"; a = * }", "func f() { let a: String = b ? * : * }",
    "func f() -> String { return * }", "func f() -> String? { * }", "var a: String { * }",
    "var a: String { get { return b ? * : (*) } }",
    "func f() { let a = { () -> String in return * } }",
    "let a: [String] = [*, *]", "let a: [Int: String] = [1: *]",
    "func f(a: String) -> Bool { if a == * { b() }; return * != a }",
    "func f(a: String) { switch a { case *: b(); default: c() } }",
  ])
  func `where a text is wanted a constant is its raw value`(code: String) {
    let source = "class A { \(code) }"
    for (old, new) in [
      ("kCATransitionFromLeft", "CATransitionSubtype.fromLeft"),
      ("NSFontAttributeName", "NSAttributedString.Key.font"),
      ("UIFontTextStyleBody", "UIFont.TextStyle.body"),
    ] {
      #expect(
        text(source.replacing("*", with: old)).split(separator: " ")
          == source.replacing("*", with: "\(new).rawValue").split(separator: " "))
    }
  }

  @Test(arguments: [
    "func f() { a = * }", "var a = b; func f() { a = * }", "func f() -> B { return * }",
    "func f() -> String { g(*); return \"\" }", "let a = [*]", "let a: [String: Any] = [b: *]",
    "func f() { b = c ? * : * }", "func f(a: B) { if a == * { c() } }",
    "func f() -> String { a { return * }; return \"\" }",
  ])
  func `elsewhere a constant is of its own type`(code: String) {
    let source = "class A { \(code) }"
    let made = text(source.replacing("*", with: "kCATransitionFromLeft"))
    #expect(
      made.split(separator: " ")
        == source.replacing("*", with: "CATransitionSubtype.fromLeft").split(separator: " "))
  }

  @Test func `an argument for a string is its raw value`() {
    let source = """
      func fold(_ timing: String) {}
      class A { func fold(_ timing: String) {}; func go() { fold(kCAMediaTimingFunctionEaseIn) } }
      """
    #expect(text(source).contains("fold(CAMediaTimingFunctionName.easeIn.rawValue)"))
  }
}
