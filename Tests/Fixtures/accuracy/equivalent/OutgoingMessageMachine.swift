import Foundation

enum OutgoingState: Equatable {
    case draft
    case queued(attempt: Int)
    case uploading(attempt: Int, percent: Int)
    case delivered(serverId: String)
    case failed(reason: FailureReason, attempt: Int)

    enum FailureReason: Equatable {
        case offline
        case rejected(code: Int)
        case tooManyAttempts
    }

    var isTerminal: Bool {
        switch self {
        case .delivered: return true
        case .failed(.rejected, _): return true
        default: return false
        }
    }
}

enum OutgoingEvent {
    case submit
    case workerStarted
    case progress(sent: Int, total: Int)
    case acknowledged(serverId: String)
    case connectionLost
    case serverRefused(code: Int)
    case userRetry
}

final class OutgoingMessageMachine {
    static let maxAttempts = 4

    private(set) var state: OutgoingState = .draft {
        didSet {
            if state != oldValue { onChange?(state) }
        }
    }
    var onChange: ((OutgoingState) -> Void)?

    @discardableResult
    func handle(_ event: OutgoingEvent) -> Bool {
        guard let next = Self.next(from: state, on: event) else { return false }
        state = next
        return true
    }

    private static func next(from state: OutgoingState, on event: OutgoingEvent) -> OutgoingState? {
        switch (state, event) {
        case (.draft, .submit):
            return .queued(attempt: 1)

        case let (.queued(attempt), .workerStarted):
            return .uploading(attempt: attempt, percent: 0)
        case let (.queued(attempt), .connectionLost):
            return .failed(reason: .offline, attempt: attempt)

        case let (.uploading(attempt, percent), .progress(sent, total)):
            guard total > 0 else { return nil }
            let fresh = min(100, max(0, sent * 100 / total))
            return .uploading(attempt: attempt, percent: max(percent, fresh))
        case let (.uploading, .acknowledged(serverId)):
            return .delivered(serverId: serverId)
        case let (.uploading(attempt, _), .connectionLost):
            return attempt >= maxAttempts
                ? .failed(reason: .tooManyAttempts, attempt: attempt)
                : .queued(attempt: attempt + 1)
        case let (.uploading(attempt, _), .serverRefused(code)):
            return .failed(reason: .rejected(code: code), attempt: attempt)

        case (.failed(.rejected, _), .userRetry):
            return nil
        case (.failed(.tooManyAttempts, _), .userRetry):
            return .queued(attempt: 1)
        case let (.failed(.offline, attempt), .userRetry):
            return .queued(attempt: attempt)

        default:
            return nil
        }
    }
}
