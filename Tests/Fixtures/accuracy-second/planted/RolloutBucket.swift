import Foundation

struct RolloutRule: Decodable {
    let feature: String
    let percentage: Int
    let allowedUsers: [String]

    enum CodingKeys: String, CodingKey {
        case feature
        case percentage = "rollout_percentage"
        case allowedUsers = "allowed_users"
    }
}

/// Stable assignment of users to percentage rollouts (FNV-1a over feature and user).
struct RolloutBucket {

    private static let offsetBasis: UInt32 = 2_166_136_261
    private static let prime: UInt32 = 16_777_619

    private let rules: [String: RolloutRule]

    init(rules: [RolloutRule]) {
        self.rules = Dictionary(rules.map { ($0.feature, $0) }, uniquingKeysWith: { _, last in last })
    }

    func isEnabled(_ feature: String, userId: String) -> Bool {
        guard let rule = rules[feature] else { return false }
        if rule.allowedUsers.contains(userId) { return true }
        if rule.percentage <= 0 { return false }
        if rule.percentage >= 100 { return true }
        return Self.bucket(feature: feature, userId: userId) < rule.percentage
    }

    static func bucket(feature: String, userId: String) -> Int {
        Int(hash("\(feature):\(userId)") % 100)
    }

    private static func hash(_ text: String) -> UInt32 {
        var hash = offsetBasis
        for byte in text.utf8 {
            hash ^= UInt32(byte)
            hash = hash &* prime
        }
        return hash
    }
}
