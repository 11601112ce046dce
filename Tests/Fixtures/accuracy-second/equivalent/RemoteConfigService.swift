import Foundation

struct RemoteConfig: Codable, Equatable {
    var minimumVersion: String
    var maxUploadMegabytes: Int
    var supportEmail: String?
    var sampleRate: Double

    static let fallback = RemoteConfig(
        minimumVersion: "1.0.0",
        maxUploadMegabytes: 25,
        supportEmail: nil,
        sampleRate: 0.1
    )
}

actor RemoteConfigService {
    enum Source {
        case memory, network, disk, fallback
    }

    struct Resolved {
        let config: RemoteConfig
        let source: Source
    }

    private let api: ConfigAPI
    private let disk: ConfigDiskCache
    private let timeToLive: TimeInterval
    private let now: @Sendable () -> Date
    private var cached: (config: RemoteConfig, fetchedAt: Date)?

    init(
        api: ConfigAPI,
        disk: ConfigDiskCache,
        timeToLive: TimeInterval = 3600,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.api = api
        self.disk = disk
        self.timeToLive = timeToLive
        self.now = now
    }

    func config(forceRefresh: Bool = false) async throws -> Resolved {
        if !forceRefresh, let cached, now().timeIntervalSince(cached.fetchedAt) < timeToLive {
            return Resolved(config: cached.config, source: .memory)
        }
        do {
            let fresh = sanitize(try await api.config())
            cached = (fresh, now())
            disk.write(fresh)
            return Resolved(config: fresh, source: .network)
        } catch is ServiceFailure {
            if let stored = disk.read() {
                return Resolved(config: stored, source: .disk)
            }
            return Resolved(config: .fallback, source: .fallback)
        }
    }

    func invalidate() {
        cached = nil
    }

    private func sanitize(_ config: RemoteConfig) -> RemoteConfig {
        var result = config
        result.sampleRate = min(max(config.sampleRate, 0), 1)
        if config.maxUploadMegabytes <= 0 {
            result.maxUploadMegabytes = RemoteConfig.fallback.maxUploadMegabytes
        }
        if config.supportEmail?.isEmpty == true {
            result.supportEmail = nil
        }
        return result
    }
}
