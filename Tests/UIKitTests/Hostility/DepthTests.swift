import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitExtras
@testable import UIKitGround
@testable import UIKitLists

/// Layers may be nested up to the limit, in whichever way they were added.
@MainActor
@Suite struct DepthTests {
  nonisolated private static func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  /// Returns layers inside one another, the outermost first.
  private func chain(_ count: Int) -> [CALayer] {
    let layers = (0..<count).map { _ in CALayer() }
    for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
    return layers
  }

  @Test func `as many layers as the limit says lie around one`() {
    #expect(chain(Limit.layerDepth + 1).last?.depth == Limit.layerDepth)
  }

  @Test func `one view more stops with a sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var view = UIView()
      let outermost = view
      for _ in 0...Limit.layerDepth {
        let inner = UIView()
        view.addSubview(inner)
        view = inner
      }
      _ = outermost
    }
    #expect(
      Self.said(result).hasPrefix("<UIView: frame = (0 0; 0 0)> lies inside more than 1000 others"))
  }

  @Test func `views that are put around others count too`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var inner = UIView()
      for _ in 0...Limit.layerDepth {
        let outer = UIView()
        outer.addSubview(inner)
        inner = outer
      }
    }
    #expect(Self.said(result).contains("lies inside more than 1000 others"))
  }

  @Test func `a layer that masks itself stops`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let layer = CALayer()
      layer.mask = layer
    }
    #expect(Self.said(result).contains("lies inside more than 1000 others"))
  }

  @Test func `what came out of a deep place goes on growing outside`() {
    let deep = chain(Limit.layerDepth)
    let moved = deep[900]
    moved.removeFromSuperlayer()
    let outermost = CALayer()
    outermost.addSublayer(moved)
    // The innermost one was 999 deep and is now 100 deep.
    var last = deep[Limit.layerDepth - 1]
    for _ in 0..<900 {
      let next = CALayer()
      last.addSublayer(next)
      last = next
    }
    #expect(sequence(first: last, next: \.superlayer).count { _ in true } == 1001)
    #expect(last.depth == 1000)
  }

  @Test func `groups in one another stop with a sentence when they are painted`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let layers = (0...Limit.groupDepth).map { _ in CALayer() }
      for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
      for layer in layers {
        layer.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
        layer.backgroundColor = UIColor.red.cgColor
        layer.masksToBounds = true
      }
      _ = layers[0].picture()
    }
    #expect(Self.said(result).contains("lies inside more than 250 others"))
  }

  @Test func `shadows of shadows stop before they take for ever`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let layers = (0...Limit.shadowDepth).map { _ in CALayer() }
      for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
      for layer in layers { layer.shadowOpacity = 1 }
      _ = layers[0].picture()
    }
    #expect(Self.said(result).contains("The shadow of"))
  }
}
