import Foundation

enum UploadState: Equatable {
    case idle
    case preparing
    case uploading(sent: Int64, total: Int64)
    case paused(sent: Int64, total: Int64)
    case completed(remoteId: String)
    case failed(retryable: Bool)

    var isTerminal: Bool {
        switch self {
        case .completed: return true
        case .failed(let retryable): return !retryable
        default: return false
        }
    }

    var progress: Double {
        switch self {
        case .uploading(let sent, let total), .paused(let sent, let total):
            return total > 0 ? Double(sent) / Double(total) : 0
        case .completed:
            return 1
        case .idle, .preparing, .failed:
            return 0
        }
    }
}

enum UploadEvent {
    case start
    case prepared(total: Int64)
    case chunkSent(bytes: Int64)
    case pause
    case resume
    case finished(remoteId: String)
    case error(statusCode: Int)
    case retry
}

final class UploadStateMachine {

    private(set) var state: UploadState = .idle {
        didSet {
            guard state != oldValue else { return }
            onChange?(oldValue, state)
        }
    }

    var onChange: ((UploadState, UploadState) -> Void)?

    /// Returns false when the event is not allowed in the current state.
    @discardableResult
    func handle(_ event: UploadEvent) -> Bool {
        switch (state, event) {
        case (.idle, .start):
            state = .preparing
        case (.preparing, .prepared(let total)):
            state = .uploading(sent: 0, total: total)
        case (.uploading(let sent, let total), .chunkSent(let bytes)):
            state = .uploading(sent: min(sent + bytes, total), total: total)
        case (.uploading(let sent, let total), .pause):
            state = .paused(sent: sent, total: total)
        case (.paused(let sent, let total), .resume):
            state = .uploading(sent: sent, total: total)
        case (.uploading, .finished(let remoteId)):
            state = .completed(remoteId: remoteId)
        case (.preparing, .error(let code)), (.uploading, .error(let code)):
            state = .failed(retryable: code == 429 || code >= 500)
        case (.failed(retryable: true), .retry):
            state = .preparing
        default:
            return false
        }
        return true
    }
}
