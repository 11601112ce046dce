import Foundation

enum FeatureFlag: String, CaseIterable {
    case newCheckout = "new_checkout"
    case liveChat = "live_chat"
    case darkMap = "dark_map"
    case fastUpload = "fast_upload"

    var defaultValue: Bool {
        switch self {
        case .newCheckout, .darkMap:
            return false
        case .liveChat, .fastUpload:
            return true
        }
    }
}

final class FeatureFlagService {
    private let api: FlagAPI
    private let defaults: KeyValueStore
    private let lock = NSLock()
    private var overrides: [FeatureFlag: Bool] = [:]
    private var remoteValues: [String: Bool] = [:]

    init(api: FlagAPI, defaults: KeyValueStore) {
        self.api = api
        self.defaults = defaults
        for flag in FeatureFlag.allCases {
            if let stored = defaults.bool(forKey: Self.storageKey(flag)) {
                remoteValues[flag.rawValue] = stored
            }
        }
    }

    func isEnabled(_ flag: FeatureFlag) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return overrides[flag] ?? remoteValues[flag.rawValue] ?? flag.defaultValue
    }

    func setOverride(_ value: Bool?, for flag: FeatureFlag) {
        lock.lock()
        defer { lock.unlock() }
        overrides[flag] = value
    }

    func refresh(userID: String?) async throws {
        let response = try await api.flags(userID: userID ?? "anonymous")
        let known = response.filter { FeatureFlag(rawValue: $0.key) != nil }
        replaceRemoteValues(known)
        for flag in FeatureFlag.allCases {
            if let value = known[flag.rawValue] {
                defaults.set(value, forKey: Self.storageKey(flag))
            } else {
                defaults.remove(forKey: Self.storageKey(flag))
            }
        }
    }

    func snapshot() -> [String: Bool] {
        var result: [String: Bool] = [:]
        for flag in FeatureFlag.allCases {
            result[flag.rawValue] = isEnabled(flag)
        }
        return result
    }

    private func replaceRemoteValues(_ values: [String: Bool]) {
        lock.lock()
        defer { lock.unlock() }
        remoteValues = values
    }

    private static func storageKey(_ flag: FeatureFlag) -> String {
        "flags.remote.\(flag.rawValue)"
    }
}
