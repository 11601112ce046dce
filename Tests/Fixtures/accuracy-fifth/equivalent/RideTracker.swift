import Foundation

enum RideState {
    case requested, accepted, inProgress, completed, cancelled

    func canMove(to next: RideState) -> Bool {
        switch (self, next) {
        case (.requested, .accepted), (.requested, .cancelled),
             (.accepted, .inProgress), (.accepted, .cancelled),
             (.inProgress, .completed):
            return true
        default:
            return false
        }
    }
}

protocol RideTrackerDelegate: AnyObject {
    func rideTracker(_ tracker: RideTracker, didMoveTo state: RideState, from previous: RideState)
    func rideTracker(_ tracker: RideTracker, didUpdateEta minutes: Int)
}

final class RideTracker {
    private static let window = 3

    weak var delegate: RideTrackerDelegate?

    private(set) var state: RideState = .requested {
        didSet { delegate?.rideTracker(self, didMoveTo: state, from: oldValue) }
    }

    /// Smoothed arrival time, nil until the first report in the current state.
    private(set) var etaMinutes: Int?

    private var samples: [Int] = []

    @discardableResult
    func move(to next: RideState) -> Bool {
        guard state.canMove(to: next) else { return false }
        samples.removeAll()
        etaMinutes = nil
        state = next
        return true
    }

    func report(etaSeconds: Int) {
        switch state {
        case .requested, .completed, .cancelled:
            return
        case .accepted, .inProgress:
            break
        }

        samples.append(max(0, etaSeconds))
        if samples.count > Self.window {
            samples.removeFirst()
        }

        let average = samples.reduce(0, +) / samples.count
        let minutes = (average + 59) / 60
        guard minutes != etaMinutes else { return }
        etaMinutes = minutes
        delegate?.rideTracker(self, didUpdateEta: minutes)
    }
}
