import Foundation

protocol DownloadSchedulerDelegate: AnyObject {
    func scheduler(_ scheduler: DownloadScheduler, didStart id: String)
}

final class DownloadScheduler {
    enum Priority: Int, Comparable {
        case background, normal, userWaiting

        static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    private struct Job {
        let id: String
        let priority: Priority
        let sequence: Int
    }

    weak var delegate: DownloadSchedulerDelegate?

    var isSuspended = false {
        didSet { pump() }
    }

    private let maxConcurrent: Int
    private var pending: [Job] = []
    private(set) var running: Set<String> = []
    private var nextSequence = 0

    init(maxConcurrent: Int = 3) {
        self.maxConcurrent = maxConcurrent
    }

    var pendingCount: Int { pending.count }

    /// Submitting a pending download again moves it to the given priority.
    func submit(_ id: String, priority: Priority = .normal) {
        guard !running.contains(id) else { return }
        pending.removeAll { $0.id == id }
        pending.append(Job(id: id, priority: priority, sequence: nextSequence))
        nextSequence += 1
        pump()
    }

    func finish(_ id: String) {
        guard running.remove(id) != nil else { return }
        pump()
    }

    func cancel(_ id: String) {
        pending.removeAll { $0.id == id }
        finish(id)
    }

    private func pump() {
        while !isSuspended, running.count < maxConcurrent, let job = takeNext() {
            running.insert(job.id)
            delegate?.scheduler(self, didStart: job.id)
        }
    }

    private func takeNext() -> Job? {
        let best = pending.indices.min { a, b in
            let (left, right) = (pending[a], pending[b])
            return left.priority == right.priority
                ? left.sequence < right.sequence
                : left.priority > right.priority
        }
        return best.map { pending.remove(at: $0) }
    }
}
