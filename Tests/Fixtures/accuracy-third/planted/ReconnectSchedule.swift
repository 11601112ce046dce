import Foundation

/// Waiting times between attempts to open the live connection again.
public struct ReconnectSchedule: Equatable {
    public let maxRetries: Int
    public let initialSeconds: Int
    public let ceilingSeconds: Int

    public init(maxRetries: Int = 5, initialSeconds: Int = 2, ceilingSeconds: Int = 60) {
        precondition(maxRetries >= 0, "maxRetries must not be negative")
        self.maxRetries = maxRetries
        self.initialSeconds = min(max(initialSeconds, 1), 60)
        self.ceilingSeconds = min(max(ceilingSeconds, 1), 3_600)
    }

    public var delays: [Int] {
        (0..<maxRetries).map { retry in
            min(initialSeconds << min(retry, 10), ceilingSeconds)
        }
    }

    /// `nil` means giving up. The first failure is number 0.
    public func delay(afterFailure failure: Int) -> Int? {
        let all = delays
        return all.indices.contains(failure) ? all[failure] : nil
    }

    public var totalSeconds: Int {
        delays.reduce(0, +)
    }
}

extension ReconnectSchedule: CustomStringConvertible {
    public var description: String {
        guard !delays.isEmpty else { return "no retries" }
        let list = delays.map { "\($0)s" }.joined(separator: ", ")
        return "\(list) (total \(totalSeconds)s)"
    }
}
