import Foundation

protocol Ticker: AnyObject {
    func start(interval: TimeInterval, onTick: @escaping () -> Void)
    func stop()
}

final class CountdownViewModel {
    enum Urgency { case normal, soon, critical }

    private let deadline: Date
    private let ticker: Ticker
    private let now: () -> Date
    private var isRunning = false

    private(set) var remainingSeconds = 0
    var onUpdate: ((String, Urgency) -> Void)?
    var onExpired: (() -> Void)?

    init(deadline: Date, ticker: Ticker, now: @escaping () -> Date) {
        self.deadline = deadline
        self.ticker = ticker
        self.now = now
    }

    func start() {
        guard !isRunning else { return }
        isRunning = true
        ticker.start(interval: 1) { [weak self] in self?.tick() }
        tick()
    }

    func stop() {
        guard isRunning else { return }
        isRunning = false
        ticker.stop()
    }

    var urgency: Urgency {
        switch remainingSeconds {
        case ..<60: return .critical
        case 60..<600: return .soon
        default: return .normal
        }
    }

    var text: String {
        let days = remainingSeconds / 86_400
        let hours = remainingSeconds / 3_600 % 24
        let minutes = remainingSeconds / 60 % 60
        let seconds = remainingSeconds % 60
        if days > 0 {
            return "\(days)d \(hours)h"
        }
        if hours > 0 {
            return "\(hours)h \(minutes)m"
        }
        return "\(pad(minutes)):\(pad(seconds))"
    }

    private func tick() {
        guard isRunning else { return }
        let milliseconds = Int((deadline.timeIntervalSince(now()) * 1_000).rounded())
        remainingSeconds = max(0, (milliseconds + 999) / 1_000)
        onUpdate?(text, urgency)
        if remainingSeconds == 0 {
            stop()
            onExpired?()
        }
    }

    private func pad(_ value: Int) -> String {
        value < 10 ? "0\(value)" : "\(value)"
    }
}
