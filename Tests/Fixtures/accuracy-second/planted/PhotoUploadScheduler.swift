import Foundation

struct PhotoJob: Equatable {
    let assetID: String
    let priority: Int
    let byteCount: Int64
    let requiresWifi: Bool
}

final class PhotoUploadScheduler {
    private let connectivity: Connectivity
    private let maxConcurrent: Int
    private var waiting: [PhotoJob] = []
    private var running: [String: PhotoJob] = [:]

    var onStart: ((PhotoJob) -> Void)?

    init(connectivity: Connectivity, maxConcurrent: Int = 2) {
        self.connectivity = connectivity
        self.maxConcurrent = maxConcurrent
    }

    var waitingCount: Int { waiting.count }

    func schedule(_ jobs: [PhotoJob]) {
        for job in jobs where !isKnown(job.assetID) {
            waiting.append(job)
        }
        waiting.sort { $0.priority > $1.priority }
        startNext()
    }

    func didFinish(assetID: String) {
        guard running.removeValue(forKey: assetID) != nil else { return }
        startNext()
    }

    func connectivityChanged() {
        startNext()
    }

    private func startNext() {
        while running.count < maxConcurrent {
            guard let index = waiting.firstIndex(where: { !$0.requiresWifi || connectivity.isOnWifi }) else {
                return
            }
            let job = waiting.remove(at: index)
            running[job.assetID] = job
            onStart?(job)
        }
    }

    private func isKnown(_ assetID: String) -> Bool {
        running[assetID] != nil || waiting.contains { $0.assetID == assetID }
    }
}
