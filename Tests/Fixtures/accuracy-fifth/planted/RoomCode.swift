import Foundation

struct RoomCode: Hashable, CustomStringConvertible {
    private static let pattern = "[A-Z]{4}-[0-9]{2,3}"

    let value: String

    init?(_ input: String) {
        let candidate = input
            .trimmingCharacters(in: .whitespacesAndNewlines)
            .uppercased()
        guard candidate.range(of: Self.pattern, options: .regularExpression) != nil else { return nil }
        value = candidate
    }

    var description: String { value }
}

enum JoinError: Error, Equatable {
    case malformedCode
    case unknownRoom
    case roomFull(capacity: Int)
    case alreadyJoined
}

final class RoomRegistry {
    private let capacity: Int
    private var rooms: [RoomCode: Set<String>] = [:]

    init(capacity: Int = 8) {
        self.capacity = capacity
    }

    @discardableResult
    func open(_ code: String, host: String) -> Result<RoomCode, JoinError> {
        guard let room = RoomCode(code) else { return .failure(.malformedCode) }
        if rooms[room] == nil {
            rooms[room] = [host]
        }
        return .success(room)
    }

    func join(_ code: String, player: String) -> Result<Int, JoinError> {
        guard let room = RoomCode(code) else { return .failure(.malformedCode) }
        guard let players = rooms[room] else { return .failure(.unknownRoom) }
        if players.contains(player) { return .failure(.alreadyJoined) }
        if players.count >= capacity { return .failure(.roomFull(capacity: capacity)) }

        let updated = players.union([player])
        rooms[room] = updated
        return .success(updated.count)
    }

    func leave(_ room: RoomCode, player: String) {
        guard let rest = rooms[room]?.subtracting([player]) else { return }
        rooms[room] = rest.isEmpty ? nil : rest
    }

    var openRooms: Int { rooms.count }
}
