import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

@MainActor
struct ScrollGuideTests {
  private let scroll = UIScrollView(frame: CGRect(0, 0, 200, 100))

  private func add(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(view)
    return view
  }

  @Test func `constraints on the content's edges decide how large it is`() throws {
    try onStage { stage in
      stage.window.addSubview(scroll)
      let (content, view) = (scroll.contentLayoutGuide, add())
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
        view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: 300),
      ])
      stage.frame()
      #expect(view.frame == CGRect(0, 10, 200, 300))
      #expect(scroll.contentSize == CGSize(width: 200, height: 330))
      #expect(content.layoutFrame == CGRect(0, 0, 200, 330))
    }
  }

  @Test func `the scroll view's own edges are those of its content for what is inside`() throws {
    try onStage { stage in
      stage.window.addSubview(scroll)
      let view = add()
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: scroll.topAnchor),
        view.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        view.rightAnchor.constraint(equalTo: scroll.rightAnchor),
        view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        view.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
        view.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 3),
      ])
      stage.frame()
      #expect(view.frame == CGRect(0, 0, 400, 300))
      #expect(scroll.contentSize == CGSize(width: 400, height: 300))
      scroll.frame.size.width = 150
      stage.frame()
      #expect(scroll.contentSize == CGSize(width: 300, height: 300))
    }
  }

  @Test func `the scroll view's centre is that of its frame for what is inside`() throws {
    try onStage { stage in
      stage.window.addSubview(scroll)
      let view = add()
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: scroll.topAnchor),
        view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        view.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
        view.heightAnchor.constraint(equalToConstant: 300),
      ])
      stage.frame()
      #expect(view.frame == CGRect(0, 0, 200, 300))
      #expect(scroll.contentSize.height == 300)
      scroll.contentOffset.y = 50
      stage.frame()
      #expect(view.frame == CGRect(0, 0, 200, 300))
      scroll.frame.size.width = 120
      stage.frame()
      #expect(view.frame.width == 120)
    }
  }

  @Test func `margins of a scroll view are inside of its content`() throws {
    try onStage { stage in
      stage.window.addSubview(scroll)
      scroll.insetsLayoutMarginsFromSafeArea = false
      scroll.layoutMargins = UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 11)
      let view = add()
      for (attribute, other) in [
        (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin),
        (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
      ] {
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: scroll, attribute: other,
          multiplier: 1, constant: 0
        ).isActive = true
      }
      view.widthAnchor.constraint(equalToConstant: 300).isActive = true
      view.heightAnchor.constraint(equalToConstant: 200).isActive = true
      stage.frame()
      #expect(view.frame == CGRect(7, 5, 300, 200))
      #expect(scroll.contentSize == CGSize(width: 318, height: 214))
    }
  }

  @Test func `a size that constraints leave open stays as it was set`() throws {
    try onStage { stage in
      stage.window.addSubview(scroll)
      scroll.contentSize = CGSize(width: 500, height: 400)
      let view = add()
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 30),
        view.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
      stage.frame()
      #expect(view.frame == CGRect(20, 30, 50, 50))
      #expect(scroll.contentSize == CGSize(width: 500, height: 400))
    }
  }

  @Test func `what hangs on the frame's guide stays while the content moves`() throws {
    try onStage { stage in
      scroll.contentInsetAdjustmentBehavior = .never
      stage.window.addSubview(scroll)
      scroll.contentSize = CGSize(width: 200, height: 1000)
      let view = add()
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        view.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
      stage.frame()
      #expect(view.frame.minY == 5)
      scroll.contentOffset.y = 120
      stage.frame()
      #expect(view.frame.minY == 125)
      #expect(view.convert(CGPoint.zero, to: nil).y == 5)
    }
  }

  @Test func `constraints to views outside count the way that the content has moved`() throws {
    try onStage { stage in
      stage.window.addSubview(scroll)
      scroll.contentSize = CGSize(width: 200, height: 1000)
      let view = add()
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 40),
        view.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
      scroll.contentOffset.y = 120
      stage.frame()
      #expect(view.frame.minY == 160)
    }
  }
}
