extension NSMutableString {
  /// Adds values as a format says, with `%@` for an object's description.
  ///
  /// Source: Apple, NSMutableString.appendFormat(_:_:).
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format.description, arguments: args))
  }

  /// Adds values as a format says, with `%@` for an object's description.
  public func appendFormat(_ format: String, _ args: any CVarArg...) {
    append(String(format: format, arguments: args))
  }
}
