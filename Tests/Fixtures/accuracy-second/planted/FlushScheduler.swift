import Foundation

@MainActor
public final class FlushScheduler {
    private let interval: TimeInterval
    private let isOnline: () -> Bool
    private let flush: () async -> Void
    private var task: Task<Void, Never>?

    public init(
        interval: TimeInterval = 30,
        isOnline: @escaping () -> Bool,
        flush: @escaping () async -> Void
    ) {
        self.interval = interval
        self.isOnline = isOnline
        self.flush = flush
    }

    public var isRunning: Bool { task != nil }

    public func start() {
        guard task == nil else { return }
        task = Task { [interval, isOnline, flush] in
            while !Task.isCancelled {
                try? await Task.sleep(nanoseconds: UInt64(interval * 1_000_000_000))
                guard !Task.isCancelled else { return }
                if isOnline() {
                    await flush()
                }
            }
        }
    }

    public func stop() {
        task?.cancel()
        task = nil
    }

    public func flushNow() async {
        guard isOnline() else { return }
        await flush()
    }
}
