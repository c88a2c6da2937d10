extension NSLayoutConstraint {
  /// The text that UIKit prints for the constraint, without addresses, so that runs are alike.
  var summary: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    return "<NSLayoutConstraint:\(name) \(equation)   (\(isActive ? "active" : "inactive"))>"
  }

  private var equation: String {
    var right = ""
    if hasSecondItem {
      let factor = multiplier == 1 ? "" : "\(describe(multiplier))*"
      right = "\(factor)\(second?.layoutName ?? "nil").\(secondAttribute.name)"
      if constant != 0 { right += " \(constant < 0 ? "-" : "+") \(describe(abs(constant)))" }
    } else {
      right = describe(constant)
    }
    let left = "\(first?.layoutName ?? "nil").\(firstAttribute.name)"
    let weight = priority == .required ? "" : " @\(describe(priority.rawValue))"
    return "\(left) \(relation.sign) \(right)\(weight)"
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var name: String { "\(self)" }
}

/// Returns a number as people write it, without a fraction of zero.
func describe(_ number: Float) -> String { describe(CGFloat(number)) }
