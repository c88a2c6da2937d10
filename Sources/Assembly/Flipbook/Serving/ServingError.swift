/// Why a page cannot be served.
enum ServingError: Error, Hashable, CustomStringConvertible {
  case portInUse(UInt16, reason: String)

  var description: String {
    switch self {
    case .portInUse(let port, let reason):
      "The page cannot be shown at port \(port): \(reason). Give another with --port, or --port 0"
        + " for any that is free."
    }
  }
}
