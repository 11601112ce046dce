import Foundation

public struct Event: Equatable {
    public var name: String
    public var properties: [String: String]

    public init(name: String, properties: [String: String] = [:]) {
        self.name = name
        self.properties = properties
    }
}

public protocol EventPlugin {
    /// Returns the event to go on with, or `nil` to swallow it.
    func process(_ event: Event) -> Event?
}

public struct EnrichmentPlugin: EventPlugin {
    let common: [String: String]

    public func process(_ event: Event) -> Event? {
        var enriched = event
        enriched.properties.merge(common) { own, _ in own }
        return enriched
    }
}

public struct DenyListPlugin: EventPlugin {
    let names: Set<String>

    public func process(_ event: Event) -> Event? {
        names.contains(event.name) ? nil : event
    }
}

public struct RenamePlugin: EventPlugin {
    let aliases: [String: String]

    public func process(_ event: Event) -> Event? {
        guard let alias = aliases[event.name] else { return event }
        var renamed = event
        renamed.name = alias
        renamed.properties["original_name"] = event.name
        return renamed
    }
}

public final class EventPipeline {
    private var plugins: [EventPlugin]
    private let output: (Event) -> Void

    public init(plugins: [EventPlugin] = [], output: @escaping (Event) -> Void) {
        self.plugins = plugins
        self.output = output
    }

    public func add(_ plugin: EventPlugin) {
        plugins.append(plugin)
    }

    /// - Returns: whether the event made it to the output.
    @discardableResult
    public func submit(_ event: Event) -> Bool {
        var current = event
        for plugin in plugins {
            guard let next = plugin.process(current) else { return false }
            current = next
        }
        output(current)
        return true
    }
}
