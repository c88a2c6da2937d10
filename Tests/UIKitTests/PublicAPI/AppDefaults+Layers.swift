import UIKit

/// What new layers answer.
@MainActor
let defaultsOfLayers: [String: @MainActor () -> [String: Any?]] = [
  "CAEmitterLayer": {
    let new = CAEmitterLayer()
    return [
      "birthRate": new.birthRate as Any?,
      "emitterCells": new.emitterCells as Any?,
      "emitterDepth": new.emitterDepth as Any?,
      "emitterMode": new.emitterMode as Any?,
      "emitterPosition": new.emitterPosition as Any?,
      "emitterShape": new.emitterShape as Any?,
      "emitterSize": new.emitterSize as Any?,
      "emitterZPosition": new.emitterZPosition as Any?,
      "lifetime": new.lifetime as Any?,
      "preservesDepth": new.preservesDepth as Any?,
      "renderMode": new.renderMode as Any?,
      "scale": new.scale as Any?,
      "seed": new.seed as Any?,
      "spin": new.spin as Any?,
      "velocity": new.velocity as Any?,
    ]
  },
  "CAEmitterCell": {
    let new = CAEmitterCell()
    return [
      "birthRate": new.birthRate as Any?,
      "lifetime": new.lifetime as Any?,
      "lifetimeRange": new.lifetimeRange as Any?,
      "emissionLatitude": new.emissionLatitude as Any?,
      "emissionLongitude": new.emissionLongitude as Any?,
      "emissionRange": new.emissionRange as Any?,
      "velocity": new.velocity as Any?,
      "velocityRange": new.velocityRange as Any?,
      "xAcceleration": new.xAcceleration as Any?,
      "yAcceleration": new.yAcceleration as Any?,
      "zAcceleration": new.zAcceleration as Any?,
      "scaleRange": new.scaleRange as Any?,
      "scaleSpeed": new.scaleSpeed as Any?,
      "spin": new.spin as Any?,
      "spinRange": new.spinRange as Any?,
      "redRange": new.redRange as Any?,
      "greenRange": new.greenRange as Any?,
      "blueRange": new.blueRange as Any?,
      "alphaRange": new.alphaRange as Any?,
      "redSpeed": new.redSpeed as Any?,
      "greenSpeed": new.greenSpeed as Any?,
      "blueSpeed": new.blueSpeed as Any?,
      "alphaSpeed": new.alphaSpeed as Any?,
      "isEnabled": new.isEnabled as Any?,
      "name": new.name as Any?,
      "scale": new.scale as Any?,
      "contents": new.contents as Any?,
      "contentsRect": new.contentsRect as Any?,
      "contentsScale": new.contentsScale as Any?,
      "minificationFilter": new.minificationFilter as Any?,
      "magnificationFilter": new.magnificationFilter as Any?,
      "emitterCells": new.emitterCells as Any?,
      "style": new.style as Any?,
    ]
  },
  "CAReplicatorLayer": {
    let new = CAReplicatorLayer()
    return [
      "instanceCount": new.instanceCount as Any?,
      "preservesDepth": new.preservesDepth as Any?,
      "instanceDelay": new.instanceDelay as Any?,
      "instanceRedOffset": new.instanceRedOffset as Any?,
      "instanceGreenOffset": new.instanceGreenOffset as Any?,
      "instanceBlueOffset": new.instanceBlueOffset as Any?,
      "instanceAlphaOffset": new.instanceAlphaOffset as Any?,
    ]
  },
  "CATextLayer": {
    let new = CATextLayer()
    return [
      "string": new.string as Any?,
      "fontSize": new.fontSize as Any?,
      "isWrapped": new.isWrapped as Any?,
      "truncationMode": new.truncationMode as Any?,
      "alignmentMode": new.alignmentMode as Any?,
    ]
  },
  "CAScrollLayer": {
    let new = CAScrollLayer()
    return [
      "scrollMode": new.scrollMode as Any?
    ]
  },
  "CALayer": {
    let new = CALayer()
    return [
      "delegate": new.delegate as Any?,
      "isGeometryFlipped": new.isGeometryFlipped as Any?,
    ]
  },
  "CADisplayLink": {
    let new = CADisplayLink(target: NSObject(), selector: Selector(UIView.setNeedsLayout))
    return [
      "preferredFramesPerSecond": new.preferredFramesPerSecond as Any?,
      "isPaused": new.isPaused as Any?,
    ]
  },
]
