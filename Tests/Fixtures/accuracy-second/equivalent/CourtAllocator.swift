import Foundation

struct Court: Equatable {
    enum Surface { case clay, grass, hard }

    let number: Int
    let surface: Surface
    let isIndoor: Bool
}

struct CourtRequest {
    let matchId: String
    let startMinute: Int
    let durationMinutes: Int
    var preferredSurface: Court.Surface?
    var needsIndoor = false

    var endMinute: Int { startMinute + durationMinutes }
}

struct CourtAssignment: Equatable {
    let matchId: String
    let courtNumber: Int
    let startMinute: Int
}

final class CourtAllocator {
    private let courts: [Court]
    private let changeover: Int
    private var busyUntil: [Int: Int] = [:]

    init(courts: [Court], changeover: Int = 10) {
        self.courts = courts.sorted { $0.number < $1.number }
        self.changeover = changeover
    }

    func allocate(_ requests: [CourtRequest]) -> (assigned: [CourtAssignment], rejected: [String]) {
        busyUntil.removeAll()
        var assigned: [CourtAssignment] = []
        var rejected: [String] = []

        let ordered = requests.sorted {
            ($0.startMinute, $0.matchId) < ($1.startMinute, $1.matchId)
        }
        for request in ordered {
            guard let court = findCourt(for: request) else {
                rejected.append(request.matchId)
                continue
            }
            busyUntil[court.number] = request.endMinute + changeover
            assigned.append(CourtAssignment(
                matchId: request.matchId,
                courtNumber: court.number,
                startMinute: request.startMinute
            ))
        }
        return (assigned, rejected)
    }

    private func findCourt(for request: CourtRequest) -> Court? {
        let free = courts.filter { court in
            if request.needsIndoor && !court.isIndoor { return false }
            return busyUntil[court.number, default: 0] <= request.startMinute
        }
        if let surface = request.preferredSurface,
           let match = free.first(where: { $0.surface == surface }) {
            return match
        }
        return free.first
    }
}
