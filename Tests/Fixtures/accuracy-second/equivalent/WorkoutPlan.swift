import Foundation

protocol WorkoutPlanProviding {
    func step(at elapsed: TimeInterval) -> WorkoutPlan.Step?
    var totalDuration: TimeInterval { get }
}

struct WorkoutPlan: WorkoutPlanProviding {
    enum Intensity: Int {
        case rest = 0
        case easy = 1
        case hard = 3
    }

    struct Step: Equatable {
        let name: String
        let duration: TimeInterval
        let intensity: Intensity
    }

    let steps: [Step]

    var totalDuration: TimeInterval {
        steps.reduce(0) { $0 + $1.duration }
    }

    var load: Double {
        steps.reduce(0) { $0 + $1.duration / 60 * Double($1.intensity.rawValue) }
    }

    func step(at elapsed: TimeInterval) -> Step? {
        guard elapsed >= 0 else { return nil }
        var end: TimeInterval = 0
        for step in steps {
            end += step.duration
            if elapsed < end {
                return step
            }
        }
        return nil
    }

    func remaining(at elapsed: TimeInterval) -> TimeInterval {
        max(0, totalDuration - elapsed)
    }
}

extension WorkoutPlan {
    static func intervals(rounds: Int, work: TimeInterval, rest: TimeInterval) -> WorkoutPlan {
        var steps: [Step] = [Step(name: "warmup", duration: 300, intensity: .easy)]
        for round in stride(from: 0, to: rounds, by: 1) {
            steps.append(Step(name: "round_\(round + 1)", duration: work, intensity: .hard))
            if round < rounds - 1 {
                steps.append(Step(name: "rest_\(round + 1)", duration: rest, intensity: .rest))
            }
        }
        steps.append(Step(name: "cooldown", duration: 180, intensity: .easy))
        return WorkoutPlan(steps: steps)
    }

    static let quick = WorkoutPlan.intervals(rounds: 4, work: 40, rest: 20)
}
