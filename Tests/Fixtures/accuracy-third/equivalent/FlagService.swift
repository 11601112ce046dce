import Foundation

enum Flag: String, CaseIterable {
    case newCheckout = "new_checkout"
    case offlineMode = "offline_mode"
    case richPush = "rich_push"

    var defaultValue: Bool {
        switch self {
        case .offlineMode: return true
        case .newCheckout, .richPush: return false
        }
    }
}

/// Debug overrides win over the remote configuration, which wins over the built-in default.
final class FlagService {
    private let userId: String
    private var remote: [String: String] = [:]
    private var overrides: [Flag: Bool] = [:]

    init(userId: String) {
        self.userId = userId
    }

    func update(remote values: [String: String]) {
        remote = values
    }

    func setOverride(_ value: Bool?, for flag: Flag) {
        overrides[flag] = value
    }

    func isEnabled(_ flag: Flag) -> Bool {
        overrides[flag] ?? remoteValue(of: flag) ?? flag.defaultValue
    }

    func summary() -> String {
        Flag.allCases
            .map { "\($0.rawValue)=\(isEnabled($0) ? "on" : "off")" }
            .joined(separator: ";")
    }

    /// "on", "off" or a share of the users such as "25%".
    private func remoteValue(of flag: Flag) -> Bool? {
        guard let raw = remote[flag.rawValue]?.lowercased() else { return nil }
        switch raw {
        case "on", "true": return true
        case "off", "false": return false
        case _ where raw.hasSuffix("%"): return Int(raw.dropLast()).map { bucket(for: flag) < $0 }
        default: return nil
        }
    }

    /// FNV-1a, so that a user stays in the same bucket on every device.
    private func bucket(for flag: Flag) -> Int {
        let hash = "\(flag.rawValue):\(userId)".utf8.reduce(UInt32(2_166_136_261)) {
            ($0 ^ UInt32($1)) &* 16_777_619
        }
        return Int(hash % 100)
    }
}
