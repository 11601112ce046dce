import Foundation

struct DailyGoal {
    let steps: Int
}

final class GoalProgress {
    let goal: DailyGoal
    private(set) var walked: Int

    init(goal: DailyGoal, walked: Int = 0) {
        precondition(goal.steps > 0, "goal must be positive")
        self.goal = goal
        self.walked = max(0, walked)
    }

    func add(_ steps: Int) {
        guard steps > 0 else { return }
        walked += steps
    }

    var percent: Int {
        let ratio = Double(walked) / Double(goal.steps)
        return min(100, Int(ratio * 100))
    }

    var remaining: Int {
        max(0, goal.steps - walked)
    }

    var isReached: Bool {
        walked >= goal.steps
    }

    var message: String {
        if isReached { return "Goal reached!" }
        switch percent {
        case 0..<25: return "Good start, \(remaining) steps to go"
        case 25..<75: return "Keep going, \(remaining) steps to go"
        default: return "Almost there, \(remaining) steps to go"
        }
    }
}
