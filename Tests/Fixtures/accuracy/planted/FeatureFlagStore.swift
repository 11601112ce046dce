import Foundation

protocol FlagSource {
    func load(userId: String) async throws -> [String: Bool]
}

final class FeatureFlagStore {
    private let source: FlagSource
    private let ttl: TimeInterval
    private let now: () -> TimeInterval

    private var userId: String
    private var cached: [String: Bool]?
    private var loadedAt: TimeInterval = 0

    init(source: FlagSource, userId: String, ttl: TimeInterval = 300, now: @escaping () -> TimeInterval) {
        self.source = source
        self.userId = userId
        self.ttl = ttl
        self.now = now
    }

    func userChanged(to id: String) {
        guard id != userId else { return }
        userId = id
        cached = nil
    }

    func isEnabled(_ flag: String, default fallback: Bool = false) async -> Bool {
        await flags()[flag] ?? fallback
    }

    private func flags() async -> [String: Bool] {
        if let cached, now() - loadedAt < ttl {
            return cached
        }
        do {
            let fresh = try await source.load(userId: userId)
            cached = fresh
            loadedAt = now()
            return fresh
        } catch {
            return cached ?? [:]
        }
    }
}
