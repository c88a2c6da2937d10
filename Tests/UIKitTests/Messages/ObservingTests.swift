import Testing
import UIKit

@MainActor
struct ObservingTests {
  private final class Watcher: UIViewController {
    var seen: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let point = change?[.newKey] as? CGPoint
      seen.append("\(keyPath ?? "") \(point.map { "\($0.x)" } ?? "-")")
    }
  }

  @Test func `an observer is told of a value by its name, until it is taken out`() {
    let (view, watcher) = (UIView(), Watcher())
    view.addObserver(watcher, forKeyPath: "center", options: .new, context: nil)
    view.center = CGPoint(5, 6)
    view.center = CGPoint(5, 6)
    view.frame = CGRect(10, 0, 20, 20)
    view.alpha = 0.5
    #expect(watcher.seen == ["center 5.0", "center 20.0"])
    view.removeObserver(watcher, forKeyPath: "center")
    view.center = .zero
    #expect(watcher.seen.count == 2)
  }

  @Test func `a closure is called with both values for as long as its observation is kept`() {
    let label = UILabel(frame: CGRect(0, 0, 10, 10))
    var seen: [String] = []
    var observation: NSKeyValueObservation? = label.observe(\.frame, options: [.old, .new]) {
      view, change in
      seen.append("\(change.oldValue?.minX ?? -1) \(change.newValue?.minX ?? -1)")
    }
    label.center.x += 3
    #expect(seen == ["0.0 3.0"])
    observation?.invalidate()
    observation = nil
    label.center.x += 3
    #expect(seen.count == 1)
  }

  @MainActor private final class Download: NSObject {
    var progress = 0.0 { didSet { tellObservers(of: self) } }
  }

  @Test func `a stored property of any object is observed, at once when the object tells`() {
    let (download, watcher) = (Download(), Watcher())
    var seen: [String] = []
    let observation = download.observe(\.progress, options: [.old, .new, .initial]) {
      object, change in
      #expect(object === download)
      seen.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    download.addObserver(watcher, forKeyPath: "progress", options: .new, context: nil)
    download.progress = 0.5
    #expect(seen == ["-1.0 0.0", "0.0 0.5"])
    #expect(watcher.seen == ["progress -"])
    download.progress = 0.5
    observation.invalidate()
    download.removeObserver(watcher, forKeyPath: "progress")
    download.progress = 1
    #expect(seen.count == 2 && watcher.seen.count == 1)
  }

  @Test func `a scroll view's offset is observed while it scrolls`() throws {
    try onStage { stage in
      let view = UIScrollView(frame: CGRect(0, 0, 100, 100))
      view.contentSize = CGSize(width: 100, height: 500)
      let watcher = Watcher()
      view.addObserver(watcher, forKeyPath: "contentOffset", options: [], context: nil)
      view.contentOffset.y = 30
      #expect(watcher.seen == ["contentOffset -"])
    }
  }

  /// Takes another one out when it is told.
  private final class Jealous: UIViewController {
    var other: Watcher?

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard let other, let view = object as? UIView else { return }
      view.removeObserver(other, forKeyPath: "center")
    }
  }

  @Test func `an observer that another one takes out is not told of that change any more`() {
    let (view, watcher, jealous) = (UIView(), Watcher(), Jealous())
    jealous.other = watcher
    view.addObserver(jealous, forKeyPath: "center", options: [], context: nil)
    view.addObserver(watcher, forKeyPath: "center", options: [], context: nil)
    view.center = CGPoint(5, 6)
    #expect(watcher.seen == [])
  }

  @Test func `a scroll view's insets and the state of its pan are told when they change`() throws {
    try onStage { stage in
      let view = UIScrollView(frame: CGRect(0, 0, 300, 500))
      view.alwaysBounceVertical = true
      stage.window.addSubview(view)
      var seen: [String] = []
      let observations = [
        view.observe(\.contentInset, options: .new) { _, change in
          seen.append("top \(change.newValue?.top ?? -1)")
        },
        view.observe(\.panGestureRecognizer.state) { view, _ in
          seen.append("\(view.panGestureRecognizer.state), \(view.isDragging)")
        },
      ]
      view.contentInset.top = 20
      view.contentInset.top = 20
      stage.drag(from: CGPoint(100, 100), to: CGPoint(100, 200), moves: 5)
      #expect(seen == ["top 20.0", "began, false", "changed, true", "ended, true"])
      for observation in observations { observation.invalidate() }
    }
  }

  @Test func `a value that nobody tells of may be observed`() throws {
    final class Ear: UIViewController {
      var heard: [String] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        heard.append("\(keyPath ?? "") \(change?[.newKey] as? String ?? "")")
      }
    }
    let (ear, tabs) = (Ear(), UITabBarController())
    tabs.title = "Shop"
    tabs.addObserver(
      ear, forKeyPath: "selectedViewController", options: .new, context: nil)
    tabs.addObserver(ear, forKeyPath: "title", options: [.initial, .new], context: nil)
    let press = UITapGestureRecognizer()
    press.addObserver(
      ear, forKeyPath: "numberOfTapsRequired", options: [.initial, .new], context: nil)
    UIView().addObserver(ear, forKeyPath: "weather", options: .new, context: nil)
    #expect(ear.heard == ["title Shop", "numberOfTapsRequired "])
    tabs.removeObserver(ear, forKeyPath: "selectedViewController")
  }

  @Test func `a value that is not there stops with Apple's sentence where it is read`() async {
    let atOnce = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIView().addObserver(UIView(), forKeyPath: "weather", options: .initial, context: nil)
      }
    }
    #expect(said(atOnce).contains("not key value coding-compliant for the key weather."))
    let onTheWay = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIView().addObserver(UIView(), forKeyPath: "weather.wind", options: [], context: nil)
      }
    }
    #expect(said(onTheWay).contains("not key value coding-compliant for the key weather."))
  }
}
