import Foundation

protocol ClassWaitlistDelegate: AnyObject {
    func waitlist(_ waitlist: ClassWaitlist, didPromote memberId: String)
    func waitlistDidChange(_ waitlist: ClassWaitlist)
}

extension ClassWaitlistDelegate {
    func waitlistDidChange(_ waitlist: ClassWaitlist) {}
}

final class ClassWaitlist {
    enum JoinResult: Equatable {
        case booked
        case waiting(position: Int)
        case alreadyJoined
    }

    weak var delegate: ClassWaitlistDelegate?

    private(set) var capacity: Int
    private(set) var booked: [String] = []
    private(set) var waiting: [String] = []

    init(capacity: Int) {
        self.capacity = capacity
    }

    var freeSpots: Int { max(0, capacity - booked.count) }

    @discardableResult
    func join(_ memberId: String) -> JoinResult {
        guard !booked.contains(memberId), !waiting.contains(memberId) else { return .alreadyJoined }
        defer { delegate?.waitlistDidChange(self) }

        if freeSpots > 0 {
            booked.append(memberId)
            return .booked
        }
        waiting.append(memberId)
        return .waiting(position: waiting.count)
    }

    func leave(_ memberId: String) {
        if let index = waiting.firstIndex(of: memberId) {
            waiting.remove(at: index)
        } else if let index = booked.firstIndex(of: memberId) {
            booked.remove(at: index)
            promote()
        } else {
            return
        }
        delegate?.waitlistDidChange(self)
    }

    /// Nobody loses a spot if the class becomes smaller.
    func changeCapacity(to newCapacity: Int) {
        guard newCapacity != capacity else { return }
        capacity = newCapacity
        promote()
        delegate?.waitlistDidChange(self)
    }

    private func promote() {
        while freeSpots > 0, !waiting.isEmpty {
            let memberId = waiting.removeFirst()
            booked.append(memberId)
            delegate?.waitlist(self, didPromote: memberId)
        }
    }
}
