import Foundation

public struct RemoteConfig: Equatable {
    public let revision: Int
    public let fetchedAt: Int64
    public let values: [String: String]
}

public enum LoadedConfig: Equatable {
    case fresh(RemoteConfig)
    case cached(RemoteConfig)
    case unavailable

    public subscript(key: String) -> String? {
        switch self {
        case .fresh(let config), .cached(let config): return config.values[key]
        case .unavailable: return nil
        }
    }
}

public protocol ConfigApi {
    func fetchConfig() async throws -> RemoteConfig
}

public protocol ConfigCache {
    func read() -> RemoteConfig?
    func write(_ config: RemoteConfig)
}

public final class ConfigRepository {
    private let api: ConfigApi
    private let cache: ConfigCache
    private let maxAgeMillis: Int64

    public init(api: ConfigApi, cache: ConfigCache, maxAgeMillis: Int64 = 15 * 60 * 1_000) {
        self.api = api
        self.cache = cache
        self.maxAgeMillis = maxAgeMillis
    }

    public func load(now: Int64, force: Bool = false) async throws -> LoadedConfig {
        let stored = cache.read()
        if let stored, !force, now - stored.fetchedAt <= maxAgeMillis {
            return .cached(stored)
        }

        do {
            let received = try await api.fetchConfig()
            if let stored, stored.revision > received.revision {
                return .cached(stored)
            }
            cache.write(received)
            return .fresh(received)
        } catch let error as CancellationError {
            throw error
        } catch {
            return stored.map(LoadedConfig.cached) ?? .unavailable
        }
    }
}
