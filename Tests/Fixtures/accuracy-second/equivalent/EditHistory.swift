import Foundation

protocol EditHistoryDelegate: AnyObject {
    func historyDidChange(canUndo: Bool, canRedo: Bool)
}

final class EditHistory<State: Equatable> {
    private var past: [State] = []
    private var future: [State] = []
    private let limit: Int

    private(set) var present: State
    weak var delegate: EditHistoryDelegate?

    init(initial: State, limit: Int = 50) {
        self.present = initial
        self.limit = limit
    }

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    func push(_ state: State) {
        guard state != present else { return }
        past.append(present)
        if past.count > limit {
            past.removeFirst(past.count - limit)
        }
        present = state
        future.removeAll()
        notify()
    }

    func edit(_ transform: (State) -> State) {
        push(transform(present))
    }

    @discardableResult
    func undo() -> State? {
        guard let previous = past.popLast() else { return nil }
        future.append(present)
        present = previous
        notify()
        return previous
    }

    @discardableResult
    func redo() -> State? {
        guard let next = future.popLast() else { return nil }
        past.append(present)
        present = next
        notify()
        return next
    }

    func revert() {
        guard let oldest = past.first else { return }
        present = oldest
        past.removeAll()
        future.removeAll()
        notify()
    }

    private func notify() {
        delegate?.historyDidChange(canUndo: canUndo, canRedo: canRedo)
    }
}
