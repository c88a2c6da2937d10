import Flipbook

/// Scenes that wait in different ways, for the tests of the commands.
@main
struct ClockScenes: Gallery {
  static let scenes = [fiveTasks, backgroundSleep] + ForbiddenCall.allCases.map(\.scene) + endings
}
