import Foundation

@MainActor
final class Debouncer<Value> {
    private let interval: TimeInterval
    private let action: @MainActor (Value) async -> Void
    private var pending: Task<Void, Never>?
    private var latest: Value?

    init(interval: TimeInterval = 0.35, action: @escaping @MainActor (Value) async -> Void) {
        self.interval = interval
        self.action = action
    }

    var hasPending: Bool { latest != nil }

    func submit(_ value: Value) {
        pending?.cancel()
        latest = value
        let delay = UInt64(interval * 1_000_000_000)
        pending = Task {
            do {
                try await Task.sleep(nanoseconds: delay)
            } catch {
                return
            }
            guard !Task.isCancelled else { return }
            await fire()
        }
    }

    func flush() async {
        pending?.cancel()
        pending = nil
        await fire()
    }

    func cancel() {
        pending?.cancel()
        pending = nil
        latest = nil
    }

    private func fire() async {
        guard let value = latest else { return }
        latest = nil
        await action(value)
    }
}
