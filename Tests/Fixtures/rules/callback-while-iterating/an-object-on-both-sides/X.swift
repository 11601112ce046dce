protocol Delegate: AnyObject {
    func didChange(_ state: State)
}

final class Session {
    private let delegates = NSHashTable<AnyObject>.weakObjects()
    private var history: [State] = []

    func add(_ delegate: Delegate) {
        delegates.add(delegate)
    }

    func update(_ state: State) {
        for case let delegate as Delegate in delegates.objectEnumerator() {
            delegate.didChange(state)
        }
    }
}
