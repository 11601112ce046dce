import Foundation

struct DownloadJob: Equatable {
    enum Priority: Int, Comparable {
        case background, normal, urgent

        static func < (lhs: Priority, rhs: Priority) -> Bool {
            lhs.rawValue < rhs.rawValue
        }
    }

    let url: String
    let priority: Priority
    let ticket: Int
}

final class DownloadQueue {
    private var jobs: [DownloadJob] = []
    private var active: Set<String> = []
    private var nextTicket = 0
    private let maxActive: Int

    init(maxActive: Int = 3) {
        self.maxActive = maxActive
    }

    var waitingCount: Int { jobs.count }

    func add(url: String, priority: DownloadJob.Priority = .normal) {
        guard !active.contains(url), !jobs.contains(where: { $0.url == url }) else { return }
        jobs.append(DownloadJob(url: url, priority: priority, ticket: nextTicket))
        nextTicket += 1
        jobs.sort { lhs, rhs in
            lhs.priority == rhs.priority ? lhs.ticket < rhs.ticket : lhs.priority > rhs.priority
        }
    }

    /// Hands out the jobs that may start now.
    func startable() -> [DownloadJob] {
        let room = max(0, maxActive - active.count)
        let started = Array(jobs.prefix(room))
        jobs.removeFirst(started.count)
        active.formUnion(started.map(\.url))
        return started
    }

    func finish(url: String) {
        active.remove(url)
    }

    func cancelWaiting(below priority: DownloadJob.Priority) {
        jobs.removeAll { $0.priority < priority }
    }
}
