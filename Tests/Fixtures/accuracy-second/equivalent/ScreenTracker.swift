import Foundation

public protocol ScreenTracking: AnyObject {
    func screenAppeared(_ name: String, properties: [String: String])
    func screenDisappeared(_ name: String)
}

extension ScreenTracking {
    public func screenAppeared(_ name: String) {
        screenAppeared(name, properties: [:])
    }
}

public final class ScreenTracker: ScreenTracking {
    private struct Visit {
        let name: String
        let startedAt: Date
    }

    private let analytics: AnalyticsClient
    private let ignored: Set<String>
    private let minimumDuration: TimeInterval
    private let now: () -> Date

    private var stack: [Visit] = []
    private var previousName: String?

    public init(
        analytics: AnalyticsClient,
        ignored: Set<String> = [],
        minimumDuration: TimeInterval = 1,
        now: @escaping () -> Date = Date.init
    ) {
        self.analytics = analytics
        self.ignored = ignored
        self.minimumDuration = minimumDuration
        self.now = now
    }

    public var currentScreen: String? { stack.last?.name }

    public func screenAppeared(_ name: String, properties: [String: String]) {
        guard !ignored.contains(name), currentScreen != name else { return }

        stack.append(Visit(name: name, startedAt: now()))
        var payload = properties
        payload["screen_name"] = name
        payload["previous_screen"] = previousName
        analytics.track("screen_viewed", properties: payload)
        previousName = name
    }

    public func screenDisappeared(_ name: String) {
        guard let index = stack.lastIndex(where: { $0.name == name }) else { return }

        let visit = stack.remove(at: index)
        let duration = now().timeIntervalSince(visit.startedAt)
        guard duration >= minimumDuration else { return }
        analytics.track("screen_left", properties: [
            "screen_name": name,
            "duration_s": String(Int(duration)),
        ])
    }
}
