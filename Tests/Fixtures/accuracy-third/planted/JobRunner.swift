import Foundation

struct SyncJob: Equatable {
    let id: Int
    let name: String
    var attempts = 0
}

enum JobOutcome: Equatable {
    case done
    case retry
    case fatal(reason: String)
}

struct RunReport: Equatable {
    let done: Int
    let postponed: [SyncJob]
    let failures: [String]
}

/// Runs the due jobs of the background task, one after the other.
final class JobRunner {
    private let maxAttempts: Int
    private let execute: (SyncJob) -> JobOutcome

    init(maxAttempts: Int = 3, execute: @escaping (SyncJob) -> JobOutcome) {
        self.maxAttempts = maxAttempts
        self.execute = execute
    }

    func run(_ jobs: [SyncJob]) -> RunReport {
        let results = jobs
            .filter { $0.attempts < maxAttempts }
            .map { job in (job: job, outcome: execute(job)) }

        let done = results.filter { $0.outcome == .done }.count

        let postponed = results
            .filter { $0.outcome == .retry }
            .map { SyncJob(id: $0.job.id, name: $0.job.name, attempts: $0.job.attempts + 1) }

        let failures = results.compactMap { result -> String? in
            guard case .fatal(let reason) = result.outcome else { return nil }
            return "\(result.job.name): \(reason)"
        }

        return RunReport(done: done, postponed: postponed, failures: failures)
    }
}
