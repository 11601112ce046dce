import Foundation

final class UploadTask {
    let name: String
    let totalBytes: Int
    var sentBytes = 0

    init(name: String, totalBytes: Int) {
        self.name = name
        self.totalBytes = totalBytes
    }
}

struct UploadReport: Equatable {
    let slowestRemaining: Int
    let sumRemaining: Int
}

final class UploadProgressTracker {
    private var tasks: [UploadTask] = []

    /// Number of task reads so far, shown on the diagnostics page.
    private(set) var reads = 0

    func register(_ task: UploadTask) {
        tasks.append(task)
    }

    func removeFinished() {
        tasks.removeAll { $0.sentBytes >= $0.totalBytes }
    }

    func report() -> UploadReport? {
        guard !tasks.isEmpty else { return nil }
        let remaining = tasks.lazy.map { self.remaining(of: $0) }
        let slowest = remaining.max() ?? 0
        let sum = remaining.reduce(0, +)
        return UploadReport(slowestRemaining: slowest, sumRemaining: sum)
    }

    private func remaining(of task: UploadTask) -> Int {
        reads += 1
        return max(0, task.totalBytes - task.sentBytes)
    }
}
