import Foundation

enum UploadDisposition: Equatable {
    case retry(afterSeconds: Int)
    case pauseQueue
    case drop(reason: String)
}

struct UploadFailureClassifier {
    let defaultRetryDelay: Int

    private let allowedDelay = 1...120

    init(defaultRetryDelay: Int = 5) {
        self.defaultRetryDelay = defaultRetryDelay
    }

    func disposition(status: Int, retryAfter: String? = nil) -> UploadDisposition {
        switch status {
        case 401, 403:
            return .pauseQueue
        case 408, 425, 429, 500..<600:
            return .retry(afterSeconds: retryDelay(from: retryAfter))
        case 409, 410, 412:
            return .drop(reason: "stale")
        case 413:
            return .drop(reason: "too large")
        default:
            return .drop(reason: "status \(status)")
        }
    }

    /// What to do with the queue as a whole once a batch came back.
    func strictest(of statuses: [Int]) -> UploadDisposition? {
        let dispositions = statuses.map { disposition(status: $0) }
        if dispositions.contains(.pauseQueue) { return .pauseQueue }
        return dispositions.first
    }

    private func retryDelay(from header: String?) -> Int {
        guard let header, let seconds = Int(header) else { return defaultRetryDelay }
        return min(max(seconds, allowedDelay.lowerBound), allowedDelay.upperBound)
    }
}
