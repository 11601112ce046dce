import Foundation

protocol Cancellable: AnyObject {
    func cancel()
}

final class ObservableValue<Value: Equatable> {

    private struct Observer {
        let id: Int
        let handler: (Value) -> Void
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

    private var observers: [Observer] = []
    private var nextId = 0

    var value: Value {
        didSet {
            guard value != oldValue else { return }
            let current = value
            observers.forEach { $0.handler(current) }
        }
    }

    var observerCount: Int { observers.count }

    init(_ value: Value) {
        self.value = value
    }

    func observe(emitCurrent: Bool = true, _ handler: @escaping (Value) -> Void) -> Cancellable {
        let id = nextId
        nextId += 1
        observers.append(Observer(id: id, handler: handler))
        if emitCurrent {
            handler(value)
        }
        return Subscription { [weak self] in
            self?.observers.removeAll { $0.id == id }
        }
    }

    func observe<Property: Equatable>(
        _ selector: @escaping (Value) -> Property,
        onChange: @escaping (Property) -> Void
    ) -> Cancellable {
        var last = selector(value)
        return observe(emitCurrent: false) { newValue in
            let property = selector(newValue)
            guard property != last else { return }
            last = property
            onChange(property)
        }
    }

    func update(_ transform: (Value) -> Value) {
        value = transform(value)
    }
}
