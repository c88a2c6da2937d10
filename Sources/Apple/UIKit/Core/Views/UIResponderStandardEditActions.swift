/// The actions of an edit menu, which every responder has.
///
/// It is a protocol on Apple's platforms; here it is a name by which `#selector` finds them.
///
/// Source: Apple, UIResponderStandardEditActions.
public typealias UIResponderStandardEditActions = UIResponder

/// Knows the actions of an edit menu by their names.
package enum StandardEditAction {
  /// Returns true when a selector names one of them.
  static func isNamed(by action: Selector) -> Bool { names.contains(action.description) }

  private static let names: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:",
  ]
}
