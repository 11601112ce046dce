import Combine
import Foundation

struct StepProgress: Equatable {
    let total: Int
    let goal: Int

    var isComplete: Bool { total >= goal }
    var percent: Int { min(total * 100 / goal, 100) }
}

/// Turns raw pedometer deltas into what the progress ring and the badges need.
final class StepProgressPipeline {
    private let goal: Int
    private let milestoneSize: Int

    init(goal: Int = 8_000, milestoneSize: Int = 1_000) {
        precondition(goal > 0 && milestoneSize > 0)
        self.goal = goal
        self.milestoneSize = milestoneSize
    }

    /// One element per positive delta.
    func progress<P: Publisher>(from deltas: P) -> AnyPublisher<StepProgress, P.Failure>
    where P.Output == Int {
        deltas
            .filter { $0 > 0 }
            .scan(0, +)
            .map { [goal] in StepProgress(total: $0, goal: goal) }
            .eraseToAnyPublisher()
    }

    /// Number of the latest milestone, each time it changes.
    func milestones<P: Publisher>(from deltas: P) -> AnyPublisher<Int, P.Failure>
    where P.Output == Int {
        progress(from: deltas)
            .map { [milestoneSize] in $0.total / milestoneSize }
            .filter { $0 > 0 }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    /// Emits once, with the total that reached the goal.
    func completion<P: Publisher>(from deltas: P) -> AnyPublisher<Int, P.Failure>
    where P.Output == Int {
        progress(from: deltas)
            .first(where: \.isComplete)
            .map(\.total)
            .eraseToAnyPublisher()
    }
}
