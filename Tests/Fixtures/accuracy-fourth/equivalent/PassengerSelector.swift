import Foundation

struct PassengerCounts: Equatable {
    var adults = 1
    var children = 0
    var infants = 0

    var total: Int { adults + children + infants }
    var seatsNeeded: Int { adults + children }
}

enum PassengerType {
    case adult, child, infant
}

enum PassengerRejection {
    case tooManyPassengers
    case adultRequired
    case infantsExceedAdults
}

protocol PassengerSelectorDelegate: AnyObject {
    func passengerSelector(_ selector: PassengerSelector, didChange counts: PassengerCounts)
    func passengerSelector(_ selector: PassengerSelector, didReject reason: PassengerRejection)
}

final class PassengerSelector {
    static let maxPassengers = 9

    weak var delegate: PassengerSelectorDelegate?

    private(set) var counts = PassengerCounts() {
        didSet {
            guard counts != oldValue else { return }
            delegate?.passengerSelector(self, didChange: counts)
        }
    }

    func increment(_ type: PassengerType) {
        attempt { $0[keyPath: type.keyPath] += 1 }
    }

    func decrement(_ type: PassengerType) {
        attempt { $0[keyPath: type.keyPath] = max(0, $0[keyPath: type.keyPath] - 1) }
    }

    func reset() {
        counts = PassengerCounts()
    }

    private func attempt(_ change: (inout PassengerCounts) -> Void) {
        var candidate = counts
        change(&candidate)
        if let reason = rejection(for: candidate) {
            delegate?.passengerSelector(self, didReject: reason)
        } else {
            counts = candidate
        }
    }

    private func rejection(for candidate: PassengerCounts) -> PassengerRejection? {
        if candidate.total > Self.maxPassengers { return .tooManyPassengers }
        if candidate.adults < 1 { return .adultRequired }
        if candidate.infants > candidate.adults { return .infantsExceedAdults }
        return nil
    }
}

private extension PassengerType {
    var keyPath: WritableKeyPath<PassengerCounts, Int> {
        switch self {
        case .adult: return \.adults
        case .child: return \.children
        case .infant: return \.infants
        }
    }
}
