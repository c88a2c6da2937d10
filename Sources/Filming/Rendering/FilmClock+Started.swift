extension FilmClock {
  /// Returns a clock that measures real time from now on.
  package static func started() -> FilmClock {
    let origin = ContinuousClock.now
    return FilmClock { (ContinuousClock.now - origin) / .seconds(1) }
  }
}
