import Foundation

public enum ConfigSource: Int {
    case unset
    case defaults
    case remote
}

public struct RemoteConfigValue: Equatable {
    private static let trueTokens: Set<String> = ["true", "1", "yes", "on"]

    public let raw: String
    public let source: ConfigSource

    public static let empty = RemoteConfigValue(raw: "", source: .unset)

    public var boolValue: Bool {
        Self.trueTokens.contains(raw)
    }

    public var isEmpty: Bool { raw.isEmpty }
}

public final class RemoteConfig {
    private var defaults: [String: String] = [:]
    private var fetched: [String: String] = [:]
    private var active: [String: String] = [:]

    public init() {}

    public func setDefaults(_ values: [String: String]) {
        defaults = values
    }

    public func receive(_ values: [String: String]) {
        fetched = values
    }

    /// Returns `true` when the activation changed any value.
    @discardableResult
    public func activate() -> Bool {
        guard active != fetched else { return false }
        active = fetched
        return true
    }

    public subscript(key: String) -> RemoteConfigValue {
        if let value = active[key] {
            return RemoteConfigValue(raw: value, source: .remote)
        }
        if let value = defaults[key] {
            return RemoteConfigValue(raw: value, source: .defaults)
        }
        return .empty
    }

    public func string(_ key: String, default fallback: String = "") -> String {
        let value = self[key]
        return value.source == .unset ? fallback : value.raw
    }

    public func bool(_ key: String) -> Bool {
        self[key].boolValue
    }

    public func keys(withPrefix prefix: String) -> [String] {
        Set(active.keys).union(defaults.keys)
            .filter { $0.hasPrefix(prefix) }
            .sorted()
    }
}
