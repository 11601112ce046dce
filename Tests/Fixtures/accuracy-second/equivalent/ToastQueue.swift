import Foundation

struct Toast: Equatable {
    enum Style { case info, success, error }

    let text: String
    var style: Style = .info
    var duration: TimeInterval = 3
}

protocol Cancellable: AnyObject {
    func cancel()
}

protocol Scheduling {
    func schedule(after delay: TimeInterval, _ work: @escaping () -> Void) -> Cancellable
}

final class ToastQueue {
    static let maxPending = 5

    private let scheduler: Scheduling
    private var pending: [Toast] = []
    private var dismissal: Cancellable?
    private(set) var current: Toast?

    var onShow: ((Toast) -> Void)?
    var onHide: (() -> Void)?

    init(scheduler: Scheduling) {
        self.scheduler = scheduler
    }

    func enqueue(_ toast: Toast) {
        guard toast != current, !pending.contains(toast) else { return }
        if toast.style == .error {
            let index = pending.firstIndex { $0.style != .error } ?? pending.endIndex
            pending.insert(toast, at: index)
        } else {
            pending.append(toast)
        }
        if pending.count > Self.maxPending {
            pending.removeLast()
        }
        if current == nil {
            showNext()
        }
    }

    func dismissCurrent() {
        guard current != nil else { return }
        dismissal?.cancel()
        dismissal = nil
        current = nil
        onHide?()
        showNext()
    }

    func clear() {
        pending.removeAll()
        dismissCurrent()
    }

    private func showNext() {
        guard !pending.isEmpty else { return }
        let toast = pending.removeFirst()
        current = toast
        onShow?(toast)
        dismissal = scheduler.schedule(after: toast.duration) { [weak self] in
            self?.dismissCurrent()
        }
    }
}
