import Foundation

enum TransferError: Error, Equatable {
    case offline
    case throttled(retryAfterMs: Int64?)
    case server(status: Int)
    case emptySegment(index: Int)

    var isRetryable: Bool {
        switch self {
        case .offline, .throttled: return true
        case .server(let status): return (500...599).contains(status)
        case .emptySegment: return false
        }
    }
}

struct RetryPolicy {
    var maxAttempts = 4
    var baseDelayMs: Int64 = 500
    var maxDelayMs: Int64 = 8_000

    func delayMs(afterAttempt attempt: Int, error: TransferError) -> Int64 {
        if case .throttled(let retryAfter?) = error { return retryAfter }
        let exponent = min(attempt - 1, 10)
        return min(maxDelayMs, baseDelayMs << exponent)
    }
}

protocol SegmentSource {
    func fetch(index: Int) async throws -> Data
}

struct SegmentDownloader {
    let source: SegmentSource
    var policy = RetryPolicy()
    var sleep: (Int64) async throws -> Void = { try await Task.sleep(nanoseconds: UInt64(max(0, $0)) * 1_000_000) }

    /// Loads the segments one after the other and joins them.
    func download(
        segmentCount: Int,
        onProgress: (_ completed: Int, _ total: Int) -> Void = { _, _ in }
    ) async throws -> Data {
        var result = Data()
        for index in 0..<max(0, segmentCount) {
            let segment = try await retrying { try await source.fetch(index: index) }
            guard !segment.isEmpty else { throw TransferError.emptySegment(index: index) }
            result.append(segment)
            onProgress(index + 1, segmentCount)
        }
        return result
    }

    private func retrying<T>(_ operation: () async throws -> T) async throws -> T {
        var attempt = 1
        while true {
            do {
                return try await operation()
            } catch let error as TransferError where error.isRetryable && attempt < policy.maxAttempts {
                try await sleep(policy.delayMs(afterAttempt: attempt, error: error))
                attempt += 1
            }
        }
    }
}
