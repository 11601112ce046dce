import Foundation

public protocol DestinationPlugin {
    var name: String { get }
    func deliver(_ event: AnalyticsEvent)
}

extension DestinationPlugin {
    public func accepts(_ event: AnalyticsEvent) -> Bool {
        true
    }

    public func deliverAll(_ events: [AnalyticsEvent]) {
        events.forEach(deliver)
    }
}

public struct RevenueDestination: DestinationPlugin {
    public let name = "revenue"
    private let gateway: RevenueGateway

    public init(gateway: RevenueGateway) {
        self.gateway = gateway
    }

    public func accepts(_ event: AnalyticsEvent) -> Bool {
        event.properties["revenue"] != nil
    }

    public func deliver(_ event: AnalyticsEvent) {
        gateway.report(event.name, amount: event.properties["revenue"] ?? "0")
    }
}

public final class DestinationDispatcher {
    private var destinations: [DestinationPlugin] = []

    public init() {}

    public func add(_ destination: DestinationPlugin) {
        destinations.removeAll { $0.name == destination.name }
        destinations.append(destination)
    }

    public func dispatch(_ event: AnalyticsEvent) -> [String] {
        let receivers = destinations.filter { $0.accepts(event) }
        receivers.forEach { $0.deliver(event) }
        return receivers.map { $0.name }
    }
}
