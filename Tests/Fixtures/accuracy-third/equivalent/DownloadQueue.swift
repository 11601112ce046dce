import Foundation

struct DownloadJob: Equatable {
    enum Priority: Int, Comparable {
        case low, normal, high

        static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    let id: Int
    let url: String
    var priority = Priority.normal
}

protocol DownloadQueueDelegate: AnyObject {
    func downloadQueue(_ queue: DownloadQueue, didStart job: DownloadJob)
    func downloadQueueDidBecomeIdle(_ queue: DownloadQueue)
}

/// Runs the most urgent jobs first; jobs of one priority run in the order of arrival.
final class DownloadQueue {
    weak var delegate: DownloadQueueDelegate?

    private let maxConcurrent: Int
    private var waiting: [DownloadJob] = []
    private var running: Set<Int> = []

    init(maxConcurrent: Int = 2) {
        self.maxConcurrent = maxConcurrent
    }

    var waitingIds: [Int] { waiting.map(\.id) }
    var runningCount: Int { running.count }

    /// Returns `false` if the job is already known.
    @discardableResult
    func enqueue(_ job: DownloadJob) -> Bool {
        guard !running.contains(job.id), !waiting.contains(where: { $0.id == job.id }) else { return false }
        let position = waiting.firstIndex { $0.priority < job.priority } ?? waiting.endIndex
        waiting.insert(job, at: position)
        startNext()
        return true
    }

    func finish(id: Int) {
        guard running.remove(id) != nil else { return }
        startNext()
        if running.isEmpty && waiting.isEmpty {
            delegate?.downloadQueueDidBecomeIdle(self)
        }
    }

    func cancelWaiting(id: Int) {
        waiting.removeAll { $0.id == id }
    }

    private func startNext() {
        while running.count < maxConcurrent, !waiting.isEmpty {
            let job = waiting.removeFirst()
            running.insert(job.id)
            delegate?.downloadQueue(self, didStart: job)
        }
    }
}
