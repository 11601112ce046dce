import Foundation

struct Reservation: Equatable {
    enum Status { case requested, confirmed, declined }

    let id: String
    let roomId: String
    let start: Int
    let end: Int
    let attendees: Int
    var status: Status
}

final class RoomReservations {
    private let rooms: [Room]
    private var reservations: [Reservation] = []

    init(rooms: [Room]) {
        self.rooms = rooms
    }

    func isFree(roomId: String, start: Int, end: Int) -> Bool {
        !reservations.contains {
            $0.roomId == roomId
                && $0.start < end
                && start < $0.end
        }
    }

    func suggestions(start: Int, end: Int, attendees: Int) -> [Room] {
        guard start < end else { return [] }
        return rooms
            .filter { $0.seats >= attendees && isFree(roomId: $0.id, start: start, end: end) }
            .sorted { ($0.seats, $0.name) < ($1.seats, $1.name) }
    }

    func request(_ reservation: Reservation) -> Bool {
        guard let room = rooms.first(where: { $0.id == reservation.roomId }),
              reservation.attendees <= room.seats,
              isFree(roomId: room.id, start: reservation.start, end: reservation.end) else {
            return false
        }
        reservations.append(reservation)
        return true
    }

    func setStatus(_ status: Reservation.Status, id: String) {
        guard let index = reservations.firstIndex(where: { $0.id == id }) else { return }
        reservations[index].status = status
    }

    func schedule(roomId: String) -> [Reservation] {
        reservations
            .filter { $0.roomId == roomId && $0.status == .confirmed }
            .sorted { $0.start < $1.start }
    }
}
