import Foundation

enum Feature: String, CaseIterable {
    case seatMapV2 = "seat_map_v2"
    case liveBoard = "live_board"
    case splitFares = "split_fares"

    var defaultValue: Bool {
        self == .liveBoard
    }
}

enum Rollout: Equatable {
    case on
    case off
    case percentage(Int)
    case since(version: String)
}

final class FeatureFlags {
    private let userId: String
    private let appVersion: String
    private var overrides: [Feature: Bool] = [:]
    private var rollouts: [Feature: Rollout] = [:]

    init(userId: String, appVersion: String) {
        self.userId = userId
        self.appVersion = appVersion
    }

    /// Replaces the remote configuration, unknown keys are skipped.
    func update(remote: [String: Rollout]) {
        rollouts = remote.reduce(into: [:]) { result, entry in
            guard let feature = Feature(rawValue: entry.key) else { return }
            result[feature] = entry.value
        }
    }

    func setOverride(_ value: Bool?, for feature: Feature) {
        overrides[feature] = value
    }

    func isEnabled(_ feature: Feature) -> Bool {
        if let forced = overrides[feature] { return forced }

        switch rollouts[feature] {
        case .on?: return true
        case .off?: return false
        case .percentage(let share)?: return bucket(of: feature) < share
        case .since(let version)?: return Self.compare(appVersion, version) >= 0
        case nil: return feature.defaultValue
        }
    }

    var enabledFeatures: [Feature] {
        Feature.allCases.filter(isEnabled)
    }

    /// Stable number in 0 ..< 100 for this user, FNV-1a over the key and the user.
    private func bucket(of feature: Feature) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in "\(feature.rawValue):\(userId)".utf8 {
            hash ^= UInt32(byte)
            hash &*= 16_777_619
        }
        return Int(hash % 100)
    }

    private static func compare(_ lhs: String, _ rhs: String) -> Int {
        let left = components(of: lhs), right = components(of: rhs)
        for index in 0..<max(left.count, right.count) {
            let l = index < left.count ? left[index] : 0
            let r = index < right.count ? right[index] : 0
            if l != r { return l < r ? -1 : 1 }
        }
        return 0
    }

    private static func components(of version: String) -> [Int] {
        version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    }
}
