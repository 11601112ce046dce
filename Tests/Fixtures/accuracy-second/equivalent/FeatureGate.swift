import Foundation

struct FeatureFlag: Decodable {
    let key: String
    let enabled: Bool
    let rolloutPercent: Int
    let minimumVersion: String?
    let countries: [String]

    enum CodingKeys: String, CodingKey {
        case key
        case enabled
        case rolloutPercent = "rollout_percent"
        case minimumVersion = "min_version"
        case countries
    }
}

struct GateContext {
    let userId: String
    let appVersion: String
    let country: String
}

final class FeatureGate {
    private var flags: [String: FeatureFlag] = [:]
    private var overrides: [String: Bool] = [:]

    func update(_ newFlags: [FeatureFlag]) {
        flags = Dictionary(newFlags.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
    }

    func setOverride(_ value: Bool?, for key: String) {
        overrides[key] = value
    }

    func isEnabled(_ key: String, context: GateContext) -> Bool {
        if let forced = overrides[key] { return forced }
        guard let flag = flags[key], flag.enabled else { return false }
        if let minimum = flag.minimumVersion, Self.compare(context.appVersion, minimum) < 0 {
            return false
        }
        if !flag.countries.isEmpty, !flag.countries.contains(context.country) {
            return false
        }
        return Self.bucket(for: "\(key):\(context.userId)") < flag.rolloutPercent
    }

    static func bucket(for seed: String) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in seed.utf8 {
            hash ^= UInt32(byte)
            hash = hash &* 16_777_619
        }
        return Int(hash % 100)
    }

    static func compare(_ lhs: String, _ rhs: String) -> Int {
        let left = lhs.components(separatedBy: ".").map { Int($0) ?? 0 }
        let right = rhs.components(separatedBy: ".").map { Int($0) ?? 0 }
        for index in 0..<max(left.count, right.count) {
            let l = index < left.count ? left[index] : 0
            let r = index < right.count ? right[index] : 0
            if l != r { return l < r ? -1 : 1 }
        }
        return 0
    }
}
