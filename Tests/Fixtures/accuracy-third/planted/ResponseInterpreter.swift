import Foundation

public enum TransportResult {
    case response(status: Int, retryAfterMillis: Int64?)
    case timeout
    case offline
}

public enum DeliveryVerdict: Equatable {
    case delivered
    case retryLater(afterMillis: Int64)
    case splitBatch
    case drop(reason: String)
}

/// Decides what happens to a batch of events after an upload attempt.
public struct ResponseInterpreter {
    private let defaultBackoffMillis: Int64

    public init(defaultBackoffMillis: Int64 = 5_000) {
        self.defaultBackoffMillis = defaultBackoffMillis
    }

    public func verdict(for result: TransportResult, batchSize: Int) -> DeliveryVerdict {
        switch result {
        case .offline:
            return .retryLater(afterMillis: defaultBackoffMillis)
        case .timeout where batchSize > 1:
            return .splitBatch
        case .timeout:
            return .retryLater(afterMillis: 2 * defaultBackoffMillis)
        case .response(let status, let retryAfterMillis):
            return verdict(status: status, retryAfterMillis: retryAfterMillis)
        }
    }

    private func verdict(status: Int, retryAfterMillis: Int64?) -> DeliveryVerdict {
        switch status {
        case 200...299:
            return .delivered
        case 408, 429:
            return .retryLater(afterMillis: retryAfterMillis ?? defaultBackoffMillis)
        case 400...499:
            return .drop(reason: "rejected with \(status)")
        case 500...599:
            return .retryLater(afterMillis: retryAfterMillis ?? 4 * defaultBackoffMillis)
        default:
            return .drop(reason: "unexpected status \(status)")
        }
    }
}
