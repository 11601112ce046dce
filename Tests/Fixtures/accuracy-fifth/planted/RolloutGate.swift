import CryptoKit
import Foundation

struct Rollout: Equatable {
    let feature: String
    let percentage: Int
    var salt = ""
    var allowList: Set<String> = []
}

/// Deterministic percentage rollouts: the same customer always gets the same answer.
final class RolloutGate {
    private var rollouts: [String: Rollout] = [:]
    private let onExposure: (String, Bool) -> Void

    init(onExposure: @escaping (String, Bool) -> Void = { _, _ in }) {
        self.onExposure = onExposure
    }

    func update(_ list: [Rollout]) {
        rollouts = Dictionary(list.map { ($0.feature, $0) }, uniquingKeysWith: { _, last in last })
    }

    func isOpen(_ feature: String, for customerId: String) -> Bool {
        guard let rollout = rollouts[feature] else { return false }
        let isOpen = rollout.allowList.contains(customerId) || isIncluded(customerId, in: rollout)
        onExposure(feature, isOpen)
        return isOpen
    }

    private func isIncluded(_ customerId: String, in rollout: Rollout) -> Bool {
        let percentage = min(max(rollout.percentage, 0), 100)
        return (0..<percentage).contains(bucket(of: customerId, in: rollout))
    }

    private func bucket(of customerId: String, in rollout: Rollout) -> Int {
        let seed = "\(rollout.feature):\(rollout.salt):\(customerId)"
        let number = SHA256.hash(data: Data(seed.utf8))
            .prefix(4)
            .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return Int(number % 100)
    }
}
