import Foundation

enum SyncEvent: Equatable {
    case started(total: Int)
    case itemSynced
    case connectionLost
    case connectionRestored
    case finished(at: Int64)
    case failed(reason: String)
    case reset
}

enum SyncState: Equatable {
    case idle
    case running(done: Int, total: Int)
    case paused(done: Int, total: Int)
    case synced(at: Int64)
    case failed(reason: String, isPartial: Bool)

    func applying(_ event: SyncEvent) -> SyncState {
        switch (self, event) {
        case (_, .reset):
            return .idle
        case (.running, .started):
            return self
        case (_, .started(let total)):
            return .running(done: 0, total: total)
        case let (.running(done, total), .itemSynced):
            return .running(done: min(done + 1, total), total: total)
        case let (.running(done, total), .connectionLost):
            return .paused(done: done, total: total)
        case let (.paused(done, total), .connectionRestored):
            return .running(done: done, total: total)
        case (.running, .finished(let time)):
            return .synced(at: time)
        case let (.running(done, _), .failed(reason)), let (.paused(done, _), .failed(reason)):
            return .failed(reason: reason, isPartial: done > 0)
        default:
            return self
        }
    }

    var fractionComplete: Double {
        switch self {
        case .idle, .failed:
            return 0
        case .synced:
            return 1
        case let .running(done, total), let .paused(done, total):
            return total > 0 ? Double(done) / Double(total) : 0
        }
    }
}
