import Foundation

struct GateAlert: Equatable {
    let flight: String
    let gate: String
    let previousGate: String?

    var text: String {
        if let previousGate = previousGate {
            return "\(flight): gate changed from \(previousGate) to \(gate)"
        }
        return "\(flight): gate \(gate)"
    }
}

final class GateAlertCenter {
    typealias Handler = ([GateAlert]) -> Void

    private let handler: Handler
    private var gates: [String: String] = [:]
    private var followed: Set<String> = []
    private var pending: [GateAlert] = []

    init(handler: @escaping Handler) {
        self.handler = handler
    }

    var pendingCount: Int { pending.count }

    func follow(_ flight: String) {
        followed.insert(flight)
    }

    func unfollow(_ flight: String) {
        guard followed.remove(flight) != nil else { return }
        gates[flight] = nil
        pending.removeAll { $0.flight == flight }
    }

    func gateDidChange(flight: String, gate: String?) {
        guard followed.contains(flight), let gate = gate, !gate.isEmpty else { return }

        let previous = gates.updateValue(gate, forKey: flight)
        guard previous != gate else { return }

        if let index = pending.firstIndex(where: { $0.flight == flight }) {
            // The traveller has not seen the gates in between.
            pending[index] = GateAlert(
                flight: flight,
                gate: gate,
                previousGate: pending[index].previousGate
            )
        } else {
            pending.append(GateAlert(flight: flight, gate: gate, previousGate: previous))
        }
    }

    /// Hands all that has piled up to the handler, in the order of arrival.
    func flush() {
        guard !pending.isEmpty else { return }
        let alerts = pending
        pending.removeAll()
        handler(alerts)
    }
}
