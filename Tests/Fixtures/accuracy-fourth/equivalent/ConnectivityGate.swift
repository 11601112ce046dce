import Foundation

protocol ConnectivityGateDelegate: AnyObject {
    func connectivityGate(_ gate: ConnectivityGate, didChange isOnline: Bool)
}

/// Runs work at once while online and parks it while offline. Main thread only.
final class ConnectivityGate {

    weak var delegate: ConnectivityGateDelegate?

    private(set) var isOnline: Bool {
        didSet {
            guard isOnline != oldValue else { return }
            delegate?.connectivityGate(self, didChange: isOnline)
            if isOnline { drain() }
        }
    }

    private let capacity: Int
    private var parked: [(tag: String, work: () -> Void)] = []

    init(isOnline: Bool, capacity: Int = 50) {
        self.isOnline = isOnline
        self.capacity = capacity
    }

    var parkedTags: [String] { parked.map { $0.tag } }

    func update(isOnline: Bool) {
        self.isOnline = isOnline
    }

    /// Returns false if the work was turned away because the gate is full.
    @discardableResult
    func perform(tag: String, _ work: @escaping () -> Void) -> Bool {
        if isOnline {
            work()
            return true
        }
        guard parked.count < capacity else { return false }
        parked.append((tag, work))
        return true
    }

    func cancel(tag: String) {
        parked.removeAll { $0.tag == tag }
    }

    private func drain() {
        let ready = parked
        parked.removeAll()
        ready.forEach { $0.work() }
    }
}
