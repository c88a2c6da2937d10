import SwiftSyntax

/// What stands for nothing in types that have no `nil`.
private let standIns: [String: String] = {
  var values: [String: String] = ["Bool": "false", "String": "\"\""]
  for type in [
    "CGPoint", "CGSize", "CGRect", "CGVector", "UIEdgeInsets", "UIOffset",
    "NSDirectionalEdgeInsets",
  ] { values[type] = ".zero" }
  values["CGAffineTransform"] = ".identity"
  for type in [
    "Int", "UInt", "NSInteger", "NSUInteger", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16",
    "UInt32", "UInt64", "Float", "Double", "CGFloat", "TimeInterval", "CFTimeInterval",
  ] { values[type] = "0" }
  return values
}()

/// Returns what a value of a type is where nobody gives one: `nil`, zero, empty; `nil` where there
/// is no such value.
func standInValue(of type: TypeSyntax) -> String? {
  if type.isOptional { return "nil" }
  if type.is(ArrayTypeSyntax.self) { return "[]" }
  if type.is(DictionaryTypeSyntax.self) { return "[:]" }
  return standIns[type.onOneLine]
}
