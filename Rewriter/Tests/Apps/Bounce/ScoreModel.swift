import Foundation

/// A model of the game; it knows nothing of views.
@objcMembers
final class ScoreModel: NSObject {
    dynamic var score = 0
    var startedAt = Date()
    @nonobjc var names: [String] = []
    private var timer: Timer?

    func start() {
        startedAt = Date()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.score += 1
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

}
