import Foundation

enum DownloadStatus: Equatable {
    case queued(position: Int)
    case downloading(received: Int64, total: Int64?)
    case paused(received: Int64, total: Int64?)
    case completed(size: Int64)
    case failed(reason: FailureReason)

    enum FailureReason {
        case noSpace, network, expired
    }
}

struct DownloadRowViewModel: Equatable {
    enum Action { case pause, resume, cancel, retry, delete }

    let title: String
    let subtitle: String
    let progress: Double?
    let actions: [Action]

    init(title: String, status: DownloadStatus) {
        self.title = title
        switch status {
        case .queued(let position):
            subtitle = position <= 1 ? "Up next" : "Waiting, \(position - 1) ahead"
            progress = nil
            actions = [.cancel]
        case let .downloading(received, total):
            subtitle = Self.progressText(received, total)
            progress = Self.fraction(received, total)
            actions = [.pause, .cancel]
        case let .paused(received, total):
            subtitle = "Paused · " + Self.progressText(received, total)
            progress = Self.fraction(received, total)
            actions = [.resume, .cancel]
        case .completed(let size):
            subtitle = Self.sizeText(size)
            progress = 1
            actions = [.delete]
        case .failed(let reason):
            progress = nil
            switch reason {
            case .noSpace:
                subtitle = "Not enough space"
                actions = [.retry, .cancel]
            case .network:
                subtitle = "Connection lost"
                actions = [.retry, .cancel]
            case .expired:
                subtitle = "No longer available"
                actions = [.delete]
            }
        }
    }

    static func sizeText(_ bytes: Int64) -> String {
        let units = ["B", "KB", "MB", "GB"]
        var unit = 0
        var divisor: Int64 = 1
        while bytes / divisor >= 1_000 && unit < units.count - 1 {
            divisor *= 1_000
            unit += 1
        }
        guard unit > 0 else { return "\(bytes) B" }
        let tenths = bytes * 10 / divisor
        return "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }

    private static func progressText(_ received: Int64, _ total: Int64?) -> String {
        guard let total, total > 0 else { return sizeText(received) }
        return "\(sizeText(received)) of \(sizeText(total))"
    }

    private static func fraction(_ received: Int64, _ total: Int64?) -> Double? {
        guard let total, total > 0 else { return nil }
        return min(Double(received) / Double(total), 1)
    }
}
