import CClocks

/// Where a program that was compiled from a user's files finds its folders: at the same paths in every
/// run, however many there are at a time and wherever temporary files stand.
package enum AppPlaces {
  /// The home of the app.
  package static let home = CLOCKS_HOME_PLACE
  /// The variable of the environment that says in which folder the bundle, `app`, stands.
  package static let variableOfApp = CLOCKS_APP_VARIABLE
  /// The variable of the environment that says in which folder the app's `home` stands.
  package static let variableOfRun = CLOCKS_RUN_VARIABLE

  /// Keeps the place of the home free in a program that plays its own scenes.
  package static func reserve() { clocks_reserve_home() }

  /// Puts the home of this process into a folder that holds `home`; `reserve` comes before.
  package static func home(standsIn folder: String) { clocks_put_home_into(folder) }
}
