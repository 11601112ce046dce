import Foundation

public enum PluginStage: Int, CaseIterable {
    case before
    case enrichment
    case destination
    case after
}

public protocol Plugin: AnyObject {
    var key: String { get }
    var stage: PluginStage { get }
    var isEnabled: Bool { get }

    func setup(client: BeaconClient)
    func execute(_ event: AnalyticsEvent) -> AnalyticsEvent?
    func reset()
    func shutdown()
}

public extension Plugin {
    var isEnabled: Bool { true }
    func setup(client: BeaconClient) {}
    func execute(_ event: AnalyticsEvent) -> AnalyticsEvent? { event }
    func reset() {}
    func shutdown() {}
}

public final class PluginRegistry {
    private unowned let client: BeaconClient
    private var plugins: [PluginStage: [Plugin]] = [:]

    init(client: BeaconClient) {
        self.client = client
    }

    public func add(_ plugin: Plugin) {
        remove(key: plugin.key)
        plugin.setup(client: client)
        plugins[plugin.stage, default: []].append(plugin)
    }

    public func remove(key: String) {
        for stage in PluginStage.allCases {
            guard let index = plugins[stage]?.firstIndex(where: { $0.key == key }) else { continue }
            let removed = plugins[stage]?.remove(at: index)
            removed?.shutdown()
        }
    }

    public func find(key: String) -> Plugin? {
        PluginStage.allCases
            .flatMap { plugins[$0] ?? [] }
            .first { $0.key == key }
    }

    func process(_ event: AnalyticsEvent) -> AnalyticsEvent? {
        guard let prepared = run(.before, event), let enriched = run(.enrichment, prepared) else {
            return nil
        }
        for destination in enabled(.destination) {
            _ = destination.execute(enriched)
        }
        return run(.after, enriched)
    }

    func reset() {
        PluginStage.allCases.forEach { stage in
            plugins[stage]?.forEach { $0.reset() }
        }
    }

    private func run(_ stage: PluginStage, _ event: AnalyticsEvent) -> AnalyticsEvent? {
        var result: AnalyticsEvent? = event
        for plugin in enabled(stage) {
            guard let current = result else { return nil }
            result = plugin.execute(current)
        }
        return result
    }

    private func enabled(_ stage: PluginStage) -> [Plugin] {
        (plugins[stage] ?? []).filter { $0.isEnabled }
    }
}
