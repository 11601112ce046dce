import Foundation

public struct TrafficSplit {
    public let salt: String
    public let percentages: [Int]
}

public struct TrafficSplitter {
    public init() {}

    public func arm(for userId: String, split: TrafficSplit) -> Int? {
        let slot = self.slot(for: "\(split.salt).\(userId)")
        var limit = 0
        for (index, percentage) in split.percentages.enumerated() {
            limit += percentage
            if slot < limit {
                return index
            }
        }
        return nil
    }

    public func isIncluded(_ userId: String, salt: String, percentage: Int) -> Bool {
        slot(for: "\(salt).\(userId)") < percentage
    }

    func slot(for key: String) -> Int {
        var hash: UInt32 = 5381
        for byte in key.utf8 {
            hash = (hash &<< 5) &+ hash &+ UInt32(byte)
        }
        return Int(hash % 100)
    }
}
