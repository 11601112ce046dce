import Foundation

struct DownloadProgress: Equatable {
    let id: String
    let receivedBytes: Int64
    let totalBytes: Int64?

    var percent: Int? {
        guard let totalBytes, totalBytes > 0 else { return nil }
        return Int(min(receivedBytes, totalBytes) * 100 / totalBytes)
    }
}

protocol DownloadTrackerDelegate: AnyObject {
    func downloadTracker(_ tracker: DownloadTracker, didProgress progress: DownloadProgress)
    func downloadTracker(_ tracker: DownloadTracker, didFinish id: String)
}

final class DownloadTracker {
    weak var delegate: DownloadTrackerDelegate?

    private var active: [String: DownloadProgress] = [:]
    private var finished: Set<String> = []

    var activeCount: Int { active.count }

    var overallPercent: Int {
        let sized = active.values.filter { ($0.totalBytes ?? 0) > 0 }
        guard !sized.isEmpty else { return 0 }
        let total = sized.reduce(Int64(0)) { $0 + ($1.totalBytes ?? 0) }
        let received = sized.reduce(Int64(0)) { $0 + min($1.receivedBytes, $1.totalBytes ?? 0) }
        return Int(received * 100 / total)
    }

    func start(id: String, expectedBytes: Int64) {
        guard active[id] == nil else { return }
        finished.remove(id)
        active[id] = DownloadProgress(id: id, receivedBytes: 0, totalBytes: expectedBytes > 0 ? expectedBytes : nil)
    }

    func didReceive(bytes: Int64, for id: String) {
        guard let previous = active[id], bytes > 0 else { return }
        let updated = DownloadProgress(
            id: id,
            receivedBytes: previous.receivedBytes + bytes,
            totalBytes: previous.totalBytes
        )
        active[id] = updated
        if updated.percent == nil || updated.percent != previous.percent {
            delegate?.downloadTracker(self, didProgress: updated)
        }
    }

    func finish(id: String) {
        guard active.removeValue(forKey: id) != nil else { return }
        finished.insert(id)
        delegate?.downloadTracker(self, didFinish: id)
    }

    func cancel(id: String) {
        active[id] = nil
    }

    func isFinished(_ id: String) -> Bool {
        finished.contains(id)
    }
}
