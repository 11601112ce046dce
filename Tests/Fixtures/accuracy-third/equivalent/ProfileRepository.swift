import Foundation

struct Profile: Codable, Equatable {
    let id: Int
    let name: String
    let avatarUrl: String?
}

struct CachedProfile {
    let profile: Profile
    let storedAtMs: Int64
}

enum Loaded<Value> {
    case fresh(Value)
    case stale(Value, ageMs: Int64)

    var value: Value {
        switch self {
        case .fresh(let value), .stale(let value, _): return value
        }
    }
}

enum NetworkError: Error, Equatable {
    case offline, notFound
    case status(Int)
}

protocol ProfileApi {
    func fetchProfile(id: Int) async throws -> Profile
}

protocol ProfileCache {
    func load(id: Int) async -> CachedProfile?
    func save(_ entry: CachedProfile) async
    func remove(id: Int) async
}

final class ProfileRepository {
    private let api: ProfileApi
    private let cache: ProfileCache
    private let clock: () -> Int64
    private let maxAgeMs: Int64 = 10 * 60 * 1000

    init(api: ProfileApi, cache: ProfileCache, clock: @escaping () -> Int64) {
        self.api = api
        self.cache = cache
        self.clock = clock
    }

    /// A young copy is served as it is; an old one only if the network fails.
    func profile(id: Int, forceRefresh: Bool = false) async throws -> Loaded<Profile> {
        let cached = await cache.load(id: id)
        if !forceRefresh, let cached, age(of: cached) < maxAgeMs {
            return .fresh(cached.profile)
        }

        do {
            let profile = try await api.fetchProfile(id: id)
            await cache.save(CachedProfile(profile: profile, storedAtMs: clock()))
            return .fresh(profile)
        } catch NetworkError.notFound {
            await cache.remove(id: id)
            throw NetworkError.notFound
        } catch let error as NetworkError {
            guard let cached else { throw error }
            return .stale(cached.profile, ageMs: age(of: cached))
        }
    }

    private func age(of entry: CachedProfile) -> Int64 {
        clock() - entry.storedAtMs
    }
}
