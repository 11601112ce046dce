import Foundation

protocol Cancellable: AnyObject {
    func cancel()
}

final class ObservableValue<Value: Equatable> {
    typealias Observer = (Value) -> Void

    private var observers: [(id: Int, handler: Observer)] = []
    private var nextId = 0

    var value: Value {
        didSet {
            guard value != oldValue else { return }
            notify()
        }
    }

    init(_ value: Value) {
        self.value = value
    }

    func observe(emitInitial: Bool = true, _ handler: @escaping Observer) -> Cancellable {
        let id = nextId
        nextId += 1
        observers.append((id, handler))
        if emitInitial {
            handler(value)
        }
        return Subscription { [weak self] in
            self?.observers.removeAll { $0.id == id }
        }
    }

    func update(_ transform: (Value) -> Value) {
        value = transform(value)
    }

    private func notify() {
        let current = value
        observers.forEach { $0.handler(current) }
    }
}

private final class Subscription: Cancellable {
    private var onCancel: (() -> Void)?

    init(onCancel: @escaping () -> Void) {
        self.onCancel = onCancel
    }

    func cancel() {
        onCancel?()
        onCancel = nil
    }
}

final class CancelBag {
    private var items: [Cancellable] = []

    func add(_ item: Cancellable) {
        items.append(item)
    }

    func cancelAll() {
        items.forEach { $0.cancel() }
        items.removeAll()
    }
}
