import Foundation

struct FunnelDefinition {
    let name: String
    let steps: [String]
    let timeout: TimeInterval
}

struct FunnelReport: Equatable {
    enum Ending: Equatable {
        case completed
        case abandoned
        case timedOut
    }

    let funnel: String
    let ending: Ending
    let lastStep: String
    let stepSeconds: [Int]
}

/// Follows one user through ordered steps and emits a single report per attempt.
final class FunnelTracker {
    private let definition: FunnelDefinition
    private let emit: (FunnelReport) -> Void

    private var reached: [Date] = []

    init(definition: FunnelDefinition, emit: @escaping (FunnelReport) -> Void) {
        precondition(definition.steps.count >= 2, "a funnel has at least two steps")
        self.definition = definition
        self.emit = emit
    }

    var progressPercent: Int {
        reached.count * 100 / definition.steps.count
    }

    func visit(_ step: String, at time: Date) {
        expire(at: time)
        guard let position = definition.steps.firstIndex(of: step) else { return }

        if position == 0 && !reached.isEmpty {
            // Back at the start: one attempt ends, the next one begins.
            close(.abandoned)
        }
        guard position == reached.count else { return }

        reached.append(time)
        if reached.count == definition.steps.count {
            close(.completed)
        }
    }

    func leave(at time: Date) {
        expire(at: time)
        if !reached.isEmpty {
            close(.abandoned)
        }
    }

    func expire(at time: Date) {
        guard let last = reached.last else { return }
        if time.timeIntervalSince(last) > definition.timeout {
            close(.timedOut)
        }
    }

    private func close(_ ending: FunnelReport.Ending) {
        let seconds = zip(reached, reached.dropFirst()).map { earlier, later in
            max(0, Int(later.timeIntervalSince(earlier)))
        }
        let report = FunnelReport(
            funnel: definition.name,
            ending: ending,
            lastStep: definition.steps[reached.count - 1],
            stepSeconds: seconds
        )
        reached = []
        emit(report)
    }
}
