import SwiftSyntax

/// Settings of layers and animations that were strings in Swift 4, and have types of their own
/// today.
extension RuleVisitor {
  /// Rewrites `layer.lineCap = cap` where `cap` is a string.
  func rewriteOldStrings(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let member = parts[0].as(MemberAccessExprSyntax.self),
      let type = typesOfOldStrings[member.declName.baseName.text],
      let value = parts[2].as(DeclReferenceExprSyntax.self)
    else { return }
    // Others have types, too.
    if type.hasPrefix("CATransition"),
      writtenTypes.type(of: member.base?.onOneLine ?? "", at: node) != "CATransition"
    {
      return
    }
    let name = value.baseName.text
    switch writtenTypes.type(of: name, at: node) {
    case "String": draft.replace(value, with: "\(type)(rawValue: \(name))")
    case "String?", "String!":
      let isOptional = member.declName.baseName.text == "subtype"
      draft.replace(
        value, with: isOptional ? "\(name).map(\(type).init)" : "\(type)(rawValue: \(name)!)")
    default: break
    }
  }

  private var writtenTypes: WrittenTypes { WrittenTypes(declarations: declarations) }
}

/// What lets a text or a number stand for a value of a type that was one until Swift 4.2.
let stringsOfOld =
  Set(typesOfOldStrings.values)
  .union(["CAMediaTimingFunctionName", "NSAttributedString.Key"]).sorted().map { type in
    "extension \(type): @retroactive ExpressibleByStringLiteral {"
      + " public init(stringLiteral value: String) { self.init(rawValue: value) } }\n"
  }.joined()
  + numbersOfOld.map { type, number in
    "extension \(type): @retroactive ExpressibleByFloatLiteral, @retroactive ExpressibleByIntegerLiteral {"
      + " public init(floatLiteral value: Double) { self.init(rawValue: \(number)(value)) };"
      + " public init(integerLiteral value: Int) { self.init(rawValue: \(number)(value)) } }\n"
  }.joined()

/// Types that were numbers until Swift 4.2: `constraint.priority = 750`.
///
/// Source: Apple, the notes on renamed symbols of Swift 4 and 4.2.
let numbersOfOld: [(type: String, number: String)] = [
  ("UIFont.Weight", "CGFloat"), ("UILayoutPriority", "Float"),
  ("UIScrollView.DecelerationRate", "CGFloat"), ("UIWindow.Level", "CGFloat"),
]

/// The types of today by the properties that have them.
///
/// Source: Apple, the notes on renamed symbols of Swift 4.2.
private let typesOfOldStrings = [
  "alignmentMode": "CATextLayerAlignmentMode", "calculationMode": "CAAnimationCalculationMode",
  "contentsGravity": "CALayerContentsGravity", "emitterMode": "CAEmitterLayerEmitterMode",
  "emitterShape": "CAEmitterLayerEmitterShape", "fillMode": "CAMediaTimingFillMode",
  "fillRule": "CAShapeLayerFillRule", "lineCap": "CAShapeLayerLineCap",
  "lineJoin": "CAShapeLayerLineJoin", "rotationMode": "CAAnimationRotationMode",
  "subtype": "CATransitionSubtype", "truncationMode": "CATextLayerTruncationMode",
  "type": "CATransitionType",
]
