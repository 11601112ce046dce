import Foundation

/// Assigns users to experiment variants, the same way on every launch.
struct RolloutBuckets {
    let experiment: String
    let variants: [String]

    init(experiment: String, variants: [String]) {
        precondition(!variants.isEmpty, "an experiment needs variants")
        self.experiment = experiment
        self.variants = variants
    }

    func variant(forUser userID: String) -> String {
        variants[bucket(forUser: userID, of: variants.count)]
    }

    /// Whether the user belongs to the first `percent` of the population.
    func isEnrolled(_ userID: String, percent: Int) -> Bool {
        bucket(forUser: userID, of: 100) < percent
    }

    private func bucket(forUser userID: String, of count: Int) -> Int {
        let hash = Self.fnv1a("\(experiment):\(userID)")
        return Int(hash % UInt32(count))
    }

    /// FNV-1a with 32 bits.
    private static func fnv1a(_ text: String) -> UInt32 {
        text.utf8.reduce(0x811C_9DC5) { hash, byte in
            (hash ^ UInt32(byte)) &* 0x0100_0193
        }
    }
}
