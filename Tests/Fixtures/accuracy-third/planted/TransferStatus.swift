import Foundation

enum TransferStatus: Equatable {
    case queued
    case running(percent: Int)
    case paused(reason: String?)
    case completed
    case failed(code: Int)
    case unknown(String)
}

struct TransferDto: Decodable {
    let id: Int64
    let state: String
    var percent: Int?
    var reason: String?
    var errorCode: Int?
}

extension TransferStatus {
    init(from dto: TransferDto) {
        switch dto.state {
        case "queued", "pending":
            self = .queued
        case "running":
            self = .running(percent: min(max(dto.percent ?? 0, 0), 100))
        case "paused", "waiting_for_wifi":
            self = .paused(reason: dto.reason)
        case "completed":
            self = .completed
        case "failed":
            self = .failed(code: dto.errorCode ?? -1)
        case let other:
            self = .unknown(other)
        }
    }

    var isFinal: Bool {
        switch self {
        case .completed, .failed: return true
        case .queued, .running, .paused, .unknown: return false
        }
    }

    var label: String {
        switch self {
        case .queued: return "Queued"
        case .running(let percent): return "\(percent) %"
        case .paused(let reason): return reason.map { "Paused (\($0))" } ?? "Paused"
        case .completed: return "Done"
        case .failed(let code): return "Failed (\(code))"
        case .unknown: return "…"
        }
    }
}

extension Sequence where Element == TransferStatus {
    var allFinal: Bool { allSatisfy(\.isFinal) }
}
