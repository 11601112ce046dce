import Foundation

public struct DeviceContext: Equatable {
    public var locale: String
    public var network: String
    public var inForeground: Bool

    public init(locale: String, network: String = "unknown", inForeground: Bool = true) {
        self.locale = locale
        self.network = network
        self.inForeground = inForeground
    }
}

public struct RecordedEvent: Equatable {
    public let sequence: Int
    public let name: String
    public let context: DeviceContext
}

/// Attaches the state of the device to each event.
public final class EventRecorder {
    private var context: DeviceContext
    private var pending: [RecordedEvent] = []
    private var nextSequence = 1

    public init(locale: String) {
        context = DeviceContext(locale: locale)
    }

    public func updateContext(_ change: (inout DeviceContext) -> Void) {
        change(&context)
    }

    public func record(_ name: String) {
        pending.append(RecordedEvent(sequence: nextSequence, name: name, context: context))
        nextSequence += 1
    }

    /// All events since the last call.
    public func drain() -> [RecordedEvent] {
        defer { pending.removeAll() }
        return pending
    }

    public var hasBackgroundEvents: Bool {
        pending.contains { !$0.context.inForeground }
    }
}
