import Foundation

// Foundation's functions take C's arguments alone; Apple's take every object for `%@`.

extension NSObject: @retroactive CVarArg {
  /// What stands for the object in the arguments of C: a text that describes it.
  ///
  /// Nobody says when the arguments were read, so that the text stays.
  public var _cVarArgEncoding: [Int] {
    let text = self as? NSString ?? NSString(string: description)
    return [Int(bitPattern: Unmanaged.passRetained(text).toOpaque())]
  }
}
