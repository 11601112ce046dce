import Foundation

public enum DownloadFailure: Error, Equatable {
    case network
    case diskFull
    case checksumMismatch
}

public enum DownloadEvent: Equatable {
    case enqueue
    case start(total: Int64?)
    case progress(received: Int64)
    case pause
    case resume
    case complete(path: String)
    case fail(DownloadFailure)
    case cancel
}

public enum DownloadState: Equatable {
    case idle
    case queued
    case running(received: Int64, total: Int64?)
    case paused(received: Int64, total: Int64?)
    case finished(path: String)
    case failed(DownloadFailure)

    public var fraction: Double? {
        switch self {
        case .running(let received, let total?) where total > 0:
            return min(1, Double(received) / Double(total))
        case .finished:
            return 1
        default:
            return nil
        }
    }

    public var isActive: Bool {
        switch self {
        case .queued, .running: return true
        case .idle, .paused, .finished, .failed: return false
        }
    }

    public func after(_ event: DownloadEvent) -> DownloadState {
        switch (self, event) {
        case (.idle, .enqueue), (.failed, .enqueue):
            return .queued
        case (.queued, .start(let total)):
            return .running(received: 0, total: total)
        case (.running(let received, let total), .progress(let bytes)):
            return .running(received: max(received, bytes), total: total)
        case (.running(let received, let total), .pause):
            return .paused(received: received, total: total)
        case (.paused(let received, let total), .resume):
            return .running(received: received, total: total)
        case (.running, .complete(let path)):
            return .finished(path: path)
        case (.idle, .fail), (.finished, .fail), (.finished, .cancel):
            return self
        case (_, .fail(let reason)):
            return .failed(reason)
        case (_, .cancel):
            return .idle
        default:
            return self
        }
    }
}
