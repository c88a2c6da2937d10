import Testing
import UIKit

/// A delegate whose view can be zoomed, and which logs what it is told.
@MainActor
private final class Zoomer: UIScrollViewDelegate {
  let picture = UIView(frame: CGRect(0, 0, 200, 200))
  var lines: [String] = []

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append("will begin")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if lines.last != "zoom" { lines.append("zoom") }
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { lines.append("did end at \(scale)") }
}

@MainActor
struct ZoomTests {
  private func onPicture(_ body: (TestStage, UIScrollView, Zoomer) throws -> Void) throws {
    try onStage { stage in
      let zoomer = Zoomer()
      let view = UIScrollView(frame: CGRect(0, 100, 200, 200))
      view.addSubview(zoomer.picture)
      view.contentSize = CGSize(width: 200, height: 200)
      view.delegate = zoomer
      view.maximumZoomScale = 3
      stage.window.addSubview(view)
      stage.frame()
      try body(stage, view, zoomer)
    }
  }

  @Test func `a scale makes the content larger about the middle`() throws {
    try onPicture { stage, view, zoomer in
      view.zoomScale = 2
      #expect(view.contentSize == CGSize(width: 400, height: 400))
      #expect(zoomer.picture.frame == CGRect(0, 0, 400, 400))
      #expect(view.contentOffset == CGPoint(100, 100))
      view.setZoomScale(9, animated: false)
      #expect(view.zoomScale == 3)
      #expect(zoomer.lines == ["zoom"])
    }
  }

  @Test(arguments: [0.5, 2], [false, true])
  func `what constraints place keeps its corner when it is zoomed`(
    scale: Double, isByGuide: Bool
  ) throws {
    try onPicture { stage, view, zoomer in
      let picture = zoomer.picture
      picture.translatesAutoresizingMaskIntoConstraints = false
      let guide = view.contentLayoutGuide
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: isByGuide ? guide.topAnchor : view.topAnchor),
        picture.leadingAnchor.constraint(
          equalTo: isByGuide ? guide.leadingAnchor : view.leadingAnchor),
        picture.trailingAnchor.constraint(
          equalTo: isByGuide ? guide.trailingAnchor : view.trailingAnchor),
        picture.bottomAnchor.constraint(
          equalTo: isByGuide ? guide.bottomAnchor : view.bottomAnchor),
        picture.widthAnchor.constraint(equalToConstant: 300),
        picture.heightAnchor.constraint(equalToConstant: 400),
      ])
      view.minimumZoomScale = 0.1
      stage.frame()
      view.zoomScale = CGFloat(scale)
      for _ in 0..<3 {
        #expect(picture.frame == CGRect(0, 0, 300 * scale, 400 * scale))
        #expect(view.contentSize == CGSize(width: 300 * scale, height: 400 * scale))
        view.setNeedsLayout()
        stage.frame()
      }
      view.zoomScale = 1
      stage.frame()
      #expect(picture.frame == CGRect(0, 0, 300, 400))
      #expect(view.contentSize == CGSize(width: 300, height: 400))
    }
  }

  @Test func `a part of the content is shown as large as it fits`() throws {
    try onPicture { stage, view, zoomer in
      view.zoom(to: CGRect(0, 0, 100, 50), animated: true)
      #expect(view.zoomScale == 2)
      #expect(view.contentOffset == CGPoint(0, 0))
      stage.run(frames: 30)
      #expect(zoomer.lines == ["zoom", "did end at 2.0"])
    }
  }

  /// Fingers 100 points apart are recognized as a pinch at 110; 220 is twice as much.
  @Test func `two fingers zoom about the point between them`() throws {
    try onPicture { stage, view, zoomer in
      stage.frame((1, .began, CGPoint(50, 200)), (2, .began, CGPoint(150, 200)))
      stage.frame((1, .moved, CGPoint(45, 200)), (2, .moved, CGPoint(155, 200)))
      stage.frame((1, .moved, CGPoint(0, 200)), (2, .moved, CGPoint(200, 200)))
      stage.frame((1, .moved, CGPoint(-10, 200)), (2, .moved, CGPoint(210, 200)))
      #expect(view.isZooming)
      #expect(abs(view.zoomScale - 2) < 1e-9)
      #expect(abs(view.contentOffset.x - 100) < 1e-9)
      stage.frame((1, .ended, CGPoint(-10, 200)), (2, .ended, CGPoint(210, 200)))
      stage.run(frames: 40)
      #expect(!view.isZooming)
      #expect(abs(view.zoomScale - 2) < 1e-9)
      #expect(zoomer.lines.first == "will begin")
      #expect(zoomer.lines.last == "did end at \(view.zoomScale)")
    }
  }

  @Test func `content pinched too small comes back`() throws {
    try onPicture { stage, view, zoomer in
      stage.frame((1, .began, CGPoint(10, 200)), (2, .began, CGPoint(190, 200)))
      stage.frame((1, .moved, CGPoint(20, 200)), (2, .moved, CGPoint(180, 200)))
      stage.frame((1, .moved, CGPoint(60, 200)), (2, .moved, CGPoint(140, 200)))
      #expect(view.zoomScale < 1)
      #expect(view.zoomScale > 0.5)
      stage.frame((1, .ended, CGPoint(60, 200)), (2, .ended, CGPoint(140, 200)))
      stage.run(frames: 40)
      #expect(view.zoomScale == 1)
      #expect(view.contentOffset == .zero)
    }
  }

  @Test func `without another scale to go to there is nothing to pinch`() throws {
    try onPicture { _, view, _ in
      #expect(view.pinchGestureRecognizer != nil)
      view.maximumZoomScale = 1
      #expect(view.pinchGestureRecognizer == nil)
    }
  }
}
