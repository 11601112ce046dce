import Foundation

protocol Vault {
    func read(_ entry: String) throws -> String?
    func write(_ value: String, to entry: String) throws
    func delete(_ entry: String) throws
}

enum StorageKey: String, CaseIterable {
    case accessToken = "access_token"
    case refreshToken = "refresh_token"
    case pinSalt = "pin_salt"
    case deviceId = "device_id"

    var survivesLogout: Bool { self == .deviceId }
}

final class SecureStorage {
    private let vault: Vault
    private let namespace: String
    private let epochSeconds: () -> Int64

    init(
        vault: Vault,
        namespace: String = "sdk",
        epochSeconds: @escaping () -> Int64 = { Int64(Date().timeIntervalSince1970) }
    ) {
        self.vault = vault
        self.namespace = namespace
        self.epochSeconds = epochSeconds
    }

    /// Storing `nil` removes the entry.
    func set(_ value: String?, for key: StorageKey, timeToLive: Int64? = nil) throws {
        guard let value else { return try remove(key) }

        try vault.write(value, to: entry(key))
        if let timeToLive {
            try vault.write(String(epochSeconds() + timeToLive), to: expiryEntry(key))
        } else {
            try vault.delete(expiryEntry(key))
        }
    }

    func string(for key: StorageKey) throws -> String? {
        guard let value = try vault.read(entry(key)) else { return nil }
        if let expiry = try vault.read(expiryEntry(key)).flatMap({ Int64($0) }), expiry <= epochSeconds() {
            try remove(key)
            return nil
        }
        return value
    }

    func remove(_ key: StorageKey) throws {
        try vault.delete(entry(key))
        try vault.delete(expiryEntry(key))
    }

    func clearForLogout() throws {
        for key in StorageKey.allCases where !key.survivesLogout {
            try remove(key)
        }
    }

    private func entry(_ key: StorageKey) -> String { "\(namespace).\(key.rawValue)" }
    private func expiryEntry(_ key: StorageKey) -> String { entry(key) + ".expires_at" }
}
