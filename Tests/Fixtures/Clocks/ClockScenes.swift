import Flipbook

/// Scenes that wait, each in its way, for the tests of the commands.
@main
struct ClockScenes: Gallery {
  static let scenes = [fiveTasks] + ForbiddenCall.allCases.map(\.scene) + endings
}
