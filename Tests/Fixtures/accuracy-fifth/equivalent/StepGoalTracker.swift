import Foundation

protocol StepGoalTrackerDelegate: AnyObject {
    func stepGoalTracker(_ tracker: StepGoalTracker, didReachGoal goal: Int, steps: Int)
    func stepGoalTracker(_ tracker: StepGoalTracker, didChangeStreak streak: Int)
}

final class StepGoalTracker {
    weak var delegate: StepGoalTrackerDelegate?

    var goal: Int {
        didSet {
            guard goal != oldValue else { return }
            celebrateIfNeeded()
        }
    }

    private(set) var steps = 0

    private(set) var streak = 0 {
        didSet {
            if streak != oldValue {
                delegate?.stepGoalTracker(self, didChangeStreak: streak)
            }
        }
    }

    private var hasCelebrated = false

    init(goal: Int = 8_000) {
        self.goal = goal
    }

    var isGoalReached: Bool { steps >= goal }

    var progress: Double {
        guard goal > 0 else { return 1 }
        return min(1, Double(steps) / Double(goal))
    }

    func record(_ count: Int) {
        guard count > 0 else { return }
        steps += count
        celebrateIfNeeded()
    }

    func startNewDay() {
        streak = isGoalReached ? streak + 1 : 0
        steps = 0
        hasCelebrated = false
    }

    private func celebrateIfNeeded() {
        guard isGoalReached, !hasCelebrated else { return }
        hasCelebrated = true
        delegate?.stepGoalTracker(self, didReachGoal: goal, steps: steps)
    }
}
