import Foundation

extension FilmClock {
  /// Returns a clock that measures real time from now on.
  package static func started() -> FilmClock {
    FilmClock {
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
    }
  }
}
