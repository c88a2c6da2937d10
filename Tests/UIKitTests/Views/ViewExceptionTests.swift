import Testing
import UIKit

/// Programmer errors stop with Apple's sentences.
@Suite struct ViewExceptionTests {
  private static func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a view is not put into itself`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      view.addSubview(view)
    }
    #expect(Self.said(result).contains("NSInvalidArgumentException"))
    #expect(Self.said(result).contains("Can't add self as subview"))
  }

  @Test func `a view is not put into what is inside it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    #expect(Self.said(result).contains("which is inside it"))
  }

  @Test func `a centre that is not a number is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().center = CGPoint(x: CGFloat.nan, y: 0)
    }
    #expect(Self.said(result).contains("CALayerInvalidGeometry"))
    #expect(Self.said(result).contains("CALayer position contains NaN: [nan 0.0]"))
  }

  @Test func `a nib is asked for in vain`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIViewController(nibName: "Main", bundle: nil).loadViewIfNeeded()
    }
    #expect(Self.said(result).contains("Could not load NIB in bundle: 'NSBundle' with name 'Main'"))
  }

  @Test func `a finger that is not there has no place`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UIPanGestureRecognizer().location(ofTouch: 0, in: nil)
    }
    #expect(Self.said(result).contains("the touch index (0) is beyond the bounds of 0 touches"))
  }
}
