import Foundation

enum GoalStatus {
    case notStarted, onTrack, almostThere, reached
}

struct GoalProgressCard: Equatable {
    let title: String
    let fraction: Double
    let percent: Int
    let status: GoalStatus
    let caption: String

    init(title: String, current: Double, target: Double, unit: String) {
        self.title = title
        if target > 0 {
            fraction = min(max(current / target, 0), 1)
        } else {
            fraction = 0
        }
        percent = Int((fraction * 100).rounded())
        if fraction >= 1 {
            status = .reached
        } else if fraction >= 0.8 {
            status = .almostThere
        } else if fraction > 0 {
            status = .onTrack
        } else {
            status = .notStarted
        }
        let left = Int(max(target - current, 0).rounded(.up))
        caption = status == .reached ? "Goal reached" : "\(left) \(unit) to go"
    }

    var percentText: String { "\(percent)%" }

    var accessibilityText: String {
        "\(title), \(percent) percent. \(caption)"
    }

    var colorName: String {
        switch status {
        case .notStarted: return "neutral"
        case .onTrack: return "accent"
        case .almostThere: return "warning"
        case .reached: return "positive"
        }
    }
}
