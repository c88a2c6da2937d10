import Foundation

extension Error {
  /// What the system says happened, in its own words and independent of the locale.
  package var reason: String {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(cause.code))) : "\(self)"
  }
}
