/// The session and the cache of a stage, kept here while another stage's code runs.
@MainActor
package final class NetworkOfStage: PartInPlace {
  /// What waits: the stage's own, or while it is the current one that of the process.
  private var other = SharedNetwork()

  /// Makes a session and a cache for a stage, of which there are none yet.
  package init() {}

  /// Makes the stage's own the current ones.
  package func takePlace() { other = SharedNetwork.exchange(for: other) }

  /// Makes those of before the current ones again.
  package func leavePlace() { other = SharedNetwork.exchange(for: other) }
}
