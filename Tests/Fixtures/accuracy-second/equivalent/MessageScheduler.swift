import Foundation

public struct InAppMessage: Equatable {
    public let id: String
    public let trigger: String
    public let priority: Int
    public let startsAt: Date?
    public let endsAt: Date?
    public let maxImpressions: Int?
    public let cooldown: TimeInterval
}

public protocol MessageDisplaying: AnyObject {
    func display(_ message: InAppMessage, onDismiss: @escaping () -> Void)
}

public final class MessageScheduler {
    private let history: ImpressionHistory
    private weak var presenter: MessageDisplaying?
    private let now: () -> Date
    private var messages: [InAppMessage] = []
    private var isDisplaying = false

    public init(history: ImpressionHistory, presenter: MessageDisplaying, now: @escaping () -> Date = Date.init) {
        self.history = history
        self.presenter = presenter
        self.now = now
    }

    public func replaceMessages(_ newMessages: [InAppMessage]) {
        messages = newMessages
        history.prune(keeping: Set(newMessages.map(\.id)))
    }

    @discardableResult
    public func handleTrigger(_ trigger: String) -> InAppMessage? {
        guard !isDisplaying, let presenter = presenter else { return nil }

        let date = now()
        var best: InAppMessage?
        for message in messages where message.trigger == trigger && isEligible(message, at: date) {
            if let current = best, current.priority >= message.priority { continue }
            best = message
        }
        guard let message = best else { return nil }

        isDisplaying = true
        history.recordImpression(message.id, at: date)
        presenter.display(message) { [weak self] in
            self?.isDisplaying = false
        }
        return message
    }

    private func isEligible(_ message: InAppMessage, at date: Date) -> Bool {
        if let startsAt = message.startsAt, date < startsAt { return false }
        if let endsAt = message.endsAt, date >= endsAt { return false }
        if let limit = message.maxImpressions, history.impressionCount(message.id) >= limit { return false }
        guard let lastShown = history.lastImpression(message.id) else { return true }
        return date.timeIntervalSince(lastShown) >= message.cooldown
    }
}
