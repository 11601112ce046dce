import Foundation

enum SensorError: Error, Equatable {
    case outOfRange
    case timeout
    case pairingRejected
    case unsupportedFirmware(version: String)

    var isRetryable: Bool {
        switch self {
        case .outOfRange, .timeout: return true
        case .pairingRejected, .unsupportedFirmware: return false
        }
    }
}

struct ConnectedSensor: Equatable {
    let id: String
    let attempts: Int
}

protocol SensorLink {
    func connect(to id: String) async throws
    func disconnect(from id: String) async
}

final class SensorConnector {
    typealias Sleeper = (_ milliseconds: Int) async throws -> Void

    private let link: SensorLink
    private let maxAttempts: Int
    private let sleep: Sleeper

    init(
        link: SensorLink,
        maxAttempts: Int = 4,
        sleep: @escaping Sleeper = { try await Task.sleep(nanoseconds: UInt64($0) * 1_000_000) }
    ) {
        precondition(maxAttempts >= 1)
        self.link = link
        self.maxAttempts = maxAttempts
        self.sleep = sleep
    }

    func connect(_ id: String) async throws -> ConnectedSensor {
        var attempt = 1
        while true {
            do {
                try await link.connect(to: id)
                return ConnectedSensor(id: id, attempts: attempt)
            } catch let error as SensorError where error.isRetryable && attempt < maxAttempts {
                await link.disconnect(from: id)
                try await sleep(backoff(after: attempt))
                attempt += 1
            }
        }
    }

    /// Connects one after another and skips the sensors that fail with a sensor error.
    func connectAll(_ ids: [String]) async throws -> [ConnectedSensor] {
        var connected: [ConnectedSensor] = []
        for id in ids {
            do {
                connected.append(try await connect(id))
            } catch is SensorError {
                continue
            }
        }
        return connected
    }

    private func backoff(after attempt: Int) -> Int {
        min(250 << min(attempt - 1, 5), 4_000)
    }
}
