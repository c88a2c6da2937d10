import CoreGraphics

/// Geometry and drawing in a file that does not know UIKit.
@MainActor
func drawCross(in context: CGContext, _ rect: CGRect) {
  let path = CGMutablePath()
  path.move(to: CGPoint(x: rect.minX, y: rect.minY))
  path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
  context.addPath(path)
  context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
  context.setLineCap(CGLineCap.round)
  context.concatenate(CGAffineTransform(translationX: CGVector(dx: 1, dy: 0).dx, y: 0))
  context.strokePath()
}
