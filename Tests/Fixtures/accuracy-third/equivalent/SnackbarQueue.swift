import Foundation

struct SnackbarMessage: Equatable {
    enum Priority { case normal, high }

    let text: String
    var priority: Priority = .normal
    var actionLabel: String? = nil

    /// Messages with a button stay longer.
    var visibleMillis: Int { actionLabel == nil ? 4_000 : 8_000 }
}

protocol SnackbarHost: AnyObject {
    func show(_ message: SnackbarMessage)
    func hide()
}

final class SnackbarQueue {
    private static let capacity = 5

    weak var host: SnackbarHost?

    private(set) var current: SnackbarMessage? {
        didSet {
            if let message = current {
                host?.show(message)
            } else {
                host?.hide()
            }
        }
    }

    private var waiting: [SnackbarMessage] = []

    var waitingCount: Int { waiting.count }

    func enqueue(_ message: SnackbarMessage) {
        guard let current = current else {
            self.current = message
            return
        }
        guard message != current, !waiting.contains(message) else { return }

        let index: Int
        switch message.priority {
        case .high: index = waiting.firstIndex { $0.priority == .normal } ?? waiting.endIndex
        case .normal: index = waiting.endIndex
        }
        waiting.insert(message, at: index)

        if waiting.count > Self.capacity {
            waiting.removeLast()
        }
    }

    func dismissCurrent() {
        guard current != nil else { return }
        current = waiting.isEmpty ? nil : waiting.removeFirst()
    }

    func clear() {
        waiting.removeAll()
        dismissCurrent()
    }
}
