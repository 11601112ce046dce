import Foundation

public struct Allocation: Equatable {
    public let variationId: String
    /// Share of the traffic in basis points (1/100 of a percent).
    public let weight: Int
}

public struct Experiment {
    public let id: String
    public let salt: String
    public let allocations: [Allocation]
    public let forced: [String: String]
}

public struct ExperimentBucketer {
    static let totalBuckets: UInt32 = 10_000
    private static let offsetBasis: UInt32 = 2_166_136_261
    private static let prime: UInt32 = 16_777_619

    public init() {}

    public func variation(for userId: String, in experiment: Experiment) -> String? {
        if let forced = experiment.forced[userId] {
            return forced
        }
        guard !userId.isEmpty else { return nil }

        let bucket = self.bucket(for: userId, salt: experiment.salt)
        var upperBound = 0
        for allocation in experiment.allocations {
            upperBound += allocation.weight
            if bucket < upperBound {
                return allocation.variationId
            }
        }
        return nil
    }

    func bucket(for userId: String, salt: String) -> Int {
        Int(Self.hash("\(salt):\(userId)") % Self.totalBuckets)
    }

    private static func hash(_ input: String) -> UInt32 {
        var hash = offsetBasis
        for byte in input.utf8 {
            hash ^= UInt32(byte)
            hash = hash &* prime
        }
        return hash
    }
}
