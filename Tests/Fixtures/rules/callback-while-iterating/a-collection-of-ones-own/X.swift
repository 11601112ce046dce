import Foundation

protocol Listener: AnyObject {
    func didChange(_ state: State)
}

final class WeakList<T>: Sequence {
    private var references: [Reference] = []

    func add(_ element: AnyObject) {
        references.append(Reference(element: element))
    }

    func makeIterator() -> IndexingIterator<[T]> {
        return references.compactMap { $0.element as? T }.makeIterator()
    }

    private struct Reference {
        weak var element: AnyObject?
    }
}

final class Session {
    private var delegates = WeakList<Listener>()

    func add(_ delegate: Listener) {
        delegates.add(delegate)
    }

    func update(_ state: State) {
        delegates.forEach { $0.didChange(state) }
    }
}
